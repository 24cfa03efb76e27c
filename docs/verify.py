#!/usr/bin/env python3
"""Verifies the record of a fair deal with Python's standard library alone; see fair-deal.md for what it means.

    python3 verify.py record.json     prints every check, and ends with status 1 when one of them fails

Whether the moves obey the rules of the game it cannot say: that takes the rules engine.
"""
import hashlib, hmac, json, re, sys

PREFIX = b"kings-corner/fair/v1/"
KEYS = {"v", "scheme", "context", "commitments", "reveals", "beaconValue", "root", "moves", "head"}
CONTEXT = ["game", "round", "attempt", "rules", "deckSize", "beacon", "players"]

def u16(n): return n.to_bytes(2, "big")
def u32(n): return n.to_bytes(4, "big")
def lp(data): return u32(len(data)) + data
def enc(tag, *parts): return lp(PREFIX + tag.encode()) + b"".join(map(lp, parts))
def sha(data): return hashlib.sha256(data).digest()
def H(tag, *parts): return sha(enc(tag, *parts))
def mac(key, data): return hmac.new(key, data, hashlib.sha256).digest()
def unhex(text): return bytes.fromhex(text)

def is_hex(x, low, high): return isinstance(x, str) and re.fullmatch("([0-9a-f]{2}){%d,%d}" % (low, high), x) is not None
def is_text(x): return isinstance(x, str) and not re.search("[\ud800-\udfff]", x) and len(x.encode()) <= 255
def is_whole(x, low, high): return type(x) is int and low <= x <= high
def has_keys(x, needed, optional=()): return isinstance(x, dict) and set(needed) <= set(x) <= set(needed) | set(optional)
def is_list(x, low, high, test): return isinstance(x, list) and low <= len(x) <= high and all(map(test, x))

def is_context(c):
    return (has_keys(c, CONTEXT) and all(is_text(c[k]) for k in ("game", "rules", "beacon"))
            and all(is_whole(c[k], 0, 2**32 - 1) for k in ("round", "attempt"))
            and is_whole(c["deckSize"], 1, 256) and is_list(c["players"], 1, 8, is_text))

def is_record(r):
    if not has_keys(r, KEYS, {"deal", "result"}) or not is_context(r["context"]): return False
    n = len(r["context"]["players"])
    return (is_whole(r["v"], 1, 1) and r["scheme"] == "kc-fair-v1" and is_hex(r["beaconValue"], 0, 255)
            and all(is_hex(r[k], 32, 32) for k in ("root", "head"))
            and all(is_list(r[k], n, n, lambda x: is_hex(x, 32, 32)) for k in ("commitments", "reveals"))
            and is_list(r["moves"], 0, 65536, lambda m: has_keys(m, ("seat", "move"))
                        and is_whole(m["seat"], 0, 65535) and is_text(m["move"]))
            and ("deal" not in r or has_keys(r["deal"], ("variant", "seats", "dealer"))))

def context_hash(c):
    texts = [c[k].encode() for k in ("game", "rules", "beacon")]
    return H("context", texts[0], u32(c["round"]), u32(c["attempt"]), texts[1], u16(c["deckSize"]), texts[2],
             *(p.encode() for p in c["players"]))

def contribution(ctx, k, player, secret): return H("contribution", ctx, u16(k), player.encode(), secret)

def deck_of(ctx, seed, size):
    key, block, used = mac(seed, enc("shuffle", ctx)), b"", 0
    deck = list(range(size))
    for i in range(size - 1, 0, -1):
        limit = 256 - 256 % (i + 1)
        while True:
            if used % 32 == 0: block = mac(key, u32(used // 32))
            byte, used = block[used % 32], used + 1
            if byte < limit: break
        j = byte % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck

def leaf(ctx, index, card, salt): return sha(b"\0" + enc("card", ctx, u16(index), u16(card), salt))
def node(left, right): return sha(b"\1" + left + right)

def tree_root(hashes):
    while len(hashes) > 1:
        pairs = [hashes[i:i + 2] for i in range(0, len(hashes), 2)]
        hashes = [node(*pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return hashes[0]

def verify_opening(context, root, o):
    """Whether an opening proves its card at its index under a root."""
    if not is_context(context) or not has_keys(o, ("index", "card", "salt", "path")): return False
    n = context["deckSize"]
    if not (is_whole(o["index"], 0, n - 1) and is_whole(o["card"], 0, n - 1) and is_hex(o["salt"], 32, 32)
            and is_list(o["path"], 0, 8, lambda x: is_hex(x, 32, 32))): return False
    value, at, path = leaf(context_hash(context), o["index"], o["card"], unhex(o["salt"])), o["index"], o["path"][:]
    while n > 1:
        if at ^ 1 < n:
            if not path: return False
            beside = unhex(path.pop(0))
            value = node(beside, value) if at % 2 else node(value, beside)
        at, n = at // 2, (n + 1) // 2
    return not path and value.hex() == root

def verify(r):
    """The checks of a record, as pairs of id and result."""
    if not is_record(r): return [("shape", False)]
    c, ctx = r["context"], context_hash(r["context"])
    commitments, secrets = [[unhex(x) for x in r[k]] for k in ("commitments", "reveals")]
    listed = H("commit-list", ctx, *commitments)
    seed = mac(secrets[0], enc("deck-seed", ctx, listed, unhex(r["beaconValue"]), *secrets[1:]))
    salt_key = mac(seed, enc("salt", ctx))
    deck = deck_of(ctx, seed, c["deckSize"])
    root = tree_root([leaf(ctx, i, card, mac(salt_key, u16(i))) for i, card in enumerate(deck)])
    head = H("transcript", ctx, listed, unhex(r["root"]))
    for t, m in enumerate(r["moves"], 1): head = H("entry", head, u32(t), u16(m["seat"]), m["move"].encode())
    checks = [("shape", True)]
    for what, items in (("players", c["players"]), ("commitments", commitments), ("reveals", secrets)):
        checks.append((what + "-distinct", len(set(items)) == len(items)))
    for k, player in enumerate(c["players"]):
        checks.append(("commitment-%d" % k, contribution(ctx, k, player, secrets[k]) == commitments[k]))
    checks += [("root", root.hex() == r["root"]), ("chain", head.hex() == r["head"]),
               ("beacon", (c["beacon"] == "") == (r["beaconValue"] == ""))]
    if "deal" in r:
        canonical = json.dumps(r["deal"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "surrogatepass")
        checks.append(("rules", c["rules"] == "kings-corner/1:" + H("rules", canonical).hex()))
    return checks

if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file: results = verify(json.load(file))
    for name, ok in results: print("%-22s %s" % (name, "pass" if ok else "FAIL"))
    sys.exit(0 if all(ok for _, ok in results) else 1)

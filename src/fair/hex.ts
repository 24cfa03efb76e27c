/** Bytes as text: an even number of lower-case hex digits, nothing before or between them. */
export type Hex = string;

/** Bytes handed in: as they are, or as {@link Hex}. */
export type Bytes = Uint8Array | Hex;

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): Hex {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a text that is known to be hex. */
export function fromHex(hex: Hex): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

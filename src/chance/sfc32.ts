/**
 * The small fast counter generator over four 32-bit words; each call gives the next unsigned 32-bit number.
 *
 * The counter is added before it is incremented. Fast and well mixed, but anyone who sees a few outputs can find the
 * rest: never for cards that someone hides.
 */
export function createSfc32(a: number, b: number, c: number, d: number): () => number {
  let [w, x, y, z] = [a | 0, b | 0, c | 0, d | 0];
  return () => {
    const sum = (w + x + z) | 0;
    z = (z + 1) | 0;
    w = x ^ (x >>> 9);
    x = (y + (y << 3)) | 0;
    y = (((y << 21) | (y >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
}

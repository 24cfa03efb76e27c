/** Whether two values of plain JSON data are equal, whatever the order of keys. */
export function isEqualData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqualData(valueAt(a, key), valueAt(b, key)));
}

function valueAt(data: object, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key]; // own keys only, whatever they are
}

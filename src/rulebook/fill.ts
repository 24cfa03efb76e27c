/** What slots and flags stand for: texts, and what is in force. A text that is not empty is in force, too. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** A text with its slots filled: `{name}` by a value, `{flag?yes/no}` by one of its sides; the inner ones come first. */
export function fill(text: string, values: Values): string {
  const filled = text.replace(/\{(\w+)(\?([^{}/]*)\/?([^{}]*))?\}/g, (_, name, sides, yes, no) => {
    const value = values[name];
    return sides ? (value ? yes : no) : value;
  });
  return filled === text ? text : fill(filled, values);
}

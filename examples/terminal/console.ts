import { createInterface } from 'node:readline';

/** Thrown when the player quits, and where a line is needed and the input has ended. */
export class Quit extends Error {}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
process.stdout.on('error', () => process.exit()); // a reader such as `head` may stop before the end

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A line from the player, without the space around it. */
export async function ask(question: string): Promise<string> {
  process.stdout.write(`${question} `);
  const line = await lines.next();
  if (line.done === true) throw new Quit();
  return line.value.trim();
}

/** What `read` makes of the first answer that it makes something of; other answers are explained by `help`. */
export async function askFor<T>(
  question: string,
  read: (answer: string) => T | undefined,
  help: string,
  first?: string,
): Promise<T> {
  for (let answer = first ?? (await ask(question)); ; answer = await ask(question)) {
    const found = read(answer);
    if (found !== undefined) return found;
    say(`"${answer}" is none of them. ${help}`);
  }
}

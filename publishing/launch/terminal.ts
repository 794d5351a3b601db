import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Somebody at the terminal, or a program that hands over all lines at once, until they are thanked. */
export function atTerminal() {
  // Whoever goes away in the middle has written nothing; a shell calls that 130.
  const leave = () => {
    stdout.write('\nNada foi gravado.\n');
    process.exit(130);
  };
  process.once('SIGINT', leave);
  const terminal = createInterface({ input: stdin });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    /** The line that answers; undefined at the end of the input. */
    ask: async (question: string): Promise<string | undefined> => {
      stdout.write(`${question} `);
      const { value, done } = await lines.next();
      return done ? undefined : value.trim();
    },
    close: () => {
      process.off('SIGINT', leave);
      terminal.close();
    },
  };
}

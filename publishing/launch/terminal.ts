import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Whether an answer to “sim ou não” is yes. */
export const isYes = (answer: string | undefined): boolean => /^s(?:im)?$/i.test(answer ?? '');

/**
 * Somebody at the terminal, or a program that hands over all lines at once, until they are thanked.
 * @param left said to whoever goes away in the middle
 */
export function atTerminal(left = 'Nada foi gravado.') {
  // A shell calls it 130.
  const leave = () => {
    stdout.write(`\n${left}\n`);
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

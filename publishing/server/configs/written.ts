/** A value in quotes, with nothing in it that the server would read as its own. */
export function quotedBut(own: RegExp, value: string): string {
  if (own.test(value)) throw new Error(`A server would read a name of its own in: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

export const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

export const block = (start: string, inside: readonly string[]): string =>
  [
    `${start} {`,
    ...inside.flatMap((part) => part.split('\n')).map((line) => line && `\t${line}`),
    '}',
  ].join('\n');

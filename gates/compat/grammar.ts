import { transform } from 'esbuild';

const grammars = ['chrome109', 'safari15.4', 'ios15.4', 'firefox115'];

/**
 * The first line that esbuild would write otherwise for the oldest browsers, if there is one.
 * @throws where it knows no other way of writing it
 */
export async function tooNewGrammar(program: string): Promise<string | undefined> {
  const write = async (target: string | string[]) =>
    (
      await transform(program, {
        target,
        logLevel: 'silent',
        // It asks for the newest Unicode tables; what we match (Cc, Surrogate, L) never changes.
        supported: { 'regexp-unicode-property-escapes': true },
      })
    ).code.split('\n');
  const lowered = new Set(await write(grammars));
  return (await write('esnext')).find((line) => !lowered.has(line));
}

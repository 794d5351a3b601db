import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
// Samsung Internet is a Chrome to esbuild, and Safari another one on phones.
const grammars = browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace(' ', ''))
  .flatMap((name) => (name.startsWith('safari') ? [name, name.replace('safari', 'ios')] : name));

/** The first line that esbuild would write otherwise for the oldest browsers. @throws where it knows no other way */
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

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneTo, runIn } from '../clone.ts';

/** A practice as it is written, and filled in with these facts, in a clone of its own. */
export async function filledIn(facts: Readonly<Record<string, string>>, folder: string) {
  const site = join(folder, 'site');
  cloneTo(site);
  const own = 'escritorios/nosso';
  const write = () => runIn(site, ['npm', 'run', '--silent', 'new-practice', '--', own]);
  await write();
  const file = join(site, own, 'practice.yaml');
  const all = {
    siteAddress: 'https://direito-em-dia.example',
    projectName: 'Direito em Dia',
    phone: '"(00) 90000-0009"',
    ...facts,
  };
  let text = readFileSync(file, 'utf8');
  for (const [field, value] of Object.entries(all))
    text = text.replace(new RegExp(`^([ -]*${field}: ).*$`, 'm'), value && `$1${value}`);
  writeFileSync(file, text);
  return {
    /** The clone. */
    site,
    /** The practice's folder in it. */
    own,
    write,
    /** The pages, judged; nothing packs or compresses what no browser will ask for. */
    build: () =>
      runIn(site, ['node', 'publishing/launch/publish/build.ts'], { PRACTICE_FOLDER: own }),
  };
}

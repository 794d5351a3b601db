import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { practiceFileIn } from '#texts/load/practice.ts';
import { runTold } from './run-told.ts';

const usage =
  'npm run new-practice -- <pasta>   escreve a pasta de outro escritório, para preencher';

/** Throws a ContentError where a folder is not there to be filled. */
function refuseFolder(folder: string): void {
  const fault = (problem: string) => new ContentError(folder, [problem]);
  if (resolve(folder).split(sep).includes('.git'))
    throw fault('é uma pasta do Git. Escolha outra pasta');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw fault('já existe, e não está vazia. Escolha outra pasta');
}

/** As a shell takes it, whatever is in it. */
const quoted = (name: string): string =>
  /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;

async function run(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (!folder || folder.startsWith('-'))
    throw new ContentError('npm run new-practice', [`falta a pasta.\n\n${usage}`]);
  refuseFolder(folder);
  cpSync(join(import.meta.dirname, 'practice-form'), folder, { recursive: true });
  const file = practiceFileIn(folder);
  const facts = readFileSync(file, 'utf8');
  writeFileSync(file, facts.replace(/^(verifiedOn:) \S+/m, `$1 ${dayOfBuild()}`));
  const own = `PRACTICE_FOLDER=${quoted(folder)}`;
  console.log(`Pronto: ${folder}. Preencha ${file}, ou abra ${own} npm run edit`);
  console.log(`Veja o site, ainda como demonstração, com ${own} npm start`);
}

// `npm run new-practice`: the folder of another practice, a demonstration until its facts are true.
await runTold(run, usage);

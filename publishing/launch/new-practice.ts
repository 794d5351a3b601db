import { readFileSync } from 'node:fs';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { runTold } from './run-told.ts';
import { atTerminal } from './terminal.ts';
import { asked, faultsOf, questions, refuseFolder, writePractice } from './write-practice.ts';

const usage = `npm run new-practice -- <pasta>                pergunta os dados e escreve a pasta
npm run new-practice -- <pasta> <respostas>    lê as respostas de um arquivo, uma por linha`;

const today = dayOfBuild();

/** One answer a line, asked for or read. */
async function answersFrom(file: string | undefined): Promise<string[]> {
  if (file) {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  }
  const { ask, close } = atTerminal();
  const given: string[] = [];
  while (given.length < questions.length) {
    const question = questions[given.length] ?? questions[0];
    const answer = await ask(asked(question));
    if (answer === undefined) break;
    const fault = faultsOf([...given, answer], today).at(given.length);
    // What was answered before stays: only this is asked again.
    if (fault) console.log(`  ${fault}.`);
    else given.push(answer);
  }
  close();
  return given;
}

/** As a shell takes it, whatever is in it. */
const quoted = (name: string): string =>
  /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;

async function run(): Promise<void> {
  const [folder, file] = process.argv.slice(2);
  if (!folder || folder.startsWith('-'))
    throw new ContentError('npm run new-practice', [`falta a pasta.\n\n${usage}`]);
  refuseFolder(folder);
  writePractice(folder, await answersFrom(file), today);
  loadPractice(folder);
  console.log(`Pronto: ${folder}. Veja o site com PRACTICE_FOLDER=${quoted(folder)} npm start`);
}

// `npm run new-practice`: the folder of another practice, from what its people answer.
await runTold(run, usage);

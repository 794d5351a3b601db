import { existsSync, readFileSync } from 'node:fs';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { atTerminal } from './terminal.ts';
import { asked, faultsOf, questions, writePractice } from './write-practice.ts';

const usage = `npm run new-practice -- <pasta>                pergunta os dados e escreve a pasta
npm run new-practice -- <pasta> <respostas>    lê as respostas de um arquivo, uma por linha`;

const today = dayOfBuild();

/** One answer a line, asked for or read. */
async function answersFrom(file: string | undefined): Promise<string[]> {
  if (file) {
    if (!existsSync(file)) throw new ContentError(file, ['não há este arquivo de respostas']);
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

// `npm run new-practice`: the folder of another practice, from what its people answer.
try {
  const [folder, file] = process.argv.slice(2);
  if (!folder) throw new ContentError('npm run new-practice', [`falta a pasta.\n\n${usage}`]);
  writePractice(folder, await answersFrom(file), today);
  loadPractice(folder);
  console.log(`Pronto: ${folder}. Veja o site com PRACTICE_FOLDER=${folder} npm start`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

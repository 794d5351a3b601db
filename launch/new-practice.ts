import { readFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { ContentError } from '#content/load/content-error.ts';
import { loadPractice } from '#content/load/practice.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { questions, writePractice } from './write-practice.ts';

const usage = `npm run new-practice -- <pasta>                pergunta os dados e escreve a pasta
npm run new-practice -- <pasta> <respostas>    lê as respostas de um arquivo, uma por linha`;

/** One answer a line, asked for or read. */
async function answersFrom(file: string | undefined): Promise<string[]> {
  if (file) return readFileSync(file, 'utf8').split(/\r?\n/);
  const terminal = createInterface({ input: stdin, output: stdout });
  const given: string[] = [];
  for (const { asks, example } of questions)
    given.push(await terminal.question(`${asks} (exemplo: ${example}) `));
  terminal.close();
  return given;
}

// `npm run new-practice`: the folder of another practice, from what its people answer.
try {
  const [folder, file] = process.argv.slice(2);
  if (!folder) throw new ContentError('npm run new-practice', [`falta a pasta.\n\n${usage}`]);
  writePractice(folder, await answersFrom(file), todayInBrasilia(new Date()));
  loadPractice(folder);
  console.log(`Pronto: ${folder}. Veja o site com PRACTICE_FOLDER=${folder} npm start`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

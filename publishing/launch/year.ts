import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { eachOnce } from '#gates/fault.ts';
import { addDays, wholeYear, yearOf } from '#law/date.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { readYaml } from '#texts/load/read-yaml.ts';
import { lawFaults } from './publish/law-faults.ts';
import { tellFaults } from './publish/tell-faults.ts';
import { runTold } from './run-told.ts';
import { standIn } from './stand-in.ts';
import { atTerminal, isYes } from './terminal.ts';
import { type Answers, answersSchema, firstYear } from './year/answers.ts';
import { type Ask, askForYear } from './year/ask.ts';
import { planYear } from './year/plan.ts';
import { lastWriting, writeYear } from './year/way-back.ts';

const usage = `npm run year                       pergunta os valores do ano
npm run year -- respostas.yaml     lê as respostas de um arquivo
npm run year -- --modelo           mostra um arquivo de respostas para preencher
  --ano 2027                       o ano; sem ele, o de hoje, ou o próximo em dezembro
  --sim                            grava sem perguntar
  --desfazer                       devolve os arquivos ao que eram antes da última gravação`;

const today = dayOfBuild();
const read = (file: string): string => readFileSync(file, 'utf8');

/** Whoever fills the form in, from a file or at the terminal. */
async function answersFrom(file: string | undefined, year: number): Promise<Answers> {
  if (file) return readYaml(file, answersSchema);
  console.log(
    `O ano virou: valores de ${year}. Previsão não vale: só o que a norma publicada diz.`,
  );
  return asking((ask) => askForYear(ask, read, { ano: year, conferido: today }));
}

/** Somebody is there as long as the questions last. */
async function asking<T>(questions: (ask: Ask) => Promise<T>): Promise<T> {
  const { ask, close } = atTerminal();
  const answers = await questions(async (question) => (await ask(question)) ?? '');
  close();
  return answers;
}

const mayWrite = async (): Promise<boolean> =>
  isYes(await asking((ask) => ask('\nGravar? (sim ou não)')));

const recordFile = 'src/open-data/record/record.json';

/** What is published once stays: the values that are new are noted. Whether that went well. */
const noteValues = (): boolean =>
  spawnSync(process.execPath, ['src/open-data/record/write.ts'], { stdio: 'inherit' }).status === 0;

/** Puts the files back that the command wrote last. */
async function undo(isSure: boolean | undefined): Promise<void> {
  const last = lastWriting();
  if (!last) return console.log('Nada a desfazer: este comando ainda não gravou nada aqui.');
  console.log(`Voltam ao que eram:\n${last.files.map((name) => `  ${name}`).join('\n')}`);
  if (last.changed.length > 0)
    console.log(
      `Mudaram depois, e o que se escreveu neles se perde:\n${last.changed.map((name) => `  ${name}`).join('\n')}`,
    );
  if (!isSure && !(await asking(async (ask) => isYes(await ask('\nDesfazer? (sim ou não)')))))
    return console.log('Nada foi desfeito.');
  last.putBack();
  console.log('Desfeito. Agora rode npm run check.');
}

/** The year that `--ano` says; without it that of today, or the next one in December. */
function yearFrom(written: string | undefined): number {
  if (written === undefined) return yearOf(addDays(today, 31));
  const year = Number(written);
  if (Number.isInteger(year) && year >= firstYear && year <= 2199) return year;
  throw new ContentError('--ano', [`escreva um ano de ${firstYear} em diante, por exemplo 2027`]);
}

async function run(): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ano: { type: 'string' },
      modelo: { type: 'boolean' },
      sim: { type: 'boolean' },
      desfazer: { type: 'boolean' },
    },
  });
  if (options.desfazer) return undo(options.sim);
  const year = yearFrom(options.ano);
  if (options.modelo) {
    const { template } = await import('./year/template.ts');
    console.log(template(year, today, read));
    return;
  }
  const faults = eachOnce(await lawFaults());
  if (faults.length > 0) {
    tellFaults(faults);
    process.exitCode = 1;
    return;
  }
  const [file] = positionals;
  const answers = await answersFrom(file, year);
  const plan = planYear(answers, read, { place: file ?? 'npm run year', today });
  for (const [name, text] of plan) standIn(name, text);
  const { linesOn, textsWith } = await import('./year/follows.ts');
  console.log(linesOn(answers.ano));
  const texts = textsWith(plan, { year: answers.ano, today, read });
  const all = new Map([...plan, ...texts]);
  if (all.size === 0) {
    console.log('\nNada a gravar: tudo isso já está nos arquivos.');
    return;
  }
  console.log(
    `\nArquivos que mudam: ${all.size}\n${[...all.keys()].map((name) => `  ${name}`).join('\n')}`,
  );
  if (!options.sim && !(await mayWrite())) {
    console.log('Nada foi gravado.');
    return;
  }
  if (!writeYear(all, recordFile, noteValues)) {
    process.exitCode = 1;
    return;
  }
  console.log('Gravado. Agora rode npm run check. Para voltar atrás: npm run year -- --desfazer');
  if (today < wholeYear(answers.ano).from) {
    console.log(
      'Em janeiro, rode isto de novo: só então os textos passam a citar as normas novas.',
    );
  }
}

// `npm run year`: the values of a new year, from their norms to the texts.
await runTold(run, usage);

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
import { answersSchema, firstYear } from './year/answers.ts';
import { planYear } from './year/plan.ts';
import { lastWriting, writeYear } from './year/way-back.ts';

const usage = `npm run year                       um arquivo de respostas para preencher; de novo, grava o que ele diz
npm run year -- respostas.yaml     o mesmo com um arquivo de outro nome
  --ano 2027                       o ano; sem ele, o de hoje, ou o próximo em dezembro
  --sim                            grava sem perguntar
  --desfazer                       devolve os arquivos ao que eram antes da última gravação`;

const today = dayOfBuild();
const read = (file: string): string => readFileSync(file, 'utf8');

async function isSure(question: string): Promise<boolean> {
  const { ask, close } = atTerminal();
  const answer = await ask(`\n${question} (sim ou não)`);
  close();
  return isYes(answer);
}

const listed = (names: Iterable<string>): string =>
  [...names].map((name) => `  ${name}`).join('\n');

const recordFile = 'src/open-data/record/record.json';

/** What is published once stays: the values that are new are noted. Whether that went well. */
const noteValues = (): boolean =>
  spawnSync(process.execPath, ['src/open-data/record/write.ts'], { stdio: 'inherit' }).status === 0;

/** Puts the files back that the command wrote last. */
async function undo(isSaid: boolean | undefined): Promise<void> {
  const last = lastWriting();
  if (!last) return console.log('Nada a desfazer: este comando ainda não gravou nada aqui.');
  console.log(`Voltam ao que eram:\n${listed(last.files)}`);
  if (last.changed.length > 0)
    console.log(`Mudaram depois, e o que se escreveu neles se perde:\n${listed(last.changed)}`);
  if (!isSaid && !(await isSure('Desfazer?'))) return console.log('Nada foi desfeito.');
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
      sim: { type: 'boolean' },
      desfazer: { type: 'boolean' },
    },
  });
  if (options.desfazer) return undo(options.sim);
  const year = yearFrom(options.ano);
  const [file = `valores-${year}.yaml`] = positionals;
  if (positionals.length === 0 && !existsSync(file)) {
    const { template } = await import('./year/template.ts');
    writeFileSync(file, template(year, today, read));
    return console.log(
      `Preencha ${file} com as normas abertas, e rode de novo. Previsão não vale: só o que a norma publicada diz.`,
    );
  }
  const faults = eachOnce(await lawFaults());
  if (faults.length > 0) {
    tellFaults(faults);
    process.exitCode = 1;
    return;
  }
  const answers = readYaml(file, answersSchema);
  const plan = planYear(answers, read, { place: file, today });
  for (const [name, text] of plan) standIn(name, text);
  const { linesOn, textsWith } = await import('./year/follows.ts');
  console.log(linesOn(answers.ano));
  const texts = textsWith(plan, { year: answers.ano, today, read });
  const all = new Map([...plan, ...texts]);
  if (all.size === 0) {
    console.log('\nNada a gravar: tudo isso já está nos arquivos.');
    return;
  }
  console.log(`\nArquivos que mudam: ${all.size}\n${listed(all.keys())}`);
  if (!options.sim && !(await isSure('Gravar?'))) {
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

import { readExtract } from '#cnis/read/read-extract.ts';
import type { Figure } from '#open-data/performance/figure.ts';
import { writeMeasured } from '../write-measured.ts';
import { disappointment, evaluate, type Outcome } from './evaluate.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { firstSamples, laterSamples, sampleOfKind } from './samples.ts';
import { lives } from './second/files.ts';
import { saidFirst } from './second/said-first.ts';

/**
 * `npm run cnis:recall`: how much of invented extracts is read, field by field, and which
 * share of what was missed or misread the reading itself reported; of files drawn by another hand
 * (tests/cnis/second), which share is said above the total, and how many right ones cry. All of it goes
 * into docs/measured.
 */
interface Tally {
  right: number;
  missed: number;
  wrong: number;
  flagged: number;
}

const fieldOf = (name: string): string => name.slice(0, name.indexOf(':'));

function tallies(outcomes: readonly Outcome[]): Map<string, Tally> {
  const fields = new Map<string, Tally>();
  const of = (name: string): Tally => {
    const field = fieldOf(name);
    const tally = fields.get(field) ?? { right: 0, missed: 0, wrong: 0, flagged: 0 };
    fields.set(field, tally);
    return tally;
  };
  for (const { right, faults } of outcomes) {
    for (const name of right) of(name).right += 1;
    for (const { name, read, isFlagged } of faults) {
      const tally = of(name);
      if (read === undefined) tally.missed += 1;
      else tally.wrong += 1;
      if (isFlagged) tally.flagged += 1;
    }
  }
  return fields;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(2)} %`;

function print(title: string, outcomes: readonly Outcome[]): Tally {
  console.log(
    `\n${title}: ${outcomes.length} arquivos\ncampo\tvalores\tprecisão\tcobertura\terros\tavisados`,
  );
  const sum: Tally = { right: 0, missed: 0, wrong: 0, flagged: 0 };
  const line = (field: string, { right, missed, wrong, flagged }: Tally): void => {
    const faults = missed + wrong;
    console.log(
      [
        field,
        right + faults,
        percent(right, right + wrong),
        percent(right, right + faults),
        faults,
        percent(flagged, faults),
      ].join('\t'),
    );
  };
  for (const [field, tally] of tallies(outcomes)) {
    line(field, tally);
    for (const key of ['right', 'missed', 'wrong', 'flagged'] as const) sum[key] += tally[key];
  }
  line('soma', sum);
  return sum;
}

const outcomes: Outcome[] = [];
for (const sample of [...firstSamples, ...laterSamples()]) outcomes.push(await evaluate(sample));

const whole = print(
  'Inteiros',
  outcomes.filter(({ sample }) => sample.owed === 'everything'),
);
const damaged = print(
  'Danificados, ou de modelo antigo',
  outcomes.filter(({ sample }) => sample.owed !== 'everything'),
);
const pages = await pagesOfPdf(await sampleOfKind('twenty pages').file());
const before = process.cpuUsage();
readExtract(pages);
const { user, system } = process.cpuUsage(before);
console.log(
  `\n${pages.length} páginas lidas em ${Math.round((user + system) / 1000)} ms, depois da biblioteca.`,
);

for (const outcome of outcomes) {
  const why = disappointment(outcome);
  if (why) console.log(`${outcome.sample.name}\t${why}`);
}

// Of a damaged file the library may refuse a promise that nobody awaits.
process.on('unhandledRejection', () => undefined);
const { files, errors, said, right, cried, silent } = await saidFirst(lives);
console.log(
  `\nDo segundo gerador: ${files} arquivos.\nErros ditos acima do resultado: ${percent(said, errors)} de ${errors}.\nArquivos certos que reclamam: ${percent(cried.length, right)} de ${right}.`,
);
for (const line of [...silent, ...cried]) console.log(line);

const figure = (name: string, value: number, of: number, unit: string): Figure => ({
  group: 'Extratos (CNIS) inventados',
  name,
  value,
  of,
  unit,
});
const all = ({ right: ok, missed, wrong }: Tally): number => ok + missed + wrong;
writeMeasured('extracts', 'cnis:recall', [
  figure('Extrato inteiro: valores lidos certo', whole.right, all(whole), 'valores'),
  figure('Extrato inteiro: valores lidos errado', whole.wrong, all(whole), 'valores'),
  figure('Extrato danificado: valores lidos certo', damaged.right, all(damaged), 'valores'),
  figure('Extrato danificado: valores lidos errado', damaged.wrong, all(damaged), 'valores'),
  figure(
    'Extrato danificado: faltas e erros que o próprio site avisou',
    damaged.flagged,
    damaged.missed + damaged.wrong,
    'faltas e erros',
  ),
  figure('De outro gerador: erros ditos acima do resultado', said, errors, 'erros'),
  figure('De outro gerador: arquivos certos com aviso à toa', cried.length, right, 'arquivos'),
]);

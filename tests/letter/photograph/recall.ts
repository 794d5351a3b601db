import type { Figure } from '#open-data/performance/figure.ts';
import { outcomes } from '#tests/letter/measure.ts';
import { writeMeasured } from '#tests/write-measured.ts';
import { type Measured, measurer } from './measure.ts';
import { qualities } from './photograph.ts';

/**
 * `npm run letter:photos`: letters that are understood as text, photographed by program and read.
 * The first number is how many of each quality, the second the first seed. Goes into docs/measured.
 */
const [count = 24, from = 1] = process.argv.slice(2).map(Number);
const measure = await measurer();

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function tell(one: Measured): void {
  const { read, fault, seed, quality, seconds, shot } = one;
  const how = read
    ? `${read.judged.outcome}\tpalavras ${percent(read.lost)}\tnão ${read.lostNot}\tcoberto ${percent(read.coverage)}\tconfiança ${read.confidence.toFixed(2)}\tpartes ${read.unread}`
    : fault;
  console.log(`${quality} ${seed}\t${seconds.toFixed(1)} s\t${how}\t${JSON.stringify(shot)}`);
  if (read && read.judged.outcome !== 'right') console.log(`\t${read.judged.told}\t${read.text}`);
}

const qualityNames = { scan: 'Escaneada', photo: 'Fotografada', bad: 'Mal fotografada' };
const figures: Figure[] = [];

for (const quality of qualities) {
  const all: Measured[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const one = await measure(quality, seed);
    tell(one);
    all.push(one);
  }
  const read = all.flatMap(({ read }) => read ?? []);
  const told = outcomes
    .map((outcome) => [outcome, read.filter(({ judged }) => judged.outcome === outcome).length])
    .filter(([, many]) => many)
    .map(([outcome, many]) => `${many} ${outcome}`);
  console.log(
    `\n${quality} (${count}): ${told.join(', ')}, ${count - read.length} sem leitura; ` +
      `palavras perdidas ${percent(mean(read.map(({ lost }) => lost)))}, ` +
      `“não” perdidos ${read.reduce((sum, { lostNot }) => sum + lostNot, 0)}, ` +
      `coberto ${percent(mean(read.map(({ coverage }) => coverage)))}, ` +
      `${mean(all.map(({ seconds }) => seconds)).toFixed(1)} s de processador por foto\n`,
  );
  const of = (outcome: (typeof outcomes)[number]) =>
    read.filter(({ judged }) => judged.outcome === outcome).length;
  const figure = (what: string, value: number): Figure => ({
    group: 'Fotos de cartas inventadas',
    name: `${qualityNames[quality]}: ${what}`,
    value,
    of: count,
    unit: 'fotos',
  });
  figures.push(
    figure('resposta certa', of('right')),
    figure('o site disse que não leu', count - read.length),
    figure('resposta que engana', of('misleading') + of('harmIfBelieved')),
    figure('resposta que faz mal', of('harmful')),
  );
}
writeMeasured('photos', 'letter:photos', figures);

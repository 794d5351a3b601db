import type { Figure } from '#open-data/performance/figure.ts';
import { matchLetter } from '#words/letter/match-letter.ts';
import type { Weights } from '#words/letter/second-reader.ts';
import { writeMeasured } from '../write-measured.ts';
import { type Aspect, aspects, countOf, judgeInvented, verdicts } from './invented/judge.ts';
import { learn } from './learn.ts';
import {
  asLabelled,
  everySet,
  judgeAll,
  knownLetters,
  mendedFor,
  neverLearned,
  outcomes,
  type Sample,
  totalOf,
} from './measure.ts';
import { readMotives } from './read-motives.ts';

/**
 * `npm run letter:recall`: how many sentences lead to their page; what was measured on papers of others goes into
 * docs/measured. With the path of a CSV or XLSX
 * of the INSS's open data, how many of its cases have a motive that the site explains.
 */
const letters = knownLetters();
const names = {
  right: 'certas',
  kindOnly: 'só o tipo',
  asked: 'perguntadas',
  silent: 'nada',
  misleading: 'enganam',
  harmIfBelieved: 'fariam mal sem ler a condição',
  harmful: 'fazem mal',
};

/** The same for who knows nothing of this program, of papers whose kind alone is judged. */
const toldNames = {
  right: 'O tipo da carta, dito certo',
  asked: 'Pergunta, com a resposta certa entre as opções',
  silent: 'Nenhuma resposta',
  misleading: 'Resposta que engana',
  harmIfBelieved: 'Faria mal a quem não lê a condição',
  harmful: 'Resposta que faz mal',
};

function report(
  title: string,
  samples: readonly Sample[],
  lists: boolean,
  weights?: Weights,
): Figure[] {
  const judged = judgeAll(samples, letters, weights);
  const total = totalOf(judged);
  const figures = outcomes.map((one) => `${total[one]} ${names[one]}`).join(', ');
  console.log(`\n${title} (${samples.length}): ${figures}`);
  for (const { sample, outcome, told } of lists ? judged : []) {
    if (outcome !== 'right')
      console.log(`\t${names[outcome]}\t${sample.reason}\t${told}\t${sample.text}`);
  }
  return Object.entries(toldNames).map(([one, name]) => ({
    group: 'Cartas de um autor com quem nada se aprendeu',
    name,
    value: total[one as keyof typeof toldNames],
    of: samples.length,
    unit: 'papéis',
  }));
}

async function coverage(path: string): Promise<void> {
  const motives = await readMotives(path);
  const sum = (rows: typeof motives) => rows.reduce((total, [, cases]) => total + cases, 0);
  const pagesFor = (motive: string) => matchLetter(motive, letters).reasons.map(({ slug }) => slug);
  console.log('\ncasos\tmotivo\tpáginas oferecidas');
  for (const [motive, cases] of motives) {
    console.log(`${cases}\t${motive}\t${pagesFor(motive).join(', ') || 'nenhuma'}`);
  }
  const all = sum(motives);
  const covered = sum(motives.filter(([motive]) => pagesFor(motive).length > 0));
  console.log(`Com página: ${covered} de ${all} casos (${((100 * covered) / all).toFixed(1)}%).`);
}

const sets = everySet(letters);
const titles = {
  ours: 'Nossas',
  first: 'De quem não viu as palavras',
  second: 'De outra pessoa',
  third: 'De uma terceira',
  fourth: 'De uma quarta',
  fifth: 'De uma quinta',
  seventh: 'De uma sétima',
  eighth: 'De uma oitava',
};
for (const [name, samples] of Object.entries(sets)) {
  const title = titles[name as keyof typeof titles];
  report(title, samples, name === 'ours');
  // What a set teaches would flatter it.
  const others = Object.entries(sets).filter(([other]) => other !== name);
  const learned = learn(others.flatMap(([, one]) => one).map(asLabelled(letters)));
  report(`${title}, sem aprender com elas`, samples, false, learned);
}
const heldOut = report('De quem nada se aprende', neverLearned(), false);
report('Já vistas, corrigidas por elas', mendedFor(), false);

const aspectNames: Readonly<Record<Aspect, string>> = {
  kind: 'tipo',
  reason: 'motivo',
  dates: 'datas',
  items: 'pedidos',
  species: 'espécie',
  sum: 'conta',
  masked: 'nada pessoal',
};

/** The text of invented letters, and of as many papers of others. */
function reportInvented(count: number): Figure[] {
  const { letters: judged, others } = judgeInvented(count, letters);
  const figuresOf = (all: Parameters<typeof countOf>[0]) => {
    const total = countOf(all);
    return verdicts.map((one) => `${total[one]} ${names[one]}`).join(', ');
  };
  console.log(`\nCartas inventadas, lidas inteiras (${count})`);
  for (const aspect of aspects)
    console.log(`\t${aspectNames[aspect]}: ${figuresOf(judged.map((one) => one[aspect]))}`);
  console.log(`\tpapéis de outros: ${figuresOf(others)}`);
  const group = 'Cartas inventadas, lidas inteiras';
  const wrong = judged.flatMap((one) => aspects.map((aspect) => one[aspect]));
  return [
    ...aspects.map((aspect) => ({
      group,
      name: `Certo: ${aspectNames[aspect]}`,
      value: countOf(judged.map((one) => one[aspect])).right,
      of: count,
      unit: 'cartas',
    })),
    {
      group,
      name: 'Leituras que fazem mal',
      value: countOf(wrong).harmful,
      of: wrong.length,
      unit: 'leituras',
    },
  ];
}

writeMeasured('letters', 'letter:recall', [...heldOut, ...reportInvented(330)]);
const [file] = process.argv.slice(2);
if (file) await coverage(file);

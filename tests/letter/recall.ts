import { matchLetter } from '#words/letter/match-letter.ts';
import {
  heldOut,
  judgeAll,
  knownLetters,
  outcomes,
  paraphrases,
  printed,
  type Sample,
  totalOf,
  unseenKinds,
  wholeLetters,
} from './measure.ts';
import { readMotives } from './read-motives.ts';

/**
 * `npm run letter:recall`: how many sentences lead to their page. With the path of a CSV or XLSX
 * of the INSS's open data, how many of its cases have a motive that the site explains.
 */
const letters = knownLetters();
const names = {
  right: 'certas',
  kindOnly: 'só o tipo',
  silent: 'nada',
  misleading: 'enganam',
  harmful: 'fazem mal',
};

function report(title: string, samples: readonly Sample[], lists = true): void {
  const judged = judgeAll(samples, letters);
  const total = totalOf(judged);
  const figures = outcomes.map((one) => `${total[one]} ${names[one]}`).join(', ');
  console.log(`\n${title} (${samples.length}): ${figures}`);
  if (!lists) return;
  for (const { sample, outcome, told } of judged) {
    if (outcome !== 'right')
      console.log(`\t${names[outcome]}\t${sample.reason}\t${told}\t${sample.text}`);
  }
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

report('Frases como o INSS imprime', printed(letters));
report('Frases como as pessoas escrevem', paraphrases());
report('Cartas, telas e avisos, pelo tipo', wholeLetters());
// Totals only: whoever writes keys does not look at these.
report('Frases de quem não viu as palavras', heldOut(), false);
const unseen = unseenKinds();
const { harmful, silent } = totalOf(judgeAll(unseen, letters));
console.log(
  `\nPapéis de outra pessoa, nunca olhados (${unseen.length}): ${harmful} fazem mal, ${silent} nada. Onde o tipo não é certo, a página pergunta antes.`,
);
const [file] = process.argv.slice(2);
if (file) await coverage(file);

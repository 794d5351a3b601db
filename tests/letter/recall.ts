import { matchLetter } from '#features/letter/match.ts';
import { knownLetters, paraphrases, printed, recallOf, totalOf } from './measure.ts';
import { readMotives } from './read-motives.ts';

/**
 * `npm run letter:recall`: how many sentences lead to their page. With the path of a CSV or XLSX
 * of the INSS's open data, how many of its cases have a motive that the site explains.
 */
const letters = knownLetters();

function report(title: string, samples: Parameters<typeof recallOf>[0]): void {
  const recalls = recallOf(samples, letters);
  console.log(`\n${title}\ncertas em 1º\toferecidas\tde\tmotivo`);
  for (const { reason, samples: of, first, offered, wrong, missed } of recalls) {
    console.log(`${first}\t${offered}\t${of}\t${reason}`);
    for (const { text } of wrong) console.log(`\t\terrada: ${text}`);
    for (const { text } of missed) console.log(`\t\tnada: ${text}`);
  }
  const { samples: of, first, offered, wrong } = totalOf(recalls);
  console.log(`Soma: ${first} em 1º, ${offered} oferecidas, ${wrong} erradas, de ${of}.`);
}

async function coverage(path: string): Promise<void> {
  const motives = await readMotives(path);
  const sum = (rows: typeof motives) => rows.reduce((total, [, cases]) => total + cases, 0);
  const pagesFor = (motive: string) => matchLetter(motive, letters).map(({ slug }) => slug);
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
const [file] = process.argv.slice(2);
if (file) await coverage(file);

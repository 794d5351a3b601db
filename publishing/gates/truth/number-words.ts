const values = new Map<string, number>();

/** Takes words that name as many numbers, each a step more than the one before. */
function count(words: string, from: number, step: number): void {
  for (const [place, names] of words.split(' ').entries())
    for (const name of names.split('/')) values.set(name, from + place * step);
}

count('um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze', 1, 1);
count('quatorze/catorze quinze dezesseis dezessete dezoito dezenove', 14, 1);
count('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento', 20, 10);
count('duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas', 200, 100);
count('quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas', 500, 100);
count('oitocentos/oitocentas novecentos/novecentas mil', 800, 100);

/** What a norm counts in: age, time, money, shares. */
const units =
  'anos?|dias?|meses|mês|semanas?|horas?|contribuições|contribuição|pontos|salários?|reais|por cento';

const word = [...values.keys()].sort((one, other) => other.length - one.length).join('|');
// "cento e oitenta meses", "trinta (30) dias", "quinze últimos dias".
const counted = new RegExp(
  `(?<![\\p{L}\\d])((?:${word})(?:(?:\\s+e)?\\s+(?:${word}))*)(?=\\s+(?:últim[ao]s\\s+)?(?:${units})(?!\\p{L}))`,
  'giu',
);

/** "dois mil e quinhentos" → 2500 */
const sumOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/\s+(?:e\s+)?/)
    .reduce((sum, one) => {
      const value = values.get(one) ?? 0;
      return value === 1000 ? Math.max(sum, 1) * value : sum + value;
    }, 0);

const share = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const shares: readonly [RegExp, string][] = [
  [share('(?:a )?metade|meio(?= salário)|1/2'), '50%'],
  [share('um quarto|(?:a )?quarta parte|1/4'), '25%'],
  [share('três quartos|3/4'), '75%'],
  [share('um terço|(?:a )?terça parte|1/3'), '33%'],
  [share('dois terços|2/3'), '67%'],
  [share('(?:o|em) dobro'), '200%'],
];

/** A text with its quantities in figures: "trinta dias" → "30 dias", "metade da renda" → "50% da renda". */
export const inFigures = (text: string): string =>
  shares
    .reduce((changed, [words, figure]) => changed.replace(words, figure), text)
    .replace(counted, (words) => String(sumOf(words)))
    .replaceAll(/(\d)\s+por cento/giu, '$1%');

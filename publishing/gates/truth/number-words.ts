/** How Portuguese writes a number in words, from one to the thousands. */
const values: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
  mil: 1000,
};

/** What a norm counts in: age, time, money, shares. */
const units =
  'anos?|dias?|meses|mês|semanas?|horas?|contribuições|contribuição|pontos|salários?|reais|por cento';

const word = Object.keys(values)
  .sort((one, other) => other.length - one.length)
  .join('|');
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
      const value = values[one] ?? 0;
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

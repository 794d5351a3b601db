import { type Item, pdf, type Sheets } from './draw.ts';
import { dice, extractOf, life, truthOf } from './life.ts';

/** A file and what it says: nothing, where it is no extract of one life. */
export interface Made {
  readonly name: string;
  readonly truth: ReadonlySet<string>;
  /** Whatever is read of it, no total may be made. */
  readonly forbidsTotals?: true;
  /** Nothing of it may be shown. */
  readonly isOtherPaper?: true;
  /** It has to be told as a photo, even where each value is read as it stands. */
  readonly isScan?: true;
  readonly file: () => Promise<Uint8Array>;
}

const each = (sheets: Sheets, change: (item: Item) => readonly Item[]): Sheets =>
  sheets.map((items) => items.flatMap(change));

const isValue = ({ t }: Item): boolean => /^\d[\d.,/]{4,}$/.test(t);
const isPay = ({ t }: Item): boolean => /^[\d.]+,\d\d$/.test(t);
const isDay = ({ t }: Item): boolean => /^\d\d\/\d\d\/\d{4}$/.test(t);

const swapped: Record<string, string> = { 'Data Início': 'Data Fim', 'Data Fim': 'Data Início' };

/** What leaves each value where a reader finds it: none of these may cry. */
const harmless: Record<string, (sheets: Sheets, roll: (below: number) => number) => Sheets> = {
  whole: (sheets) => sheets,
  'to the right': (sheets) => each(sheets, (item) => [{ ...item, x: item.x + 6 }]),
  'to the left': (sheets) => each(sheets, (item) => [{ ...item, x: item.x - 7, y: item.y + 4 }]),
  'drawn in another order': (sheets) => sheets.map((items) => [...items].reverse()),
  'pages in another order': (sheets) => [...sheets].reverse(),
  watermark: (sheets) => sheets.map((items) => [...items, { t: 'CÓPIA DE TESTE', x: 380, y: 300 }]),
  'new words': (sheets) =>
    sheets.map((items) => [...items, { t: 'Vínculo Social', x: 60, y: 176 }]),
};

/** What loses or moves something: where a value is wrong after it, that is said first. */
const harmful: Record<string, (sheets: Sheets, roll: (below: number) => number) => Sheets> = {
  'a page lost': (sheets, roll) => sheets.toSpliced(roll(sheets.length), 1),
  'the right third cut': (sheets) => each(sheets, (item) => (item.x > 560 ? [] : [item])),
  'the foot cut': (sheets) => each(sheets, (item) => (item.y > 350 ? [] : [item])),
  'headings exchanged': (sheets) =>
    each(sheets, (item) => [{ ...item, t: swapped[item.t] ?? item.t }]),
  'dates aside': (sheets) =>
    each(sheets, (item) => [isDay(item) && item.x > 500 ? { ...item, x: item.x + 45 } : item]),
  'amounts a row too low': (sheets) =>
    each(sheets, (item) => [isPay(item) && item.y < 500 ? { ...item, y: item.y + 15 } : item]),
  'amounts a row too high': (sheets) =>
    each(sheets, (item) => [isPay(item) && item.y < 500 ? { ...item, y: item.y - 15 } : item]),
  'digits lost': (sheets, roll) =>
    each(sheets, (item) =>
      isValue(item) && roll(12) === 0 ? [{ ...item, t: item.t.replace(/\d/, 'O') }] : [item],
    ),
  'drawn twice': (sheets) => each(sheets, (item) => [item, { ...item, x: item.x + 0.3 }]),
  'texts shaken': (sheets, roll) =>
    each(sheets, (item) => [{ ...item, y: item.y + (roll(9) - 4) * 0.9 }]),
  'two pages on a sheet': (sheets) =>
    sheets.flatMap((items, index) => {
      if (index % 2 === 1) return [];
      const half = (part: readonly Item[], left: number) =>
        part.map((item) => ({ ...item, x: item.x / 2 + left, y: item.y / 2 }));
      return [[...half(items, 0), ...half(sheets[index + 1] ?? [], 421)]];
    }),
};

/** Some bytes of the file changed, as a bad line does. */
function damaged(file: Uint8Array, roll: (below: number) => number): Uint8Array {
  const copy = file.slice();
  for (let count = 1 + roll(60); count > 0; count -= 1) copy[roll(copy.length)] = roll(256);
  return copy;
}

const papers: Record<string, string> = {
  letter:
    'Comunicado de Decisão. Não foi reconhecido o direito ao benefício em razão de falta de período de carência, conforme dados do Cadastro Nacional de Informações Sociais - CNIS. NIT: 100.00000.00-0',
  grant:
    'Carta de Concessão e Memória de Cálculo. Seq. Data Salário Índice 1 01/2015 1.000,00 1,5 2 02/2015 1.100,00 1,4. Dados do Cadastro Nacional de Informações Sociais.',
  ppp: 'Perfil Profissiográfico Previdenciário. NIT 100.00000.00-0 CBO Data de Admissão 01/02/2003 Período 01/02/2003 a 05/04/2010 Extrato Previdenciário anexo',
  order:
    'Poder Judiciário. Despacho. Intime-se a parte autora para que junte o extrato previdenciário no prazo de 15 dias, sob pena de extinção. Em 05/04/2026.',
};

/** A paper of running text, some words a line. */
const paperOf = (text: string): Sheets => [
  (text.match(/.{1,90}(?: |$)/g) ?? []).map((t, index) => ({ t, x: 60, y: 80 + index * 14 })),
];

/** All kinds of files of one seed. */
export function filesOf(seed: number): Made[] {
  const whole = life(seed);
  const sheets = extractOf(whole);
  const truth = truthOf(whole);
  const roll = dice(seed + 500);
  const changed = Object.entries({ ...harmless, ...harmful }).map(
    ([name, change]): Made => ({
      name: `${name} (${seed})`,
      truth,
      ...(name === 'a page lost' && { forbidsTotals: true }),
      file: () => pdf(change(sheets, roll)),
    }),
  );
  const other = life(seed + 1);
  return [
    ...changed,
    { name: `smaller (${seed})`, truth, file: () => pdf(sheets, { scale: 0.9 }) },
    {
      name: `bytes changed (${seed})`,
      truth,
      file: async () => damaged(await pdf(sheets), roll),
    },
    {
      name: `two persons (${seed})`,
      truth,
      forbidsTotals: true,
      file: () => pdf([...sheets, ...extractOf(other)]),
    },
    {
      name: `recognised letters (${seed})`,
      truth,
      isScan: true,
      file: () =>
        pdf(
          each(sheets, (item) => [
            isPay(item) ? { ...item, t: item.t.replace(/\d,/, '6,') } : item,
          ]),
          { isScan: true },
        ),
    },
    ...Object.entries(papers).map(
      ([name, text]): Made => ({
        name: `${name} (${seed})`,
        truth: new Set(),
        isOtherPaper: true,
        file: () => pdf(paperOf(text)),
      }),
    ),
  ];
}

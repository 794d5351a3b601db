import type { Mark, Marks } from './marks.ts';
import { randomOf } from './random.ts';

// Pages that are not quite as they were measured: another program, another print.

const each = (marks: Marks, change: (mark: Mark) => Mark): Marks =>
  marks.map((page) => page.map(change));

export const shifted = (marks: Marks, x: number, y = 0): Marks =>
  each(marks, (mark) => ({ ...mark, x: mark.x + x, y: mark.y + y }));

export const scaled = (marks: Marks, scale: number): Marks =>
  each(marks, (mark) => ({ ...mark, x: mark.x * scale, y: mark.y * scale }));

/** Every text a little off by itself. */
export function shaken(marks: Marks, seed: number, most: number): Marks {
  const random = randomOf(seed);
  const off = () => (random.between(-100, 100) / 100) * most;
  return each(marks, (mark) => ({ ...mark, x: mark.x + off(), y: mark.y + off() / 4 }));
}

const headings = [
  'Seq.',
  'NIT',
  'Código Emp.',
  'Origem do Vínculo',
  'Matrícula do',
  'Tipo Filiado no',
  'Data Início',
  'Data Fim',
  'Últ. Remun.',
  'NB',
  'Espécie',
  'Situação',
  'Competência',
  'Remuneração',
  'Indicadores',
  'Data Pgto.',
  'Contribuição',
  'Salário Contribuição',
  'Contrat./Cooperat.',
  'Ano',
  'Jan',
  'Nov',
  'Indicador',
  'Descrição',
  'Remunerações',
  'Contribuições',
  'Tipo Filiado',
  'Dt. Início',
  'Dt. Fim',
  'Remunerações Décimo Terceiro',
];

const isHeading = ({ text, isBold }: Mark): boolean => isBold === true && headings.includes(text);

/** The n-th heading of the file, counted around. */
const headingAt = (marks: Marks, at: number): Mark | undefined => {
  const all = marks.flat().filter(isHeading);
  return all[at % all.length];
};

export function withoutHeading(marks: Marks, at: number): Marks {
  const lost = headingAt(marks, at);
  return marks.map((page) => page.filter((mark) => mark !== lost));
}

/** Two headings of the same line in each other's place. */
export function withSwappedHeadings(marks: Marks, at: number): Marks {
  const one = headingAt(marks, at);
  const page = marks.find((marksOfPage) => one && marksOfPage.includes(one));
  const beside = page?.filter((mark) => mark !== one && mark.y === one?.y && isHeading(mark)) ?? [];
  const other = beside[at % Math.max(beside.length, 1)];
  if (!one || !other) return marks;
  return each(marks, (mark) => {
    if (mark === one) return { ...mark, text: other.text };
    return mark === other ? { ...mark, text: one.text } : mark;
  });
}

const isOfBody = ({ y }: Mark): boolean => y > 180 && y < 545;

/** One text of the body somewhere else on the page. */
export function withOneAstray(marks: Marks, seed: number): Marks {
  const random = randomOf(seed);
  const body = marks.flat().filter((mark) => isOfBody(mark) && !mark.isBold);
  const astray = body[random.between(0, body.length - 1)];
  const x = random.between(20, 760);
  const off = random.between(-20, 20);
  return each(marks, (mark) => (mark === astray ? { ...mark, x, y: mark.y + off } : mark));
}

export const withoutPage = (marks: Marks, at: number): Marks =>
  marks.filter((_, index) => index !== at % marks.length);

/** Two pages in each other's place. */
export const inAnotherOrder = (marks: Marks): Marks => [...marks.slice(1), ...marks.slice(0, 1)];

/** Where the page was cut off below. */
export const cutBelow = (marks: Marks, y: number): Marks =>
  marks.map((page, index) =>
    index === marks.length - 1 ? page.filter((mark) => mark.y < y) : page,
  );

import type { Item, Sheets } from './draw.ts';

/** Numbers from 0 to below 1, the same for the same seed (Park and Miller). */
export function dice(seed: number): (below: number) => number {
  let state = (seed * 7919 + 1) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Row {
  readonly kind: 'job' | 'own' | 'benefit';
  readonly from: string;
  readonly until: string;
  readonly pays: readonly (readonly [month: string, cents: number])[];
}

interface Life {
  readonly nit: string;
  readonly name: string;
  readonly rows: readonly Row[];
}

const two = (number: number): string => String(number).padStart(2, '0');
const printed = (day: string): string => day.split('-').reverse().join('/');
const money = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** A life of two to five rows, one after the other, from 1994 on or from 2010 on. */
export function life(seed: number): Life {
  const roll = dice(seed);
  let year = roll(2) === 0 ? 1994 : 2010;
  const rows = Array.from({ length: 2 + roll(4) }, (): Row => {
    const kind = (['job', 'job', 'own', 'benefit'] as const)[roll(4)] ?? 'job';
    const [first, length] = [1 + roll(12), 4 + roll(20)];
    const months = Array.from({ length }, (_, index) => {
      const at = first - 1 + index;
      return `${year + Math.floor(at / 12)}-${two((at % 12) + 1)}`;
    });
    const from = `${months[0]}-${kind === 'own' ? '01' : two(1 + roll(27))}`;
    const until = `${months.at(-1)}-${kind === 'own' ? '28' : two(1 + roll(27))}`;
    year += Math.ceil((first + length) / 12);
    return {
      kind,
      from,
      until,
      pays: kind === 'benefit' ? [] : months.map((month) => [month, 130_000 + roll(900_000)]),
    };
  });
  const digits = two(roll(90) + 10);
  const name = `PESSOA DE TESTE ${'ABCDEFGHJK'[roll(10)]}${'LMNOPQRSTU'[roll(10)]}`;
  return { nit: `1${digits}.00000.00-${roll(10)}`, name, rows };
}

/** Every value of a life that the count rests on, one a string. */
export const truthOf = ({ rows }: Life): Set<string> =>
  new Set(
    rows.flatMap(({ from, until, pays }, index) => [
      `${index + 1} from ${from}`,
      `${index + 1} until ${until}`,
      ...pays.map(([month, cents]) => `${index + 1} ${month} ${cents}`),
    ]),
  );

const headings = {
  job: 'Seq.@35 NIT@87 Código Emp.@152 Origem do Vínculo@301 Matrícula do Trabalhador@474 Tipo Filiado no Vínculo@566 Data Início@650 Data Fim@705 Últ. Remun.@755',
  own: 'Seq.@35 NIT@87 Origem do Vínculo@230 Tipo Filiado no Vínculo@400 Data Início@540 Data Fim@620 Indicadores@720',
  benefit:
    'Seq.@35 NIT@87 NB@172 Origem do Vínculo@251 Espécie@436 Data Início@552 Data Fim@616 Situação@719',
  jobPays: 'Competência@42.7 Remuneração@131 Indicadores@221',
  ownPays:
    'Competência@30 Data Pgto.@105 Contribuição@165 Salário Contribuição@235 Indicadores@340',
} as const;

const headingOf = (kind: keyof typeof headings, y: number, left = 0): Item[] =>
  [...headings[kind].matchAll(/ ?([^@]+)@([\d.]+)/g)].map(([, t = '', x]) => ({
    t,
    x: Number(x) + left,
    y,
  }));

/** A page that grows from above; another begins where it is full. */
function sheetsOf({ nit, name }: Life, draw: (next: Next) => void) {
  const sheets: Item[][] = [];
  let y = 999;
  draw((height) => {
    if (y + height > 530) {
      y = 190;
      sheets.push([]);
    }
    y += height;
    return [y, sheets.at(-1) ?? []];
  });
  return sheets.map((items, index): Item[] => [
    { t: 'CNIS - Cadastro Nacional de Informações Sociais', x: 280, y: 59 },
    { t: 'Extrato Previdenciário', x: 357, y: 73 },
    { t: '20/11/2026 10:11:12', x: 749, y: 77 },
    { t: 'NIT:', x: 25, y: 121 },
    { t: nit, x: 55, y: 121 },
    { t: 'Nome:', x: 361, y: 121 },
    { t: name, x: 405, y: 121 },
    { t: `Página ${index + 1} de ${sheets.length}`, x: 746, y: 32 },
    { t: 'Relações Previdenciárias', x: 43, y: 169 },
    ...items,
    {
      t: 'O INSS poderá rever a qualquer tempo as informações constantes deste extrato, observados os arts.19 ao 19-F do RPS aprovado pelo Decreto 3.048/99.',
      x: 25,
      y: 551,
    },
  ]);
}

/** Where the middle of each cell stands, by the kind of row. */
function cellsOf({ kind, from, until, pays }: Row, seq: number, nit: string): [string, number][] {
  const [begin, end] = [printed(from), printed(until)];
  const cells: [string, number][] = [
    [String(seq), 44],
    [nit, 95],
  ];
  if (kind === 'benefit') {
    const words = [
      ['6001234567', 180],
      ['Benefício', 286],
      ['31 - AUXILIO DOENCA', 452],
    ] as const;
    return [
      ...cells,
      ...words.map(([t, x]): [string, number] => [t, x]),
      [begin, 573],
      [end, 633],
      ['CESSADO', 735],
    ];
  }
  if (kind === 'own') {
    return [
      ...cells,
      ['RECOLHIMENTO', 265],
      ['Contribuinte Individual', 445],
      [begin, 561],
      [end, 637],
    ];
  }
  const last = pays.at(-1)?.[0].split('-').reverse().join('/') ?? '';
  return [
    ...cells,
    ['00.000.000/0001-00', 175],
    ['EMPRESA DE TESTE', 335],
    ['Empregado', 597],
    [begin, 671],
    [end, 722],
    [last, 778],
  ];
}

type Next = (height: number) => [y: number, sheet: Item[]];

const slashed = (month: string): string => month.split('-').reverse().join('/');

/** A line of a grid: the same month's cells, as far to the right as its group. */
function paysOf(isOwn: boolean, left: number, y: number, [month, cents]: Row['pays'][number]) {
  const cells: [string, number][] = isOwn
    ? [
        [slashed(month), 54],
        [money(cents), 276],
        [`15/${slashed(month)}`, 126],
        [money(Math.round(cents * 0.2)), 190],
      ]
    : [
        [slashed(month), 68.8],
        [money(cents), 161.6],
      ];
  return cells.map(([t, x]): Item => ({ t, x: x + left, y, mid: true }));
}

/** The grid of months, its heading again on each page. */
function drawPays(next: Next, { kind, pays }: Row): void {
  const isOwn = kind === 'own';
  const groups = isOwn ? [0, 402] : [0, 263, 524.5];
  const title = next(15);
  title[1].push({ t: isOwn ? 'Contribuições' : 'Remunerações', x: 59, y: title[0] });
  let headed: Item[] | undefined;
  for (let at = 0; at < pays.length; at += groups.length) {
    let [y, sheet] = next(15);
    if (sheet !== headed) {
      for (const left of groups) sheet.push(...headingOf(isOwn ? 'ownPays' : 'jobPays', y, left));
      headed = sheet;
      [y, sheet] = next(15);
    }
    const line = pays.slice(at, at + groups.length);
    sheet.push(...line.flatMap((pay, group) => paysOf(isOwn, groups[group] ?? 0, y, pay)));
  }
}

/** The INSS's own sums, from 11/2019 on; EC 103/2019. */
function drawSums(next: Next, rows: readonly Row[]): void {
  const sums = new Map<string, number>();
  for (const [month, cents] of rows.flatMap(({ pays }) => pays)) {
    if (month >= '2019-11') sums.set(month, (sums.get(month) ?? 0) + cents);
  }
  if (sums.size === 0) return;
  const [y, page] = next(60);
  page.push({ t: 'Valores Consolidados por Ano Civil', x: 59, y: y - 20 }, { t: 'Ano', x: 52, y });
  'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez'.split(' ').forEach((t, index) => {
    page.push({ t, x: 114 + index * 60, y });
  });
  for (const year of new Set([...sums.keys()].map((month) => month.slice(0, 4)))) {
    const [line, sheet] = next(15);
    sheet.push({ t: year, x: 52, y: line });
    for (const [month, cents] of sums) {
      const x = 121 + (Number(month.slice(5)) - 1) * 60;
      if (month.startsWith(year)) sheet.push({ t: money(cents), x, y: line, mid: true });
    }
  }
}

export const extractOf = (whole: Life): Sheets =>
  sheetsOf(whole, (next) => {
    whole.rows.forEach((row, index) => {
      const [y, page] = next(60);
      page.push(...headingOf(row.kind, y - 14));
      for (const [t, x] of cellsOf(row, index + 1, whole.nit)) page.push({ t, x, y, mid: true });
      if (row.pays.length > 0) drawPays(next, row);
    });
    drawSums(next, whole.rows);
  });

import { centsOf, type WrittenValue } from '../written.ts';
import { type BrokenTie, fileOf, type IndexOf, isMoney, pastOf, type SeriesOf } from './tie.ts';

/** An amount of a January above that of before. */
interface Rise {
  readonly file: string;
  /** As messages call it. */
  readonly name: string;
  readonly index: number;
  readonly from: string;
  readonly before: number;
  /** 0.039 for 3.9 %. */
  readonly share: number;
  /** The amount itself, in cents. */
  readonly cents: number;
  readonly isConfirmed: boolean;
  /** Where the amount before it lies, if in another file. */
  readonly beside?: string;
}

/** Corrected on the same day by the same index (Lei 8.213/1991, art. 41-A; Portaria of each January). */
const sameIndex = {
  ceiling: 'o teto do INSS',
  'low-income': 'o limite de baixa renda',
  'family-allowance': 'a cota do salário-família',
  'second-bracket': 'o fim da segunda faixa da contribuição',
  'third-bracket': 'o fim da terceira faixa da contribuição',
};

/** The rises of each January in a file, the first above the last of its past. */
function risesOf(file: string, name: string, seriesOf: SeriesOf): Rise[] {
  const own: readonly WrittenValue<string>[] = seriesOf(file)?.values ?? [];
  const past = pastOf.get(file);
  const lastOfPast = past && seriesOf(past)?.values.at(-1);
  return own.flatMap((now, index): Rise[] => {
    const was = own[index - 1] ?? lastOfPast;
    if (!was || !now.from.endsWith('-01-01') || ![was, now].every(isMoney)) return [];
    const [before, cents] = [centsOf(was.value), centsOf(now.value)];
    return [
      {
        file,
        name,
        index,
        from: now.from,
        before,
        cents,
        share: cents / before - 1,
        isConfirmed: now.isJumpConfirmed === true,
        ...(past && index === 0 && { beside: past }),
      },
    ];
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(2).replace('.', ',')}%`;

const toConfirm =
  'Confira os algarismos na norma. Se ela diz mesmo isso, acrescente "isJumpConfirmed": true';

/** What is wrong with a rise that nobody has confirmed. */
type Judge = (rise: Rise) => string | undefined;

const judged = (rises: readonly Rise[], judge: Judge): BrokenTie[] =>
  rises.flatMap((rise): BrokenTie[] => {
    const { file, index, beside } = rise;
    const message = rise.isConfirmed ? undefined : judge(rise);
    if (!message) return [];
    return [{ file, index, ...(beside && { beside }), message: `${message} ${toConfirm}` }];
  });

// Ordinances round the last cent, or drop what is below it.
const oneCent = ({ before }: Rise): number => 1.1 / before;

const agree = (one: Rise, other: Rise): boolean =>
  Math.abs(one.share - other.share) <= oneCent(one) + oneCent(other);

/** Of values that rise together, those that do not: of two, both are doubted. */
function apart(rises: readonly Rise[]): BrokenTie[] {
  const friends = (one: Rise) => rises.filter((other) => other !== one && agree(one, other)).length;
  const most = Math.max(0, ...rises.map(friends));
  return judged(rises, (one) => {
    const other = rises.find((two) => two !== one && !agree(one, two));
    if (!other || (most > 0 && friends(one) === most)) return undefined;
    return `subiu ${percent(one.share)}, e ${other.name} subiu ${percent(other.share)}. A lei corrige os dois pelo mesmo índice.`;
  });
}

const yearBefore = ({ from }: Rise): number => Number(from.slice(0, 4)) - 1;

/** Twelve months, each rounded to 0.01 %: how far they may stand from the index of the ordinance. */
const indexStrays = 0.001;

/** Of a rise by something else than the INPC of the year before. */
const offIndex =
  (indexOf: IndexOf): Judge =>
  (rise) => {
    const known = indexOf(yearBefore(rise));
    if (known === undefined || Math.abs(rise.share - known) <= indexStrays) return undefined;
    return `subiu ${percent(rise.share)}, e o INPC de ${yearBefore(rise)}, que a lei manda usar, foi ${percent(known)}.`;
  };

/** Of a rise by what is no index at all: the INPC of a year has two decimals. */
const noIndex: Judge = (rise) => {
  const near = Math.round(rise.share * 10_000) / 10_000;
  if (Math.abs(rise.share - near) <= oneCent(rise)) return undefined;
  const exact = Math.round(rise.before * (1 + near)) / 100;
  const amount = exact.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  return `não subiu por um índice de dois algarismos depois da vírgula: com ${percent(near)}, seriam R$ ${amount}.`;
};

/** How far below and above the prices of twelve months the wage has risen in January, since 2013. */
const [leastReal, mostReal] = [-0.01, 0.04];

/** The most that it has risen in January since then. */
const mostRise = 0.12;

/** A wage with cents, or one that left the prices behind or fell behind them. */
const oddWage =
  (indexOf: IndexOf): Judge =>
  (rise) => {
    if (rise.cents % 100 !== 0)
      return 'tem centavos, e desde 1995 o salário mínimo é de reais inteiros.';
    // Until November: the decree comes in December.
    const known = indexOf(yearBefore(rise), 11);
    if (known === undefined)
      return rise.share <= mostRise
        ? undefined
        : `subiu ${percent(rise.share)}. Desde 2013, o salário mínimo não subiu mais de ${percent(mostRise)} de uma vez.`;
    const real = rise.share - known;
    if (real >= leastReal && real <= mostReal) return undefined;
    return `subiu ${percent(rise.share)}, e os preços (INPC) subiram ${percent(known)}. Desde 2013, o salário mínimo não se afasta tanto deles.`;
  };

/** Amounts that rose as no index says, or otherwise than those that rise with them, each told once. */
export function oddRises(seriesOf: SeriesOf, indexOf: IndexOf): BrokenTie[] {
  const rises = Object.entries(sameIndex).flatMap(([name, called]) =>
    risesOf(fileOf(name), called, seriesOf),
  );
  const wages = risesOf(fileOf('minimum-wage'), 'o salário mínimo', seriesOf);
  return [
    ...[...Map.groupBy(rises, ({ from }) => from).values()].flatMap((ofYear) => [
      ...apart(ofYear),
      ...judged(ofYear, offIndex(indexOf)),
      ...judged(ofYear, noIndex),
    ]),
    ...judged(wages, oddWage(indexOf)),
  ];
}

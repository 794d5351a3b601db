import { centsOf, type WrittenValue } from '../written.ts';
import type { BrokenTie, IndexOf, SeriesOf } from './ties.ts';

/** A file of amounts that rise each January, as messages call it. */
interface Rising {
  readonly file: string;
  readonly name: string;
  /** Where its years gone by lie, if apart. */
  readonly past?: string;
}

interface Rise extends Rising {
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
const sameIndex: readonly Rising[] = [
  {
    file: 'engine/law/values/ceiling.json',
    name: 'o teto do INSS',
    past: 'engine/law/values/past-ceilings.json',
  },
  { file: 'engine/law/values/low-income.json', name: 'o limite de baixa renda' },
  { file: 'engine/law/values/family-allowance.json', name: 'a cota do salário-família' },
  {
    file: 'engine/law/values/second-bracket.json',
    name: 'o fim da segunda faixa da contribuição',
  },
  {
    file: 'engine/law/values/third-bracket.json',
    name: 'o fim da terceira faixa da contribuição',
  },
];

const wage: Rising = {
  file: 'engine/law/values/minimum-wage.json',
  name: 'o salário mínimo',
  past: 'engine/law/values/past-minimum-wages.json',
};

const money = /^\d{1,3}(?:\.\d{3})*,\d{2}$/;

/** The rises of each January in a file, the first above the last of its past. */
function risesOf(one: Rising, seriesOf: SeriesOf): Rise[] {
  const own: readonly WrittenValue<string>[] = seriesOf(one.file)?.values ?? [];
  const past = (one.past && seriesOf(one.past)?.values) || [];
  return own.flatMap((now, index): Rise[] => {
    const was = own[index - 1] ?? past.at(-1);
    if (!was || !now.from.endsWith('-01-01')) return [];
    if (![was, now].every(({ value }) => money.test(value))) return [];
    const [before, cents] = [centsOf(was.value), centsOf(now.value)];
    return [
      {
        ...one,
        index,
        from: now.from,
        before,
        cents,
        share: cents / before - 1,
        isConfirmed: now.isJumpConfirmed === true,
        ...(one.past && index === 0 && { beside: one.past }),
      },
    ];
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(2).replace('.', ',')}%`;

const toConfirm =
  'Confira os algarismos na norma. Se ela diz mesmo isso, acrescente "isJumpConfirmed": true';

const told = ({ file, index, beside }: Rise, message: string): BrokenTie => ({
  file,
  index,
  ...(beside && { beside }),
  message: `${message} ${toConfirm}`,
});

// Ordinances round the last cent, or drop what is below it.
const oneCent = ({ before }: Rise): number => 1.1 / before;

const agree = (one: Rise, other: Rise): boolean =>
  Math.abs(one.share - other.share) <= oneCent(one) + oneCent(other);

/** Of values that rise together, those that do not: of two, both are doubted. */
function apart(rises: readonly Rise[]): BrokenTie[] {
  const friends = (one: Rise) => rises.filter((other) => other !== one && agree(one, other)).length;
  const most = Math.max(0, ...rises.map(friends));
  return rises.flatMap((one): BrokenTie[] => {
    const other = rises.find((two) => two !== one && !agree(one, two));
    if (!other || one.isConfirmed || (most > 0 && friends(one) === most)) return [];
    return [
      told(
        one,
        `subiu ${percent(one.share)}, e ${other.name} subiu ${percent(other.share)}. A lei corrige os dois pelo mesmo índice.`,
      ),
    ];
  });
}

const yearBefore = ({ from }: Rise): number => Number(from.slice(0, 4)) - 1;

/** Twelve months, each rounded to 0.01 %: how far they may stand from the index of the ordinance. */
const indexStrays = 0.001;

/** Those that rose by something else than the INPC of the year before. */
const offIndex = (rises: readonly Rise[], indexOf: IndexOf): BrokenTie[] =>
  rises.flatMap((rise): BrokenTie[] => {
    const known = indexOf(yearBefore(rise));
    if (rise.isConfirmed || known === undefined || Math.abs(rise.share - known) <= indexStrays)
      return [];
    return [
      told(
        rise,
        `subiu ${percent(rise.share)}, e o INPC de ${yearBefore(rise)}, que a lei manda usar, foi ${percent(known)}.`,
      ),
    ];
  });

/** Those that rose by what is no index at all: the INPC of a year has two decimals. */
const noIndex = (rises: readonly Rise[]): BrokenTie[] =>
  rises.flatMap((rise): BrokenTie[] => {
    const near = Math.round(rise.share * 10_000) / 10_000;
    if (rise.isConfirmed || Math.abs(rise.share - near) <= oneCent(rise)) return [];
    const exact = Math.round(rise.before * (1 + near)) / 100;
    const amount = exact.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
    return [
      told(
        rise,
        `não subiu por um índice de dois algarismos depois da vírgula: com ${percent(near)}, seriam R$ ${amount}.`,
      ),
    ];
  });

/** How far below and above the prices of twelve months the wage has risen in January, since 2013. */
const wageBand = [-0.01, 0.04] as const;

/** The most that it has risen in January since then. */
const mostRise = 0.12;

/** A wage with cents, or one that left the prices behind or fell behind them. */
function oddWages(rises: readonly Rise[], indexOf: IndexOf): BrokenTie[] {
  const [least, most] = wageBand;
  return rises.flatMap((rise): BrokenTie[] => {
    if (rise.isConfirmed) return [];
    if (rise.cents % 100 !== 0)
      return [told(rise, 'tem centavos, e desde 1995 o salário mínimo é de reais inteiros.')];
    // Until November: the decree comes in December.
    const known = indexOf(yearBefore(rise), 11);
    if (known === undefined) {
      if (rise.share <= mostRise) return [];
      return [
        told(
          rise,
          `subiu ${percent(rise.share)}. Desde 2013, o salário mínimo não subiu mais de ${percent(mostRise)} de uma vez.`,
        ),
      ];
    }
    const real = rise.share - known;
    if (real >= least && real <= most) return [];
    return [
      told(
        rise,
        `subiu ${percent(rise.share)}, e os preços (INPC) subiram ${percent(known)}. Desde 2013, o salário mínimo não se afasta tanto deles.`,
      ),
    ];
  });
}

/** Amounts that rose as no index says, or otherwise than those that rise with them, each told once. */
export function oddRises(seriesOf: SeriesOf, indexOf: IndexOf): BrokenTie[] {
  const rises = sameIndex.flatMap((one) => risesOf(one, seriesOf));
  const years = Map.groupBy(rises, ({ from }) => from);
  return [
    ...[...years.values()].flatMap((ofYear) => [
      ...apart(ofYear),
      ...offIndex(ofYear, indexOf),
      ...noIndex(ofYear),
    ]),
    ...oddWages(risesOf(wage, seriesOf), indexOf),
  ];
}

import { isoDate } from '#law/date.ts';
import { appeal } from '#rules/appeal-deadline/appeal.ts';
import { cases as deadlineCases } from '#rules/appeal-deadline/cases.ts';
import { bpcIncome } from '#rules/bpc-income/bpc-income.ts';
import { cases as bpcCases } from '#rules/bpc-income/cases.ts';
import { cases as retirementCases } from '#rules/retirement/cases.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import { on, cases as pensionCases } from '#rules/survivor-pension/cases.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';

/** How long one calculation of a tool takes; in microseconds of the processor. */
interface CalculationRow {
  /** The address of the tool under /ferramentas. */
  readonly name: string;
  /** A single sample: the first calculation, as a visitor meets it, before anything is compiled. */
  readonly first: number;
  readonly median: number;
  readonly p99: number;
  /** What p99 takes of a frame at 60 per second, in percent. */
  readonly shareOfFrame: number;
}

const warmUpRounds = 100;
const measuredRounds = 300;
const frameMicroseconds = 16_700;

interface Calculation {
  readonly name: string;
  /** One per worked case. */
  readonly runs: readonly (() => unknown)[];
}

const over = <Case>(cases: readonly Case[], run: (one: Case) => unknown): Calculation['runs'] =>
  cases.map((one) => () => run(one));

const today = isoDate('2026-11-20');
// No ciência of the cases is later, and none is five years older: each is counted.
const afterEveryCiencia = isoDate('2028-01-30');

const calculations: readonly Calculation[] = [
  {
    name: 'prazo-do-recurso',
    runs: over(deadlineCases, ({ ciencia }) =>
      appeal({ ciencia: isoDate(ciencia) }, afterEveryCiencia),
    ),
  },
  { name: 'renda-bpc', runs: over(bpcCases, ({ answers }) => bpcIncome(answers, today)) },
  {
    name: 'regras-de-aposentadoria',
    runs: over(retirementCases, ({ answers }) => retirementRules(answers)),
  },
  {
    name: 'pensao-por-morte',
    runs: over(pensionCases, ({ answers }) => survivorPension(answers, on)),
  },
];

// Time of the processor, with what the engine compiles and clears away beside it. Time by the clock
// would also count whatever else the machine does meanwhile.
function microseconds(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Times every case once per round. */
const timesOf = (runs: Calculation['runs'], rounds: number): number[] =>
  Array.from({ length: rounds }, () => runs.map(microseconds)).flat();

function rowOf({ name, runs }: Calculation): CalculationRow {
  const [first = Number.NaN] = timesOf(runs.slice(0, 1), 1);
  timesOf(runs, warmUpRounds);
  const times = timesOf(runs, measuredRounds).sort((a, b) => a - b);
  const quantile = (share: number): number => times[Math.floor(share * times.length)] ?? Number.NaN;
  const p99 = quantile(0.99);
  return {
    name,
    first,
    median: quantile(0.5),
    p99,
    shareOfFrame: (p99 / frameMicroseconds) * 100,
  };
}

/**
 * Runs the rule of each tool on its own worked cases, one case at a time, after a warm-up. The figures
 * depend on the machine, so they are a record and never a test.
 */
export const measureCalculations = (): CalculationRow[] => calculations.map(rowOf);

if (import.meta.main) {
  for (const { name, first, median, p99, shareOfFrame } of measureCalculations()) {
    const figures = { first, median, p99 };
    const words = Object.entries(figures).map(([label, time]) => `${label} ${time.toFixed(0)} µs`);
    console.log(`${name}: ${words.join(', ')}, ${shareOfFrame.toFixed(2)} % of a frame`);
  }
}

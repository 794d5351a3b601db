import type { Indicator, IndicatorEffect, IndicatorLevel } from '#cnis/indicators/indicator.ts';
import type { Indicator as WrittenIndicator } from '#texts/load/indicators.ts';
import { indicatorPath } from '#texts/paths.ts';

/** A code as programs on the device know it. */
export interface KnownIndicator extends Indicator {
  /** What it means, and what to do, in one sentence each. */
  readonly short: string;
  readonly todo: string;
  readonly path: string;
}

/** As it travels: the code and its other names apart by spaces, then marks of level, effect and plan. */
export type PackedIndicator = readonly [names: string, marks: string, short: string, todo: string];

const levels: readonly IndicatorLevel[] = ['relation', 'month', 'registration'];
const effects: readonly IndicatorEffect[] = ['notYet', 'depends', 'informs', 'accepted', 'refused'];

/** One digit each: the level, the effect, and whether it is of a reduced plan. */
const marksOf = ({ level, effect, isReduced }: Indicator): string =>
  [levels.indexOf(level), effects.indexOf(effect), Number(isReduced)].join('');

/** The table of codes as it travels to a browser. */
export const packIndicators = (indicators: readonly WrittenIndicator[]): PackedIndicator[] =>
  indicators.map((indicator) => [
    [indicator.code, ...indicator.others].join(' '),
    marksOf(indicator),
    indicator.short,
    indicator.todo,
  ]);

export const unpackIndicators = (packed: readonly PackedIndicator[]): KnownIndicator[] =>
  packed.map(([names, marks, short, todo]) => {
    const [code = '', ...others] = names.split(' ');
    const [level, effect, isReduced] = [...marks].map(Number);
    return {
      code,
      others,
      level: levels[level ?? 0] ?? 'relation',
      effect: effects[effect ?? 0] ?? 'notYet',
      isReduced: isReduced === 1,
      short,
      todo,
      path: indicatorPath(code),
    };
  });

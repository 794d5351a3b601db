import { isoDate } from '#law/date.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { namedValues } from '#texts/signing/seal.ts';
import { isOnlyValue } from '#texts/signing/standing.ts';

interface NewValues {
  /** Signatures of which nothing but a value has changed. */
  readonly lapsed: readonly Signature[];
  /** "salario-minimo: R$ 1.621,00 → R$ 1.717,00", each once. */
  readonly changes: readonly string[];
}

function changesIn({ text, on }: Signature, figures: FigureSource): string[] {
  const then = namedValues(text, figuresOn(isoDate(on)));
  return namedValues(text, figures).flatMap((now, index) => {
    const [key = '', value = ''] = now.split('=');
    const was = then[index]?.split('=')[1] ?? '';
    return was === value ? [] : [`${key}: ${was} → ${value}`];
  });
}

/** What lapsed with the year alone, and the values that somebody has to hold against their norms. */
export function newValues(signatures: readonly Signature[], figures: FigureSource): NewValues {
  const lapsed = signatures.filter((one) => isOnlyValue(one, figures));
  const changes = new Set(lapsed.flatMap((one) => changesIn(one, figures)));
  return { lapsed, changes: [...changes].sort() };
}

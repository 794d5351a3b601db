import type { IsoDate } from '#law/date.ts';
import { figureKeys, figuresOn } from '#texts/figures/figures.ts';
import type { Fault } from '../fault.ts';
import type { ContentLine } from '../published-text/content-lines.ts';

import { inFigures } from './number-words.ts';

/** Tells what changed and when: its amounts are history, and stay. */
const history = 'content/law-changes.yaml';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const death = 'depois da morte|da morte[,:]|desde a morte|da prisão|dias da morte';

/** What a sentence speaks of where this number in it is that of the key. */
const daysOf: Readonly<Record<string, string>> = {
  'dias-maternidade': String.raw`\bparto|maternidade|natimorto|sem vida|\badoção`,
  'dias-pensao': death,
  'dias-pensao-filho': death,
};

/** How a text may write a figure by hand; undefined where the number alone says nothing. */
function typedForm(key: string, text: string): RegExp | undefined {
  if (text.startsWith('R$')) {
    const amount = text.replace(/^R\$\s*/, '');
    const withoutCents = escaped(amount.replace(/,00$/, ''));
    const cents = amount.endsWith(',00') ? '(?:,00)?' : '';
    const withoutDot = withoutCents.replace(String.raw`\.`, String.raw`\.?`);
    // “90” alone may be days: a small round amount is one beside its currency.
    if (/^\d+,00$/.test(amount))
      return new RegExp(
        String.raw`R\$\s*${withoutCents}${cents}(?!\d|[.,/]\d)|\b${withoutCents} reais`,
      );
    return new RegExp(String.raw`(?<![\d.,])${withoutDot}${cents}(?!\d|[.,/]\d)`);
  }
  const about = daysOf[key];
  // The same number of days is other terms too; of a day that has been, it is history.
  if (about)
    return new RegExp(
      String.raw`^(?=.*(?:${about}))(?!.*de 20\d\d).*(?<![\d/.])${text}(?![\d/.])`,
      'is',
    );
  if (key.startsWith('pontos-')) return new RegExp(String.raw`(?<!\d)${text} pontos\b`);
  // "60 anos" alone is also the age of other rules.
  return /anos e/.test(text) ? new RegExp(text.replaceAll(/\s/g, String.raw`\s`)) : undefined;
}

/** Lines that type an amount, points or an age which changes with the year and has a key. */
export function typedFigures(lines: readonly ContentLine[], date: IsoDate): Fault[] {
  const figures = figuresOn(date);
  const forms = figureKeys.flatMap((key) => {
    const text = figures(key)?.text.replaceAll('\u00a0', ' ') ?? '';
    const form = typedForm(key, text);
    return form ? [{ key, text, form }] : [];
  });
  return lines
    .filter(({ file }) => file !== history)
    .flatMap(({ file, line, text: words }) => {
      const plain = words.replaceAll('\u00a0', ' ');
      const spelled = inFigures(plain);
      const found = forms.filter(({ form }) => form.test(plain) || form.test(spelled));
      if (found.length === 0) return [];
      const keys = found.map(({ key }) => `{{${key}}}`).join(' ou ');
      return [
        {
          place: `${file}:${line}`,
          sentence: words,
          reason: `tem “${found[0]?.text}”, que muda com a lei.`,
          remedy: `Escreva ${keys}, que segue a lei.`,
        },
      ];
    });
}

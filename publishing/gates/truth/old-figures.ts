import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { outdatedNotice } from '#texts/figures/figure.ts';
import { figureKeys, figuresOn } from '#texts/figures/figures.ts';
import { isOfChanges, sourcesPath } from '#texts/paths.ts';
import type { Fault } from '../fault.ts';

const firstYear = 2026;

const plain = (text: string): string => text.replaceAll(/&nbsp;|\u00a0/g, ' ');

/** The yearly amounts as texts write them on a day, each with the year it belongs to if that is past. */
const amountsOn = (day: IsoDate): Map<string, number | undefined> =>
  new Map(
    figureKeys.flatMap((key) => {
      const figure = figuresOn(day)(key);
      return figure?.text.startsWith('R$') ? [[plain(figure.text), figure.outdatedYear]] : [];
    }),
  );

function amountsUpTo(date: IsoDate): Set<string> {
  const years = Array.from({ length: yearOf(date) - firstYear }, (_, index) => firstYear + index);
  const days = [...years.map((year) => isoDate(`${year}-12-31`)), date];
  return new Set(days.flatMap((day) => [...amountsOn(day).keys()]));
}

/** Where pages say the amount of another year as if it were that of the day. */
export function oldFigures(
  pages: readonly { path: string; html: string }[],
  date: IsoDate,
): Fault[] {
  const current = amountsOn(date);
  const old = [...amountsUpTo(date)].flatMap((amount) => {
    const year = current.get(amount);
    if (current.has(amount) && year === undefined) return [];
    return [{ amount, mark: year === undefined ? undefined : ` (${outdatedNotice(year)})` }];
  });
  return (
    pages
      // They tell what each day changed.
      .filter(({ path }) => !isOfChanges(path) && path !== sourcesPath)
      .flatMap(({ path, html }) => {
        const text = plain(html.replace(/<[^>]+>/g, ''));
        return old.flatMap(({ amount, mark }) =>
          text
            .split(amount)
            .slice(1)
            .filter((after) => mark === undefined || !after.startsWith(mark))
            .map((after) => ({
              place: path,
              sentence: `${amount}${after.slice(0, 60)}`,
              reason: 'é o valor de outro ano, dito como o de agora.',
              remedy: 'Escreva a palavra-chave do valor, como {{salario-minimo}}, que segue a lei.',
            })),
        );
      })
  );
}

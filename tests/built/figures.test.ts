import { expect, test } from 'vitest';
import { outdatedNotice } from '#content/figures/figure.ts';
import { figureKeys, figuresOn } from '#content/figures/figures.ts';
import { loadSite } from '#document/site.ts';
import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { builtPages } from './pages.ts';

/** The first year on record. */
const firstYear = 2026;

const { date } = loadSite();
const pastYears = Array.from({ length: yearOf(date) - firstYear }, (_, index) => firstYear + index);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The yearly amounts as texts write them on a day, each with the year it belongs to if that is past. */
const amountsOn = (day: IsoDate): Map<string, number | undefined> =>
  new Map(
    figureKeys.flatMap((key) => {
      const figure = figuresOn(day)(key);
      return figure?.text.startsWith('R$') ? [[plain(figure.text), figure.outdatedYear]] : [];
    }),
  );

const current = amountsOn(date);
const days = [...pastYears.map((year) => isoDate(`${year}-12-31`)), date];
const ever = new Set(days.flatMap((day) => [...amountsOn(day).keys()]));

/** Where a page says the amount of another year as if it were that of the day of the build. */
function unmarked(text: string, amount: string): string[] {
  if (current.has(amount) && current.get(amount) === undefined) return [];
  const year = current.get(amount);
  const mark = year === undefined ? undefined : ` (${outdatedNotice(year)})`;
  return text
    .split(amount)
    .slice(1)
    .filter((after) => mark === undefined || !after.startsWith(mark))
    .map((after) => `${amount}${after.slice(0, 60)}`);
}

test('o valor de outro ano não aparece como o de agora', () => {
  expect(ever.size).toBeGreaterThan(5);
  // /fontes tells what each day changed.
  const found = builtPages
    .filter(({ path }) => path !== '/fontes')
    .flatMap(({ path, html }) => {
      const text = plain(html.replace(/<[^>]+>/g, ''));
      return [...ever].flatMap((amount) =>
        unmarked(text, amount).map((where) => `${path}: ${where}`),
      );
    });
  expect(found).toEqual([]);
});

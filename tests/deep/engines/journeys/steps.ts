import type { Trip } from '../trip.ts';
import type { Visitor } from '../visitor.ts';
import type { windows } from '../windows.ts';

type Window = (typeof windows)[number];

export const arriveIn =
  ({ width, height }: Window, trip: Trip) =>
  async (path: string): Promise<Trip> => {
    await trip.engine.resize(width, height);
    await trip.visitor.open(path);
    return trip;
  };

/** From any page by the menu, folded on a phone, to the page of a benefit. */
export async function goToBenefit({ name }: Window, visitor: Visitor): Promise<void> {
  if (name === 'telefone') await visitor.press(['banner'], ['summary', 'Menu']);
  const menu = name === 'telefone' ? 'Menu' : 'Principal';
  await visitor.press(['navigation', menu], ['link', 'Benefícios']);
  await visitor.press(['region', 'Qual benefício você procura?'], ['link', 'BPC/LOAS']);
}

export const showsMeaning = async (visitor: Visitor, word: string): Promise<boolean> =>
  (await visitor.read(['main'])).includes(`${word}: `);

import { rows } from 'virtual:indicators';
import type { Extract } from '#cnis/extract.ts';
import { indicatorFinder } from '#cnis/indicators/find-indicator.ts';
import { lifeFrom } from '#cnis/life-from.ts';
import { unpackIndicators } from '#features/indicators/pack-indicators.ts';
import type { IsoDate } from '#law/date.ts';
import type { ToldLife } from './told-life.ts';
import { relationName } from './wording.ts';

/** What is known of a code, by any of its names. */
export const findIndicator = indicatorFinder(unpackIndicators(rows));

/** What the person said of jobs without an end in the extract, by "Seq.": whether they still last. */
export type StillThereAnswers = ReadonlyMap<string, boolean>;

/** The life that an extract and its person tell of, its parts by the names that the extract gives them. */
export function toldByExtract(
  extract: Extract,
  today: IsoDate,
  answers: StillThereAnswers,
): ToldLife {
  const stillGoing = new Set([...answers].flatMap(([seq, still]) => (still ? [Number(seq)] : [])));
  const life = lifeFrom(extract, today, findIndicator, { stillGoing });
  const relationOf = new Map(
    extract.relations.map((relation) => [String(relation.seq.value), relation]),
  );
  const spells = life.spells.map((spell) => {
    const relation = relationOf.get(spell.id);
    return {
      spell,
      name: relation ? relationName(relation) : spell.id,
      ...(relation && { relation }),
    };
  });
  return { life, spells, extract };
}

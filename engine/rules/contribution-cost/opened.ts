import { keys } from '#law/citations/keys.ts';
import type { IsoDate } from '#law/date.ts';
import { durationConditions } from '#law/survivor-pension.ts';
import { valueOn } from '#law/value.ts';
import { carencia } from '../retirement/requirements.ts';

/** What so many monthly contributions, paid on time and without losing the cover, may open. */
export interface Opened {
  readonly id: 'cover' | 'incapacity' | 'longPension' | 'prison' | 'retirement';
  readonly months: number;
  /** Of so many months by the plan, in cents of today. */
  readonly cents: number;
}

/** Of the incapacity that no accident brought; Lei 8.213/1991, art. 25, I. */
const carenciaOfIncapacity = 12;
/** Of the auxílio-reclusão; Lei 8.213/1991, art. 25, IV. */
const carenciaOfPrison = 24;

/** Where the months stand, and what needs none of them. */
export const openedCitations = keys(
  'lei-8213-25 lei-8213-26 lei-8213-27-a lei-8213-77-2-v-b stf-adi-2110',
);

/** From the fewest months to the most. @param monthCents what a month costs. */
export const openedBy = (monthCents: number, today: IsoDate): readonly Opened[] =>
  (
    [
      ['cover', 1],
      ['incapacity', carenciaOfIncapacity],
      ['longPension', valueOn(durationConditions, today).contributions],
      ['prison', carenciaOfPrison],
      ['retirement', carencia],
    ] as const
  ).map(([id, months]) => ({ id, months, cents: months * monthCents }));

import type { IsoDate } from '#law/date.ts';
import type { Fault } from '../fault.ts';

const dated = /^\s*(?:- )?"?(verifiedOn|updatedOn)"?:\s*["']?(\d{4}-\d\d-\d\d)/;

/** Days of a check or of a change that lie after the date: nobody can have done it yet. */
export const daysToCome = (file: string, source: string, date: IsoDate): Fault[] =>
  source.split('\n').flatMap((row, index) => {
    const [, field, day = ''] = dated.exec(row) ?? [];
    if (!field || day <= date) return [];
    return [
      {
        place: `${file}:${index + 1}`,
        reason: `${field} é ${day}, um dia que ainda não chegou em ${date}.`,
        remedy: 'Escreva o dia em que o texto foi mesmo conferido ou mudado.',
      },
    ];
  });

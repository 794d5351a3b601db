import { addDays, type IsoDate } from '#law/date.ts';
import { dateField } from '#law/schema/fields.ts';
import { type Fault, inRows } from '../fault.ts';

const dated = /^\s*(?:- )?"?(verifiedOn|updatedOn)"?:\s*["']?(\d{4}-\d\d-\d\d)/;

/** The field of a row and its day; of a day that does not exist, the reader of the field tells. */
function dayOn(row: string): [field: string, day: string] | undefined {
  const [, field = '', day = ''] = dated.exec(row) ?? [];
  return dateField.safeParse(day).success ? [field, day] : undefined;
}

/** No text of the site is older. */
const firstDay = '2026-11-20';

/** A change of law may be known before it holds, and not by years. */
const noted = /^\s*(?:- )?date:\s*["']?(\d{4}-\d\d-\d\d)/;
const lawChanges = 'content/law-changes.yaml';

const written = 'Escreva o dia em que o texto foi mesmo conferido ou mudado.';

/** Days that cannot be: before the site, or of a change of law that nobody knows yet. */
export const impossibleDays = (file: string, source: string, date: IsoDate): Fault[] =>
  inRows(file, source, (row) => {
    const [field, day = firstDay] = dayOn(row) ?? [];
    if (day < firstDay)
      return [{ reason: `${field} é ${day}, antes de haver este site.`, remedy: written }];
    const change = (file === lawChanges && noted.exec(row)?.[1]) || '';
    if (change <= addDays(date, 366)) return [];
    return [
      {
        reason: `a mudança é de ${change}, daqui a mais de um ano.`,
        remedy: 'Confira o ano. Uma lei que só vale depois se anota quando chegar perto.',
      },
    ];
  });

/** Days of a check or of a change that lie after the date: nobody can have done it yet. */
export const daysToCome = (file: string, source: string, date: IsoDate): Fault[] =>
  inRows(file, source, (row) => {
    const [field, day = ''] = dayOn(row) ?? [];
    if (!field || day <= date) return [];
    const reason = `${field} é ${day}, um dia que ainda não chegou em ${date}.`;
    return [{ reason, remedy: written }];
  });

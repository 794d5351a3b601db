import { type Fault, inRows } from '../fault.ts';

const quantity = /(\d[\d.]*)\**\s(anos?|meses|mês|dias?|contribuições|contribuição)(?!\p{L})/gu;

const unitOf = (word: string): string => word.slice(0, 3).replace('mês', 'mes');

/** What a requirement opens with: its bold words and the few that follow. */
const opening = /^- \*\*.+?\*\*.{0,30}/u;

/** The fields that sum a page up; what waits for the lawyer is none. */
const fieldsOf = (source: string): string =>
  source.split('\n---\n', 1)[0]?.replace(/^toConfirm:[\s\S]*/m, '') ?? '';

/**
 * Requirements that open with a number which the page's summary does not say, while it says others of the
 * same unit: an age, a term or a count that was changed in one place alone.
 */
export function unsummed(file: string, source: string): Fault[] {
  const fields = [...fieldsOf(source).matchAll(quantity)];
  let inList = false;
  return inRows(file, source, (row) => {
    if (row.startsWith(':::')) inList = row.startsWith(':::requisitos');
    const start = inList ? (opening.exec(row)?.[0] ?? '') : '';
    const [whole, number, unit = ''] = [...start.matchAll(quantity)][0] ?? [];
    const said = fields.filter(([, , other = '']) => unitOf(other) === unitOf(unit));
    if (!whole || said.length === 0 || said.some(([, other]) => other === number)) return [];
    return [
      {
        sentence: row,
        reason: `diz ${whole.replaceAll('**', '')}, e o começo da página diz ${said[0]?.[0]?.replaceAll('**', '')}.`,
        remedy: 'Confira na lei qual está certo, e diga o mesmo nos dois.',
      },
    ];
  });
}

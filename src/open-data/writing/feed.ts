import { dataFeedFile, dataFile, dataPath } from '../addresses.ts';
import type { RecordEntry } from '../record/record.ts';
import { keyOf, type Row, type Subject } from '../table.ts';
import type { Giver } from './json.ts';

interface Change {
  readonly subject: Subject;
  readonly day: string;
  readonly title: string;
  readonly why?: string;
  readonly rows: readonly Row[];
}

/** Who follows wants to know which lines; of very many, how many. */
const mostNamed = 20;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const lines = (count: number): string => (count === 1 ? '1 linha' : `${count} linhas`);

function ofRecord(subject: Subject, { day, correction, rows }: RecordEntry): Change {
  const what = correction ? 'correção' : 'valores novos';
  const title = `${subject.title}: ${what}, ${lines(rows.length)}`;
  return { subject, day, title, rows, ...(correction && { why: correction }) };
}

/** Texts say by themselves when they changed. */
const ofTexts = (subject: Subject): Change[] =>
  [...Map.groupBy(subject.rows, ({ mudouEm }) => String(mudouEm))].map(([day, rows]) => ({
    subject,
    day,
    title: `${subject.title}: textos novos ou mudados, ${lines(rows.length)}`,
    rows,
  }));

const changesOf = (subject: Subject, record: readonly RecordEntry[]): Change[] =>
  subject.holds === 'texts'
    ? ofTexts(subject)
    : record.filter((one) => one.subject === subject.id).map((one) => ofRecord(subject, one));

function entry({ subject, day, title, why, rows }: Change, { address }: Giver): string {
  const host = new URL(address).host;
  const named = rows.slice(0, mostNamed).map((row) => keyOf(subject, row));
  const rest = rows.length - named.length;
  const told = rest > 0 ? [...named, `e mais ${rest}`] : named;
  const said = [why, told.join('; ')].filter(Boolean).join('. ');
  const id = `tag:${host},2026:${dataPath.slice(1)}/${subject.id}/${day}${why ? '/correcao' : ''}`;
  return `  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <updated>${day}T00:00:00-03:00</updated>
    <link rel="alternate" type="application/json" href="${escaped(address + dataFile(subject.id, 'json'))}"/>
    <summary>${escaped(said)}</summary>
  </entry>`;
}

/** What is new in the data, as Atom (RFC 4287), the newest first. */
export function feedOf(
  subjects: readonly Subject[],
  record: readonly RecordEntry[],
  giver: Giver,
): string {
  const changes = subjects
    .flatMap((subject) => changesOf(subject, record))
    .sort((one, other) => other.day.localeCompare(one.day));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
  <id>${escaped(giver.address + dataFeedFile)}</id>
  <title>${escaped(`${giver.name}: mudanças nos dados abertos`)}</title>
  <updated>${changes[0]?.day}T00:00:00-03:00</updated>
  <author><name>${escaped(giver.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(giver.address + dataFeedFile)}"/>
  <link rel="alternate" type="text/html" href="${escaped(giver.page)}"/>
  <rights>CC BY 4.0</rights>
${changes.map((change) => entry(change, giver)).join('\n')}
</feed>
`;
}

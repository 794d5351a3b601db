import type { Identity, IdentityDraft, Place, Unread } from '../extract.ts';
import type { Piece } from './lines.ts';
import { parseCpf, parseDate, parseNit, plain } from './values.ts';

type Field = keyof Identity;

const fieldsByLabel: ReadonlyMap<string, Field> = new Map([
  ['nit:', 'nit'],
  ['cpf:', 'cpf'],
  ['nome:', 'name'],
  ['data de nascimento:', 'birthDate'],
  ['nome da mae:', 'mother'],
]);

function parse(field: Field, text: string, place: Place): Identity {
  const read = <T>(value: T | undefined) => value && { value, place };
  if (field === 'nit') return { nit: read(parseNit(text)) };
  if (field === 'cpf') return { cpf: read(parseCpf(text)) };
  if (field === 'birthDate') return { birthDate: read(parseDate(text)) };
  return { [field]: read(text) };
}

function labelOf(text: string): { field: Field; rest: string } | undefined {
  const colon = text.indexOf(':') + 1;
  const field = colon > 0 ? fieldsByLabel.get(plain(text.slice(0, colon))) : undefined;
  return field && { field, rest: text.slice(colon).trim() };
}

/** Whether a line tells who the person is: it begins with one of the labels of that part. */
export const isIdentityLine = (pieces: readonly Piece[]): boolean =>
  pieces[0] !== undefined && labelOf(pieces[0].text) !== undefined;

/** The words after each label of the line; the first piece is a label. */
function valuesOf(pieces: readonly Piece[]): [field: Field, text: string][] {
  const values: [Field, string][] = [];
  for (const { text } of pieces) {
    const label = labelOf(text);
    const last = values.at(-1);
    if (label) values.push([label.field, label.rest]);
    else if (last) last[1] = `${last[1]} ${text}`.trim();
  }
  return values;
}

/**
 * Adds what a line says of the person. Another page that says otherwise is the page of another
 * person, or was read wrongly: what it says is not taken, but reported.
 * @returns whether the line says nothing else of the person than those before
 */
export function readIdentity(
  pieces: readonly Piece[],
  identity: IdentityDraft,
  unread: Unread[],
): boolean {
  let isSame = true;
  const place = pieces[0]?.place;
  if (!place) return isSame;
  for (const [field, text] of valuesOf(pieces)) {
    if (text === '') continue;
    const parsed = parse(field, text, place);
    const known = identity[field];
    if (!parsed[field]) unread.push({ text, why: 'unknown', place });
    else if (!known) Object.assign(identity, parsed);
    else if (known.value !== parsed[field].value) {
      unread.push({ text, why: 'ambiguous', place });
      isSame = false;
    }
  }
  return isSame;
}

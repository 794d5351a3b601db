import type { Read, Relation, Unread } from '../extract.ts';
import { present } from '../read/present.ts';
import type { OfBenefit, RowBase } from '../read/relation.ts';
import {
  parseCode,
  parseDate,
  parseEmployerCode,
  parseMonth,
  parseNit,
  parseSeq,
  plain,
} from '../read/values.ts';
import { isSureCode, plainText, report, type Token, textOf } from './tokens.ts';

/** "Tipo Filiado no Vínculo", as the extract prints it. */
const memberTypes = [
  'empregado ou agente publico',
  'empregado domestico',
  'empregado',
  'trabalhador avulso',
  'contribuinte individual',
  'facultativo',
  'segurado especial',
];

const origins: readonly (readonly [start: string, kind: Relation['kind']])[] = [
  ['agrupamento de contratantes', 'grouping'],
  ['recolhimento', 'contributions'],
  ['beneficio', 'benefit'],
  ['seguro desemprego', 'other'],
  ['segurado especial', 'other'],
  ['nao informado', 'other'],
];

export interface PastedRow {
  readonly kind: Relation['kind'];
  readonly base: RowBase;
  /** Of the employer, or the origin of what is no job. */
  readonly name?: Read<string> | undefined;
  readonly benefit?: OfBenefit;
}

/** Whether a line begins a row: its number, and then a NIT. */
export const beginsRow = ([seq, nit]: readonly Token[]): boolean =>
  seq !== undefined &&
  nit !== undefined &&
  parseSeq(seq.text) !== undefined &&
  parseNit(nit.text) !== undefined;

const readAs = <T>(
  token: Token | undefined,
  parse: (text: string) => T | undefined,
): Read<T> | undefined => {
  const value = token && parse(token.text);
  return token && value !== undefined ? { value, place: token.place } : undefined;
};

/** Takes the first token of the form out of the list. */
function take<T>(tokens: Token[], parse: (text: string) => T | undefined): Read<T> | undefined {
  const index = tokens.findIndex(({ text }) => parse(text) !== undefined);
  return index < 0 ? undefined : readAs(tokens.splice(index, 1)[0], parse);
}

function takeCodes(tokens: Token[]): Read<string>[] {
  const codes = tokens.filter(isSureCode);
  const rest = tokens.filter((token) => !isSureCode(token));
  tokens.splice(0, tokens.length, ...rest);
  return codes.flatMap(({ text, place }) => {
    const value = parseCode(text.replace(/,$/, ''));
    return value ? [{ value, place }] : [];
  });
}

/** The last words, where they are one of the known types; what stands before them is a name. */
function takeMemberType(words: Token[]): Read<string> | undefined {
  for (let index = 0; index < words.length; index += 1) {
    const tail = words.slice(index);
    const first = tail[0];
    if (first && memberTypes.includes(plainText(tail))) {
      words.splice(index);
      return { value: textOf(tail), place: first.place };
    }
  }
  return undefined;
}

const benefitNumber = /^\d{9,10}$/;
const numbered = /^\d{1,3}$/;

/** "31 - AUXILIO DOENCA PREVIDENCIARIO" before the dates and "4 - CESSADO" after them. */
function readBenefit(tokens: Token[], base: RowBase, unread: Unread[]): PastedRow {
  const number = take(tokens, (text) => (benefitNumber.test(text) ? text : undefined));
  const starts = tokens.flatMap(({ text }, index) =>
    numbered.test(text) && tokens[index + 1]?.text === '-' ? [index] : [],
  );
  const [species = tokens.length, status = tokens.length] = starts;
  const part = (from: number, until: number): Read<string> | undefined => {
    const place = tokens[from]?.place;
    return place && { value: textOf(tokens.slice(from, until)), place };
  };
  report(
    tokens.slice(0, species).filter(({ text }) => plain(text) !== 'beneficio'),
    'ambiguous',
    unread,
  );
  const benefit = present({
    number,
    species: part(species, status),
    status: part(status, tokens.length),
  });
  return { kind: 'benefit', base, benefit };
}

/** A name, which the matrícula may have followed: digits at its end are of either. */
function nameOf(words: readonly Token[], unread: Unread[]): Read<string> | undefined {
  const [first] = words;
  if (!first) return undefined;
  if (!/^\d+$/.test(words.at(-1)?.text ?? '')) {
    return { value: textOf(words), place: first.place };
  }
  report(words, 'ambiguous', unread);
  return undefined;
}

export function readRow(lines: readonly Token[], unread: Unread[]): PastedRow | undefined {
  const tokens = [...lines];
  const seq = readAs(tokens.shift(), parseSeq);
  const nit = readAs(tokens.shift(), parseNit);
  if (!seq || !nit) return undefined;
  const isOfBenefit = tokens.some(({ text }) => plain(text) === 'beneficio');
  const told = present({
    from: take(tokens, parseDate),
    until: take(tokens, parseDate),
    lastPaid: take(tokens, parseMonth),
    employerCode: isOfBenefit ? undefined : take(tokens, parseEmployerCode),
  });
  const base: RowBase = { seq, nit, ...told, indicators: takeCodes(tokens) };
  if (isOfBenefit) return readBenefit(tokens, base, unread);
  const memberType = takeMemberType(tokens);
  const start = plainText(tokens);
  const kind = origins.find(([words]) => start.startsWith(words))?.[1] ?? 'job';
  return { kind, base: { ...base, ...present({ memberType }) }, name: nameOf(tokens, unread) };
}

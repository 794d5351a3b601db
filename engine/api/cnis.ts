import type {
  ExtractReading,
  NotRead,
  Extract as Read,
  Relation,
  ServiceCell,
  Unread,
} from '#cnis/extract.ts';
import { readPasted } from '#cnis/pasted/read-pasted.ts';
import { type TextItem, textRuns } from '#cnis/pdf/text-runs.ts';
import { readExtract } from '#cnis/read/read-extract.ts';
import { InputError } from './shape.ts';

/** An extract, as read; each value with its page and line. */
export type Extract = Read;

/** An extract, or why nothing was read. */
export type ExtractRead =
  | Exclude<ExtractReading, NotRead>
  | Pick<NotRead, 'extract' | 'unreadable'>;

/** A page as PDF.js gives it: `page.view` and the items of `page.getTextContent()`. */
export interface PdfPage {
  readonly view: readonly number[];
  readonly items: readonly TextItem[];
}

interface Options {
  /** Also names, numbers of persons and of benefits, and words that were not understood. */
  readonly withNames?: boolean;
}

/** The number of a company, whole or its root: the others are persons. */
const isCompany = (code: string): boolean => [8, 14].includes(code.replaceAll(/\D/g, '').length);

const ofCompany = (cell: ServiceCell): ServiceCell =>
  Object.fromEntries(
    Object.entries(cell).filter(([name, code]) => name === 'form' || isCompany(String(code))),
  );

/** Words of the INSS where the extract has no employer. */
const ownWords =
  /recolhimento|agrupamento|segurado|seguro|benef[ií]cio|informado|microempreendedor/i;

function hiddenIn({ employerCode, ...relation }: Relation): string[] {
  const isOfCompany = employerCode !== undefined && isCompany(employerCode.value);
  const origin = 'origin' in relation ? (relation.origin?.value ?? '') : '';
  return [
    'nit',
    'registration',
    'number',
    ...(isOfCompany ? [] : ['employer', 'employerCode']),
    ...(ownWords.test(origin) ? [] : ['origin']),
  ];
}

function relationWithoutNames(relation: Relation): Relation {
  const months = relation.months.map(({ service, ...month }) => ({
    ...month,
    ...(service && { service: ofCompany(service) }),
  }));
  const shown: Relation = { ...relation, months };
  // Only fields that may be absent are among them.
  for (const name of hiddenIn(relation)) Reflect.deleteProperty(shown, name);
  return shown;
}

const withoutText = ({ why, place }: Unread): Unread => ({ text: '', why, place });

function shownOf(reading: ExtractReading, { withNames = false }: Options): ExtractRead {
  const { extract } = reading;
  if (!extract) return { unreadable: reading.unreadable };
  if (withNames) return { extract };
  return {
    extract: {
      ...extract,
      identity: {},
      relations: extract.relations.map(relationWithoutNames),
      unread: extract.unread.map(withoutText),
    },
  };
}

/** Reads an extract of contributions (CNIS) from text copied out of it. @throws {InputError} for no text */
export function readExtractText(text: string, options: Options = {}): ExtractRead {
  if (typeof text !== 'string' || text.trim() === '')
    throw new InputError('', 'falta o texto do extrato.');
  return shownOf(readPasted(text), options);
}

/** Reads an extract of contributions (CNIS) from the pages of its PDF. */
export const readExtractPages = (pages: readonly PdfPage[], options: Options = {}): ExtractRead =>
  shownOf(readExtract(pages.map(({ view, items }) => textRuns(view, items))), options);

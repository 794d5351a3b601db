import { leadsToWords } from '#law/citations/leads-to.ts';
import type { LeadsTo } from '#law/citations/norm.ts';

interface Props {
  leadsTo?: LeadsTo | undefined;
  superseded: readonly number[];
}

const list = new Intl.ListFormat('pt-BR');

const oldNumbers = (articles: readonly number[]): string =>
  `${articles.length > 1 ? 'nos arts.' : 'no art.'}\u00a0${list.format(articles.map(String))}, o texto ainda traz números antigos: valem os deste site`;

/** What a reader should know of a source before opening it, in brackets; nothing for a plain text in force. */
export const SourceMark = ({ leadsTo, superseded }: Props) => {
  const notes = [
    ...(leadsTo ? [leadsToWords[leadsTo]] : []),
    ...(superseded.length > 0 ? [oldNumbers(superseded)] : []),
  ];
  return notes.length > 0 && ` (${notes.join('; ')})`;
};

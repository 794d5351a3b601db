import { isSigned, type Topic } from '#texts/load/topics.ts';
import { capitalised } from '#words/phrases.ts';

export interface TopicName {
  term: string;
  path: string;
  /** The title of the page it leads to, where that is another word. */
  leadsTo?: string;
}

/**
 * Every title and every popular name from A to Z, numbers first. Words of the glossary and the
 * sentences of letters have lists of their own; a signpost stands by its names.
 */
export const topicNames = (topics: readonly Topic[]): TopicName[] =>
  topics
    .filter(({ kind }) => kind !== 'word')
    .flatMap((topic) => {
      const { path, kind, title, alsoCalled } = topic;
      return [
        ...(kind === 'letter' || isSigned(topic) ? [] : [{ term: title, path }]),
        ...alsoCalled.map((name) => ({ term: capitalised(name), path, leadsTo: title })),
      ];
    })
    .sort((one, other) =>
      one.term.localeCompare(other.term, 'pt-BR', { numeric: true, sensitivity: 'base' }),
    );

import groups from '#labels/assuntos.json' with { type: 'json' };
import { opening } from './for-whom.ts';
import { encodeText } from './link.ts';

type PagesOfSubjects = Readonly<Record<string, readonly string[]>>;

/** The subjects of the contact form, in the groups of its list: what happened, then what it is about. */
export const subjectGroups: Readonly<Record<string, PagesOfSubjects>> = groups;

/** Each with its pages: it is taken while one of them is shown, and always where it has none. */
export const pagesOfSubjects: PagesOfSubjects = Object.assign({}, ...Object.values(groups));

/** Of these the day on which the decision was known begins a clock. */
const clocked: readonly string[] = ['Pedido negado', 'Benefício cortado ou bloqueado'];

export const hasClock = (subject: string): boolean => clocked.includes(subject);

export const subjects = Object.keys(pagesOfSubjects);

export interface ContactAnswers {
  name: string;
  phone: string;
  subject: string;
  situation: string;
  /** Whom it is for, in the writer's words; only where it is for somebody else. */
  person?: string;
  /** Of a subject that has a clock, which benefit it is about. */
  benefit?: string;
  /** When the decision was known, in the writer's words; only of a subject that has a clock. */
  known?: string;
  /** Half days in which they would rather talk, as the practice's hours have them: "terça de manhã". */
  time?: string;
  otherTime?: string;
  /** Written for somebody else; name and phone are still the writer's. */
  isForOther?: boolean;
}

/**
 * The longest message, in bytes as it travels: with number and host the address stays below 2,000,
 * which every phone opens. Some 1,000 letters of Portuguese, where é takes six bytes; 130 emoji.
 */
export const messageLimit = 1600;

/** Letters as people count them; an emoji outside the first plane is one. */
export const countLetters = (text: string): number => [...text].length;

/** How many more letters of the kind written so far fit into the message; below 0, how many too many. */
export function lettersLeft(message: string): number {
  const bytes = encodeText(message).length;
  const perLetter = bytes / Math.max(1, countLetters(message));
  return Math.floor((messageLimit - bytes) / Math.max(1, perLetter));
}

/** One line, no invisible control characters, no blanks around. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Keeps the line breaks; drops other control characters, which cut texts short in some apps. */
const severalLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** The half days that were chosen, each once. */
export const timesOf = ({ time = '', otherTime = '' }: ContactAnswers): string[] =>
  time ? [...new Set([time, otherTime])].filter(Boolean) : [];

/**
 * The message that the chat opens with, word for word: what it is about and since when come first, by
 * which a practice sorts what arrives. Empty answers leave no empty line behind.
 * @param greeting the first line, with the name of the site
 */
export const composeMessage = (greeting: string, answers: ContactAnswers): string => {
  const { isForOther = false } = answers;
  const labelled = (label: string, value: string) => value && `${label}: ${value}`;
  return [
    opening(greeting, isForOther),
    labelled('Assunto', oneLine(answers.subject)),
    hasClock(answers.subject) && labelled('Benefício', oneLine(answers.benefit ?? '')),
    hasClock(answers.subject) && labelled('Soube da decisão', oneLine(answers.known ?? '')),
    labelled(isForOther ? 'Meu nome' : 'Nome', oneLine(answers.name)),
    labelled(isForOther ? 'Meu telefone' : 'Telefone', oneLine(answers.phone)),
    labelled('Prefiro falar', timesOf(answers).join(' ou ')),
    isForOther && labelled('Para', oneLine(answers.person ?? '')),
    severalLines(answers.situation),
  ]
    .filter(Boolean)
    .join('\n');
};

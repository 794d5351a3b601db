import { opening } from './for-whom.ts';

/** The subjects of the contact form, in the order of the specification. */
export const subjects = [
  'BPC/LOAS',
  'Auxílio-Doença',
  'Aposentadoria',
  'Revisões',
  'Outro',
] as const;

/** What the visitor writes in the contact form. */
export interface ContactAnswers {
  name: string;
  phone: string;
  subject: string;
  situation: string;
  /** Written for somebody else; name and phone are still the writer's. */
  isForOther?: boolean;
}

/** Longest message, in letters: some 1.6 KB of address, which every phone opens. */
export const messageLimit = 1000;

/** Letters as people count them; an emoji outside the first plane is one. */
export const countLetters = (text: string): number => [...text].length;

/** One line, no invisible control characters, no blanks around. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Keeps the line breaks; drops other control characters, which cut texts short in some apps. */
const severalLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/**
 * The message that the chat opens with, word for word. Empty answers leave no empty line behind.
 * @param greeting the first line, with the name of the site
 */
export const composeMessage = (greeting: string, answers: ContactAnswers): string => {
  const { isForOther = false } = answers;
  const labelled = (label: string, value: string) => value && `${label}: ${value}`;
  return [
    opening(greeting, isForOther),
    labelled(isForOther ? 'Meu nome' : 'Nome', oneLine(answers.name)),
    labelled(isForOther ? 'Meu telefone' : 'Telefone', oneLine(answers.phone)),
    labelled('Assunto', oneLine(answers.subject)),
    severalLines(answers.situation),
  ]
    .filter(Boolean)
    .join('\n');
};

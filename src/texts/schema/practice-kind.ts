import { keysOf, mapValues } from '#law/keyed.ts';
import { withoutAccents } from '#words/accents.ts';
import { capitalised } from '#words/phrases.ts';

/** What a practice may be. “Clínica” alone would be a doctor's, to who reads about medical reports. */
const kinds = {
  escritorio: {
    title: 'Escritório de advocacia',
    noun: 'escritório',
    gender: 'm',
    inFull: 'escritório de Direito Previdenciário',
    counsel: 'advogado ou advogada',
  },
  clinica: {
    title: 'Clínica jurídica',
    noun: 'clínica jurídica',
    gender: 'f',
    inFull: 'clínica jurídica',
    counsel: 'advogado ou advogada',
  },
  nucleo: {
    title: 'Núcleo de prática jurídica',
    noun: 'núcleo jurídico',
    gender: 'm',
    inFull: 'núcleo de prática jurídica',
    counsel: 'advogado ou advogada',
  },
  defensoria: {
    title: 'Defensoria Pública',
    noun: 'Defensoria',
    gender: 'f',
    inFull: 'Defensoria Pública',
    counsel: 'defensor público ou defensora pública',
  },
} as const;

export type PracticeKind = keyof typeof kinds;

export const practiceKinds = keysOf(kinds);

/** For whoever chooses. */
export const kindTitles = mapValues(kinds, ({ title }) => title);

/** A public body with a law of its own (LC 80/1994): who works there needs no registration with the bar (STF, Tema 1074). */
export const isPublicDefender = (kind: PracticeKind): boolean => kind === 'defensoria';

/** What can say that it is not of the government: clinics are of public universities too. */
export const isSurelyPrivate = (kind: PracticeKind): boolean => kind === 'escritorio';

/** Who answers for a case there, after “um” or “por”. */
export const counselOf = (kind: PracticeKind): string => kinds[kind].counsel;

/** The words by gender; the rest is contracted from them. */
const byGender = {
  m: { the: 'o', to: 'ao', near: 'este', one: 'um' },
  f: { the: 'a', to: 'à', near: 'esta', one: 'uma' },
} as const;

interface Named {
  readonly kind: PracticeKind;
  readonly practiceName: string;
}

const firstWord = (text: string): string =>
  withoutAccents(text.split(' ', 1)[0] ?? '').toLowerCase();

type Words = (typeof kinds)[PracticeKind] & (typeof byGender)['m' | 'f'] & Named;

/** How a text names the practice, called as it is for “escritório”. */
const forms = {
  o: ({ the, noun }: Words) => `${the} ${noun}`,
  do: ({ the, noun }: Words) => `d${the} ${noun}`,
  ao: ({ to, noun }: Words) => `${to} ${noun}`,
  pelo: ({ the, noun }: Words) => `pel${the} ${noun}`,
  este: ({ near, noun }: Words) => `${near} ${noun}`,
  deste: ({ near, noun }: Words) => `d${near} ${noun}`,
  um: ({ one, inFull }: Words) => `${one} ${inFull}`,
  'o-nome': ({ the, noun, practiceName }: Words) =>
    `${the} ${firstWord(practiceName) === firstWord(noun) ? '' : `${noun} `}${practiceName}`,
};

export type PracticeForm = keyof typeof forms;

export const practiceForms = keysOf(forms);

/**
 * What the practice is, in a sentence: “o escritório”, “da clínica jurídica”, “esta Defensoria”; `um` in full,
 * `o-nome` with its name, which may say already what it is.
 */
export const practiceAs = (form: PracticeForm, practice: Named): string => {
  const { kind } = practice;
  return forms[form]({ ...practice, ...kinds[kind], ...byGender[kinds[kind].gender] });
};

/** The same where a sentence begins. */
export const practiceAtStart = (form: PracticeForm, practice: Named): string =>
  capitalised(practiceAs(form, practice));

import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import type { ClockId } from '#rules/deadlines/clocks.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { answerWords } from './answer-words.ts';
import { appealWords } from './appeal-words.ts';
import { incapacityWords } from './incapacity-words.ts';
import { noticeWords } from './notice-words.ts';
import { prisonWords } from './prison-words.ts';
import { rightWords } from './right-words.ts';

/** What the INSS was asked for. */
export type RequestFor = NonNullable<DeadlineAnswers['requestFor']>;

/** From what a clock counts, as it is told. */
export type Start =
  | 'known'
  | 'death'
  | 'prison'
  | 'birth'
  | 'payment'
  | 'lawsuit'
  | 'end'
  | 'printed'
  | 'request';

/** How a clock is spoken of. */
export interface ClockWords {
  /** Begins the name of its calendar file. */
  file: string;
  /** "Recurso ao INSS" */
  name: string;
  /** "do recurso", after "o prazo". */
  of: string;
  /** "fazer", in a calendar: "Recurso ao INSS: fazer até …". */
  verb: string;
  /** "recorrer", after "devo". */
  must: string;
  /** "Faça", before "até …". */
  until: string;
  /** "Recorra", before "hoje". */
  today: string;
  start: Start;
  /** "limite do aviso", where it is not the law that counts to it. */
  limit?: string;
  /** How it is done, in the calendar file. */
  channel: string;
  /** In time, with days to spare. */
  steps: Answer['steps'];
  /** The second of them, where what was asked for has another. */
  secondFor?: Partial<Readonly<Record<RequestFor, Answer['steps'][number]>>>;
  /** In time, or perhaps so, if it is done today. */
  stepsToday: Answer['steps'];
  late: {
    /** What is lost, and what is not. */
    reason: string;
    steps: Answer['steps'];
    /** The answer itself, where the term was not one after which nothing is left. */
    verdict?: string;
    /** The answer where what was asked may still be done for some time after the term. */
    stillOpen?: string;
    /** What a late act still has for it. */
    notes?: readonly string[];
  };
  /** Of a wait: the one way it closes, the answer once it is over, and what to read beside each. */
  wait?: {
    only?: string;
    beside?: string;
    open: string;
    besideOpen?: string;
    /** "Em regra, peça de novo", before "a partir de …". */
    when: string;
    /** "a espera já passou", after its name. */
    over: string;
    /** Others have this time to answer: what counts is how long they have taken. */
    isOfOthers?: true;
  };
  /** What else may be done while it runs, and is lost with the wait. */
  alsoOpen?: string;
  /** What is not certain about it: "se… então…". */
  mayChange: readonly string[];
  /** The answer where only the notice has a date, and it was not told. */
  undated?: string;
  /** Done at an office, which is open on working days alone. */
  isAtOffice?: true;
  /** The card tells to act today, whatever its last day. */
  isForToday?: true;
}

/** What the last day of a clock is called, "último dia pela conta da lei". */
export const limitName = (id: ClockId): string =>
  clockWords[id].limit ?? 'último dia pela conta da lei';

/** The words of every clock. */
export const clockWords: Readonly<Record<ClockId, ClockWords>> = {
  ...appealWords,
  ...noticeWords,
  ...incapacityWords,
  ...rightWords,
  ...prisonWords,
  ...answerWords,
};

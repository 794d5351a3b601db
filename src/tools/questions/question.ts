import type { IsoDate } from '#law/date.ts';
import type { YearsMonthsDays } from '#rules/legal-days.ts';
import type { StandIn } from '#words/typed-date.ts';
import type { Fact } from './facts.ts';

/** From where a question is asked: what its words and conditions may hang on. */
export interface At<Told = object, Around = object> {
  /** What was told so far, in the same group of questions. */
  told: Partial<Told>;
  /** In a list: what was told so far outside it. */
  around: Partial<Around>;
  today: IsoDate;
  /** Minimum wage in cents, where the page knows it. */
  wage?: number | undefined;
  /** Place in the list, from 1; 0 outside any. */
  position: number;
  /** What the group is called so far, "pessoa 1 (mãe)"; empty outside any list. */
  name: string;
  /** The same of the group in which this list stands. */
  within: string;
}

export type Text<Told = object, Around = object> = string | ((at: At<Told, Around>) => string);

/** What every question has, whatever kind of answer it takes. */
interface Asked<Value, Told, Around> {
  /** Name and id of its control, anchor of the error summary; in a list the group's id goes before it. */
  id: string;
  label: Text<Told, Around>;
  hint: Text<Told, Around>;
  /** Tells of health, money or a loss: out of the message to the practice unless ticked. */
  isSensitive?: true | ((at: At<Told, Around>) => boolean);
  /**
   * What is asked for, where other tools ask for the same: answered once, it is offered to them. Outside
   * any list; by the answers, where it hangs on them.
   */
  fact?: Fact | ((at: At<Told, Around>) => Fact | undefined);
  /** What it is called where answers are checked; without it another question tells of both. */
  short?: Text<Told, Around>;
  /** What this question and those after it are about. */
  section?: string;
  /** Asked only where the answers so far call for it. */
  when?: (at: At<Told, Around>) => boolean;
  /** For who does not know the answer, or is in the wrong place, folded. */
  help?: { title: string; text: Text<Told, Around>; link?: { href: string; label: string } };
  /** What follows from its answer, said with the next question. */
  note?: (at: At<Told, Around>) => string | undefined;
  /** Whether nothing more is asked after these answers. */
  ends?: (at: At<Told, Around>) => boolean;
  /** Why an answer cannot be so and what to do; undefined when it can. */
  refuse?: (value: Value, at: At<Told, Around>) => string | undefined;
  /** The answer in words, where those of its kind do not do; undefined: it is not told again. */
  words?: (value: Value | undefined, at: At<Told, Around>) => string | undefined;
}

interface ChoiceQuestion<Value extends string, Told, Around> extends Asked<Value, Told, Around> {
  kind: 'choice';
  /** In the order of the page. */
  choices: Readonly<Record<Value, string>>;
  /** What "Não sei" is called, where it may be chosen. */
  unknown?: string;
  /** What is said where it stands beside others and was left out; alone, each answer is a button. */
  missing?: Text<Told, Around>;
  /** What most people answer; the other choices unfold below. Without it all are shown. */
  frequent?: readonly Value[];
  /** Ids of the answers, where a link may open the tool with one. */
  openings?: Readonly<Record<Value, string>>;
}

interface YesNoQuestion<Told, Around> extends Asked<boolean, Told, Around> {
  kind: 'yesNo';
  missing?: Text<Told, Around>;
  /** Everybody knows this: there is no "Não sei". */
  isSure?: boolean;
}

interface DateQuestion<Told, Around> extends Asked<IsoDate, Told, Around> {
  kind: 'date';
  /** Names it in messages: "a data da decisão". */
  what: string;
  /** Only month and year are asked for; the first day of the month stands for it. */
  isMonth?: true;
  /** Month and year, or the year alone, are enough; which of their days then stands for it. */
  standIn?: StandIn;
  /** The visitor's own birth: the browser may know it. */
  autoComplete?: 'bday';
  /** Often this day or the one before: a press says so. */
  isRecent?: true;
}

interface DurationQuestion<Told, Around> extends Asked<YearsMonthsDays, Told, Around> {
  kind: 'duration';
  /** Names it in messages: "o tempo de hoje". */
  what: string;
  /** What the answer is called that there was no such time. */
  none?: string;
}

/** A number of months, or "Não sei". */
interface MonthsQuestion<Told, Around> extends Asked<number, Told, Around> {
  kind: 'months';
  /** Names it in messages: "a carência". */
  what: string;
  /** Label of the control itself. */
  part: string;
  /** What the answer is called that there was no such month. */
  none?: string;
  most: number;
}

/** An amount in cents. */
export interface MoneyQuestion<Told, Around> extends Asked<number, Told, Around> {
  kind: 'money';
  /** With it there is a box "Não sei o valor"; without it the amount may be left out. */
  missing?: Text<Told, Around>;
  wrong: Text<Told, Around>;
  /** "Um salário mínimo" is a likely answer. */
  isWageLikely?: boolean;
  /** The minimum wage that is meant, in cents, where it is not that of today. */
  wage?: (at: At<Told, Around>) => number | undefined;
  /** What the answer is called that nothing is received, where the amount may be left out. */
  none?: string;
}

/**
 * Groups of questions that the visitor adds and removes: people, each with screens of their own, or
 * small things that stand on one screen together. Its id begins those of the groups.
 */
interface ListQuestion<Row extends object, Told, Around>
  extends Asked<readonly Row[], Told, Around> {
  kind: 'list';
  questions: Questions<Omit<Row, 'id'>, Told>;
  /** How a group is called: "pessoa 1 (mãe)". */
  name: (row: Partial<Row>, position: number) => string;
  add: string;
  /** Of people; without it the groups stand on one screen, at least one of them. */
  people?: {
    /** The question once somebody is in the list. */
    again: string;
    /** What the answer is called that there is nobody, or nobody else. */
    none: string;
    noMore: string;
    /** What the choices are called that wait folded, where they are no people. */
    others?: string;
  };
  /** One line for each group where answers are checked; else the groups' own questions are told. */
  row?: (row: Row, rows: readonly Row[]) => { question: string; answer: string };
}

type QuestionFor<Value, Told, Around> = [Value] extends [boolean]
  ? YesNoQuestion<Told, Around>
  : [Value] extends [IsoDate]
    ? DateQuestion<Told, Around>
    : [Value] extends [string]
      ? ChoiceQuestion<Value, Told, Around>
      : [Value] extends [number]
        ? MonthsQuestion<Told, Around> | MoneyQuestion<Told, Around>
        : [Value] extends [YearsMonthsDays]
          ? DurationQuestion<Told, Around>
          : Value extends readonly (infer Row extends object)[]
            ? ListQuestion<Row, Told, Around>
            : never;

/**
 * What a group asks, in the order of the page: one question for each answer. "Não sei" and what was
 * not asked are undefined.
 * @template Told what the visitor tells, question by question
 */
export type Questions<Told, Around = object> = {
  readonly [Key in keyof Told]-?: QuestionFor<Exclude<Told[Key], undefined>, Told, Around>;
};

/** Answers by their key, as the engine handles those of any tool. */
export type AnyTold = Record<string, unknown>;

/** A group of a list as read; its id begins those of its controls. */
export type AnyRow = AnyTold & { id: string };

export interface AnyList extends Omit<ListQuestion<AnyRow, AnyTold, AnyTold>, 'questions'> {
  questions: AnyQuestions;
}

export type AnyQuestion =
  | ChoiceQuestion<string, AnyTold, AnyTold>
  | YesNoQuestion<AnyTold, AnyTold>
  | DateQuestion<AnyTold, AnyTold>
  | DurationQuestion<AnyTold, AnyTold>
  | MonthsQuestion<AnyTold, AnyTold>
  | MoneyQuestion<AnyTold, AnyTold>
  | AnyList;

export type AnyAt = At<AnyTold, AnyTold>;

/** The questions of any tool, in order, for what treats all alike. */
export type AnyQuestions = Readonly<Record<string, AnyQuestion>>;

/** The one place where the types of a tool's own questions are let go. */
export const anyQuestions = <Told>(questions: Questions<Told>): AnyQuestions =>
  questions as unknown as AnyQuestions;

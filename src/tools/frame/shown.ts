import type { ComponentType, RefObject } from 'react';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { IsoDate } from '#law/date.ts';
import type { CheckedAnswer } from '../questions/recount.ts';
import type { ResultSetting } from './tool-setting.ts';

/** What every result is shown with. */
export interface Shown<Told, Answers> extends ToShow<Told> {
  /** What was told, as the rules ask for it. */
  answers: Answers;
  /** What was told, in words. */
  recounted: readonly CheckedAnswer[];
}

/** What is shown of a paper that was read; back to the ways in, nothing of it is kept. */
export type ShownPaper = Pick<ToShow<unknown>, 'today' | 'heading' | 'onClear' | 'setting'>;

/** What comes once a tool is in use, apart from its questions: how the rules take the answers. */
export interface ResultPart<Told, Answers> {
  answersFrom: (told: Told, today: IsoDate) => Answers;
  /** Answers that cannot be so together. */
  contradictions?: (answers: Answers) => readonly FieldError[];
  View: ComponentType<Shown<Told, Answers>>;
}

/** The check or the result: what is shown once everything is answered. */
export type Answered<Told> = ComponentType<ToShow<Told> & { place: 'check' | 'result' }>;

/** What the check and the result are shown with, before the answers are read. */
export interface ToShow<Told> {
  /** What was told, question by question. */
  told: Told;
  /** The day on which the question was asked. */
  today: IsoDate;
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the questions, to the control with this id. */
  onChange: (fieldId?: string) => void;
  /** From the check to the result. */
  onConfirm: () => void;
  /** From the check back to the questions. */
  onRefuse: (faults: readonly FieldError[]) => void;
  /** To a tool that nobody has answered. */
  onClear: () => void;
  setting: ResultSetting;
}

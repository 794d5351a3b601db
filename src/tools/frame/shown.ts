import type { RefObject } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { CheckedAnswer } from '../questions/recount.ts';
import type { ResultSetting } from './tool-setting.ts';

/** What every result is shown with. */
export interface Shown<Told, Answers> extends ToShow<Told, Answers> {
  /** What was told, in words. */
  recounted: readonly CheckedAnswer[];
}

/** The same, before the answers are put into words. */
export interface ToShow<Told, Answers> {
  /** What was told, question by question. */
  told: Told;
  /** The same as the rules ask for it. */
  answers: Answers;
  /** The day on which the question was asked. */
  today: IsoDate;
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the questions, to the control with this id. */
  onChange: (fieldId?: string) => void;
  /** From the check to the result. */
  onConfirm: () => void;
  /** To a tool that nobody has answered. */
  onClear: () => void;
  setting: ResultSetting;
}

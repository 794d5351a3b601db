import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { isoDate } from '#law/date.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import {
  legalDays,
  legalDaysSince,
  legalMonths,
  type YearsMonthsDays,
} from '#rules/retirement/legal-days.ts';
import { lengthInWords } from '../questions/lengths.ts';
import { questions } from './questions.ts';

const reform = isoDate('2019-11-13');

/** The CNIS rounds periods to whole months: so much more than the calendar gives is no contradiction. */
const tolerance = legalMonths(1);

const isMore = (part: YearsMonthsDays | undefined, whole: YearsMonthsDays | undefined): boolean =>
  part !== undefined && whole !== undefined && legalDays(part) > legalDays(whole);

/** Answers that cannot both be so, each with the control to put right and how. */
export function contradictions(answers: RetirementAnswers): FieldError[] {
  const { referenceDate, birthDate, time, timeAtReform, teaching, disability } = answers;
  const today = dayNumberOf(referenceDate);
  const age = legalDaysSince(birthDate)(today);
  const sinceReform = legalDaysSince(reform)(today);
  const errors: FieldError[] = [];
  const refuse = (fieldId: string, message: string) => errors.push({ fieldId, message });

  if (time && legalDays(time) > age)
    refuse(
      questions.time.id,
      'O tempo de hoje está maior que a sua idade. Confira os anos e a data em que nasceu',
    );
  if (isMore(timeAtReform, time))
    refuse(
      questions.timeAtReform.id,
      'O tempo em 13/11/2019 está maior que o de hoje. Confira os dois números',
    );
  else if (
    time &&
    timeAtReform &&
    legalDays(time) - legalDays(timeAtReform) > sinceReform + tolerance
  )
    refuse(
      questions.timeAtReform.id,
      `De 13/11/2019 até hoje passaram ${lengthInWords(sinceReform)}, e os dois tempos têm diferença maior. Confira os dois números`,
    );
  if (isMore(teaching?.time, time))
    refuse(
      questions.teaching.id,
      'O tempo de magistério está maior que o tempo de hoje. Confira os dois números',
    );
  if (
    isMore(teaching?.timeAtReform, timeAtReform) ||
    isMore(teaching?.timeAtReform, teaching?.time)
  )
    refuse(
      questions.teachingAtReform.id,
      'O tempo de magistério em 13/11/2019 está maior que o total. Confira os números',
    );
  if (disability !== 'none' && isMore(disability?.time, time))
    refuse(
      questions.disabilityTime.id,
      'O tempo com a deficiência está maior que o tempo de hoje. Confira os dois números',
    );
  return errors;
}

import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import {
  type Contradiction,
  type ContradictionId,
  contradictionsOf,
} from '#rules/retirement/contradictions.ts';
import { lengthInWords } from '../questions/lengths.ts';
import { questions } from './questions.ts';

interface Words {
  /** Where to put it right. */
  fieldId: string;
  text: (room: string) => string;
}

const both = 'Confira os dois números';

const words: Record<ContradictionId, Words> = {
  timeBeyondAge: {
    fieldId: questions.time.id,
    text: () =>
      'O tempo de hoje está maior que a sua idade. Confira os anos e a data em que nasceu',
  },
  timeBeyondEntry: {
    fieldId: questions.time.id,
    text: (room) =>
      `Desde 13/11/2019 passaram ${room}, e o tempo de hoje é maior. Confira o tempo ou quando entrou no INSS`,
  },
  timeAtReformBeyondTime: {
    fieldId: questions.timeAtReform.id,
    text: () => `O tempo em 13/11/2019 está maior que o de hoje. ${both}`,
  },
  timeSinceReformBeyondCalendar: {
    fieldId: questions.timeAtReform.id,
    text: (room) =>
      `De 13/11/2019 até hoje passaram ${room}, e os dois tempos têm diferença maior. ${both}`,
  },
  reducedPlanBeyondTime: {
    fieldId: questions.reducedPlanMonths.id,
    text: () => `Os meses de MEI, 5% ou 11% passam do tempo de hoje. ${both}`,
  },
  reducedPlanAtReformBeyondTotal: {
    fieldId: questions.reducedPlanMonthsAtReform.id,
    text: () => 'Os meses até 13/11/2019 passam do total. Confira os números',
  },
  lastContributionOutOfLife: {
    fieldId: questions.lastContribution.id,
    text: () => 'O último mês pago não pode vir antes do nascimento nem depois de hoje',
  },
  teachingBeyondTime: {
    fieldId: questions.teaching.id,
    text: () => `O tempo de magistério está maior que o tempo de hoje. ${both}`,
  },
  teachingAtReformBeyondTotal: {
    fieldId: questions.teachingAtReform.id,
    text: () => 'O tempo de magistério em 13/11/2019 está maior que o total. Confira os números',
  },
  disabilityTimeBeyondTime: {
    fieldId: questions.disabilityTime.id,
    text: () => `O tempo com a deficiência está maior que o tempo de hoje. ${both}`,
  },
  carenciaFarBeyondTime: {
    fieldId: questions.carenciaMonths.id,
    text: () => `A carência passa muito do tempo de contribuição. ${both}.`,
  },
  workedAsAChild: {
    fieldId: questions.time.id,
    text: () => 'Por esse tempo, você teria contribuído antes dos 12 anos. Confira o tempo.',
  },
  veryOld: {
    fieldId: questions.birthDate.id,
    text: () => 'Por essa data, você teria mais de 110 anos. Confira o nascimento.',
  },
};

const ofKind = (answers: RetirementAnswers, wanted: Contradiction['kind']): FieldError[] =>
  contradictionsOf(answers)
    .filter(({ kind }) => kind === wanted)
    .map(({ id, atMost }) => ({
      fieldId: words[id].fieldId,
      message: words[id].text(lengthInWords(atMost ?? 0)),
    }));

/** Answers that cannot both be so, each with the control to put right and how. */
export const contradictions = (answers: RetirementAnswers): FieldError[] =>
  ofKind(answers, 'impossible');

/** Answers that can be so and seldom are, in sentences to be read beside the result. */
export const unlikely = (answers: RetirementAnswers): string[] =>
  ofKind(answers, 'unlikely').map(({ message }) => message);

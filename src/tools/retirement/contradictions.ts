import type { FieldError } from '#components/form/ErrorSummary.tsx';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import {
  type Contradiction,
  type ContradictionId,
  contradictionsOf,
} from '#rules/retirement/contradictions.ts';
import { lengthInWords } from '../questions/lengths.ts';
import { questions, type Told } from './questions.ts';

const both = 'Confira os dois números';

/** What the engine takes as one answer and the form asks as two. */
const askedApart: Partial<Record<ContradictionId, keyof Told>> = {
  teachingAtReformBeyondTotal: 'teachingAtReform',
  disabilityTimeBeyondTime: 'disabilityTime',
};

/** How to put it right, given how much has passed or can be. */
const words = (room: string): Record<ContradictionId, string> => ({
  timeBeyondAge:
    'O tempo de hoje está maior que a sua idade. Confira os anos e a data em que nasceu',
  timeBeyondEntry: `Desde 13/11/2019 passaram ${room}, e o tempo de hoje é maior. Confira o tempo ou quando entrou no INSS`,
  timeAtReformBeyondTime: `O tempo em 13/11/2019 está maior que o de hoje. ${both}`,
  timeSinceReformBeyondCalendar: `De 13/11/2019 até hoje passaram ${room}, e os dois tempos têm diferença maior. ${both}`,
  reducedPlanBeyondTime: `Os meses de MEI, 5% ou 11% passam do tempo de hoje. ${both}`,
  reducedPlanAtReformBeyondTotal: `Os meses até 13/11/2019 passam do total. ${both}`,
  lastContributionOutOfLife:
    'O último mês pago não pode vir antes do nascimento nem depois de hoje',
  teachingBeyondTime: `O tempo de magistério está maior que o tempo de hoje. ${both}`,
  teachingAtReformBeyondTotal: `O tempo de magistério em 13/11/2019 está maior que o total. ${both}`,
  disabilityTimeBeyondTime: `O tempo com a deficiência está maior que o tempo de hoje. ${both}`,
  carenciaFarBeyondTime: `A carência passa muito do tempo de contribuição. ${both}.`,
  workedAsAChild: 'Por esse tempo, você teria contribuído antes dos 12 anos. Confira o tempo.',
  veryOld: 'Por essa data, você teria mais de 110 anos. Confira o nascimento.',
});

const ofKind = (answers: RetirementAnswers, wanted: Contradiction['kind']): FieldError[] =>
  contradictionsOf(answers)
    .filter(({ kind }) => kind === wanted)
    .map(({ id, between: [first], atMost }) => ({
      fieldId: questions[askedApart[id] ?? first].id,
      message: words(lengthInWords(atMost ?? 0))[id],
    }));

/** Answers that cannot both be so, each with the control to put right and how. */
export const contradictions = (answers: RetirementAnswers): FieldError[] =>
  ofKind(answers, 'impossible');

/** Answers that can be so and seldom are, in sentences to be read beside the result. */
export const unlikely = (answers: RetirementAnswers): string[] =>
  ofKind(answers, 'unlikely').map(({ message }) => message);

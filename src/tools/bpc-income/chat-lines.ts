import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { countOfPeople } from '#words/phrases.ts';
import { ifTicked } from '../talk/answer-lines.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import { ageNames } from './questions.ts';
import { sayOf } from './say.ts';
import type { Known } from './when.ts';

const familySize = ({ familySize: { atLeast, atMost } }: BpcIncomeResult): string =>
  atLeast === atMost ? countOfPeople(atLeast) : `de ${atLeast} a ${countOfPeople(atMost)}`;

/** The lines of the message; what tells of income or health stays out unless ticked. */
export function chatLines(answers: BpcIncomeAnswers, known: Known): ChatLine[] {
  const { applicant, isBpcAlreadyGranted, hasHealthExpenses } = answers;
  const { one, first } = sayOf(known);
  const lines: (ChatLine | false)[] = [
    isBpcAlreadyGranted === false && { id: 'finalidade', text: 'É para um pedido de BPC.' },
    isBpcAlreadyGranted === true && ifTicked('finalidade', 'É para manter um BPC já concedido.'),
    {
      id: 'idade',
      text: `Idade de quem pede: ${applicant.ageBand ? ageNames[applicant.ageBand].toLowerCase() : 'não sei'}.`,
    },
    { id: 'familia', text: `Entram na conta: ${familySize(known.result)}.` },
    ifTicked('renda', `${first('summary')} ${one('summary', 'limite')}`),
    applicant.hasDisability === true && ifTicked('deficiencia', 'Quem pede tem deficiência.'),
    hasHealthExpenses === true && ifTicked('saude', 'Há gastos de saúde que o SUS não fornece.'),
  ];
  return lines.filter((line) => line !== false);
}

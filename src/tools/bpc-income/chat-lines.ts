import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { formatCents } from '#words/money.ts';
import { countOfPeople } from '#words/phrases.ts';
import type { ChatLine } from '../talk/TakeToChat.tsx';
import type { Assessment } from './assess.ts';
import { headline } from './per-person-words.ts';
import { ageNames } from './questions.ts';

export const chatGreeting = 'Olá! Fiz no site a conta da renda para o BPC e tenho dúvidas.';

const familySize = ({ familySize: { atLeast, atMost } }: BpcIncomeResult): string =>
  atLeast === atMost ? countOfPeople(atLeast) : `de ${atLeast} a ${countOfPeople(atMost)}`;

/** The lines of the message; what tells of income or health stays out unless ticked. */
export function chatLines(answers: BpcIncomeAnswers, { result, year }: Assessment): ChatLine[] {
  const { applicant, isBpcAlreadyGranted, hasHealthExpenses } = answers;
  const limit = formatCents(result.withBolsaFamilia.quarter.perPerson);
  const lines: (ChatLine | false)[] = [
    isBpcAlreadyGranted === false && { id: 'finalidade', text: 'É para um pedido de BPC.' },
    isBpcAlreadyGranted === true && {
      id: 'finalidade',
      text: 'É para manter um BPC já concedido.',
      isSensitive: true,
    },
    {
      id: 'idade',
      text: `Idade de quem pede: ${applicant.ageBand ? ageNames[applicant.ageBand].toLowerCase() : 'não sei'}.`,
    },
    { id: 'familia', text: `Entram na conta: ${familySize(result)}.` },
    {
      id: 'renda',
      text: `${headline(result)} O limite de ${year} é ${limit}.`,
      isSensitive: true,
    },
    applicant.hasDisability === true && {
      id: 'deficiencia',
      text: 'Quem pede tem deficiência.',
      isSensitive: true,
    },
    hasHealthExpenses === true && {
      id: 'saude',
      text: 'Há gastos de saúde que o SUS não fornece.',
      isSensitive: true,
    },
  ];
  return lines.filter((line) => line !== false);
}

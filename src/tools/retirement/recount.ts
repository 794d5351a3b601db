import type { Degree, Disability, RetirementAnswers } from '#rules/retirement/answers.ts';
import { longDate } from '#words/dates.ts';
import type { CheckedAnswer } from '../frame/CheckAnswers.tsx';
import { fields } from './fields.ts';
import { monthsInWords, toldLength } from './lengths.ts';

export const degreeNames: Record<Degree, string> = {
  mild: 'Leve',
  moderate: 'Moderada',
  severe: 'Grave',
};

const disabilityInWords = (disability: Disability | 'none' | undefined): string => {
  if (disability === undefined) return 'Não sei';
  if (disability === 'none') return 'Nenhuma';
  return disability.degree ? degreeNames[disability.degree] : 'Tenho, mas não sei o grau';
};

/** Every answer in words, with the control that changes it. */
export function recount(answers: RetirementAnswers): CheckedAnswer[] {
  const { sex, birthDate, firstInsured, time, timeAtReform, carenciaMonths } = answers;
  const { teaching, disability } = answers;
  const rows: (CheckedAnswer | false | undefined)[] = [
    { question: 'Sexo', answer: sex === 'woman' ? 'Mulher' : 'Homem', fieldId: fields.sex },
    { question: 'Nascimento', answer: longDate(birthDate), fieldId: fields.birth },
    {
      question: 'Entrada no INSS',
      answer:
        firstInsured === undefined
          ? 'Não sei'
          : firstInsured === 'untilReform'
            ? 'Até 13/11/2019'
            : 'Depois de 13/11/2019',
      fieldId: fields.insured,
    },
    { question: 'Tempo hoje', answer: toldLength(time), fieldId: fields.time },
    firstInsured === 'untilReform' && {
      question: 'Tempo em 13/11/2019',
      answer: toldLength(timeAtReform),
      fieldId: fields.timeAtReform,
    },
    {
      question: 'Carência',
      answer: monthsInWords(carenciaMonths),
      fieldId: fields.carencia,
    },
    {
      question: 'Aula na educação básica',
      answer: teaching ? 'Sim' : 'Não',
      fieldId: fields.teacher,
    },
    teaching && {
      question: 'Tempo de magistério',
      answer: toldLength(teaching.time),
      fieldId: fields.teaching,
    },
    teaching &&
      firstInsured === 'untilReform' && {
        question: 'Magistério em 13/11/2019',
        answer: toldLength(teaching.timeAtReform),
        fieldId: fields.teachingAtReform,
      },
    { question: 'Deficiência', answer: disabilityInWords(disability), fieldId: fields.disability },
    disability !== undefined &&
      disability !== 'none' && {
        question: 'Tempo com a deficiência',
        answer: toldLength(disability.time),
        fieldId: fields.disabilityTime,
      },
  ];
  return rows.filter((row) => row !== false && row !== undefined);
}

import type { Person, Resident } from '#rules/bpc-income/answers.ts';
import { capitalised, countOfPeople } from '#words/phrases.ts';
import type { CheckedAnswer } from '../questions/recount.ts';
import { yesNoInWords } from '../questions/yes-no.ts';
import { applicantAges, civilStatuses, labelOf, purposes, residentAges } from './choices.ts';
import {
  addResidentButton,
  applicantId,
  bolsaFamiliaField,
  healthField,
  personFields,
  purposeField,
} from './field-names.ts';
import { amountWords, incomesInWords } from './income-words.ts';
import type { BpcForm } from './read-answers.ts';
import { personName, relationshipWords } from './relationship-words.ts';
import { mayCount, needsAgeAndDisability, needsCivilStatus } from './what-to-ask.ts';

function applicantAnswers({ ageBand, hasDisability, incomes }: Person): CheckedAnswer[] {
  const fields = personFields(applicantId);
  return [
    { question: 'Sua idade', answer: labelOf(applicantAges, ageBand), fieldId: fields.age },
    ...(ageBand === 'under65'
      ? [
          {
            question: 'Você tem deficiência?',
            answer: yesNoInWords(hasDisability),
            fieldId: fields.disability,
          },
        ]
      : []),
    { question: 'Sua renda', answer: incomesInWords(incomes), fieldId: fields.hasIncome },
  ];
}

/** What was asked of a resident besides the relationship. */
function residentRows(resident: Resident): { about: string; answer: string; fieldId: string }[] {
  const { id, relationship, civilStatus, incomes, ageBand, hasDisability } = resident;
  const fields = personFields(id);
  return [
    ...(needsCivilStatus(relationship)
      ? [
          {
            about: 'estado civil',
            answer: labelOf(civilStatuses, civilStatus),
            fieldId: fields.civilStatus,
          },
        ]
      : []),
    ...(mayCount(relationship, civilStatus)
      ? [{ about: 'renda', answer: incomesInWords(incomes), fieldId: fields.hasIncome }]
      : []),
    ...(needsAgeAndDisability(incomes?.map(({ kind }) => kind) ?? [])
      ? [
          { about: 'idade', answer: labelOf(residentAges, ageBand), fieldId: fields.age },
          { about: 'deficiência', answer: yesNoInWords(hasDisability), fieldId: fields.disability },
        ]
      : []),
  ];
}

function residentAnswers(resident: Resident, index: number): CheckedAnswer[] {
  const { id, relationship } = resident;
  const name = capitalised(personName(index + 1, relationship));
  return [
    {
      question: `Pessoa ${index + 1}`,
      answer: relationshipWords[relationship].option,
      fieldId: personFields(id).relationship,
    },
    ...residentRows(resident).map(({ about, answer, fieldId }) => ({
      question: `${name}: ${about}`,
      answer,
      fieldId,
    })),
  ];
}

/** "Não recebe", "R$ 600,00 por mês" */
function bolsaFamiliaWords(cents: number | undefined): string {
  if (cents === 0) return 'Não recebe';
  return cents === undefined ? 'Não sei o valor' : `${amountWords(cents)} por mês`;
}

/** Every answer in words, with the control that changes it. */
export function recount({ answers }: BpcForm): CheckedAnswer[] {
  const { applicant, residents, isBpcAlreadyGranted: isGranted } = answers;
  const purpose = isGranted === undefined ? undefined : isGranted ? 'manter' : 'pedir';
  return [
    {
      question: 'Para que é a conta',
      answer: labelOf(purposes, purpose),
      fieldId: purposeField,
    },
    ...applicantAnswers(applicant),
    {
      question: 'Quem mora com você',
      answer: residents.length === 0 ? 'Mais ninguém' : countOfPeople(residents.length),
      fieldId: addResidentButton,
    },
    ...residents.flatMap(residentAnswers),
    {
      question: 'Bolsa Família',
      answer: bolsaFamiliaWords(answers.bolsaFamiliaCents),
      fieldId: bolsaFamiliaField,
    },
    {
      question: 'Gastos de saúde que o SUS não fornece',
      answer: yesNoInWords(answers.hasHealthExpenses),
      fieldId: healthField,
    },
  ];
}

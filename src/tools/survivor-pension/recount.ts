import type { IsoDate } from '#law/date.ts';
import type { Condition, PensionAnswers } from '#rules/survivor-pension/answers.ts';
import type { DependantId } from '#rules/survivor-pension/dependant.ts';
import { shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import type { CheckedAnswer } from '../questions/recount.ts';
import { yesNoInWords } from '../questions/yes-no.ts';
import { addButton, field } from './fields.ts';
import type { PensionForm } from './read-answers.ts';

const conditionInWords = (condition: Condition | undefined): string => {
  if (condition === undefined) return 'não sei se há invalidez ou deficiência';
  if (condition === 'none') return 'sem invalidez nem deficiência';
  return condition === 'otherDisability'
    ? 'com deficiência'
    : 'com invalidez ou deficiência intelectual, mental ou grave';
};

interface Told {
  birth?: IsoDate;
  dependent?: boolean;
  emancipated?: boolean;
  condition?: Condition;
  asksDependent: boolean;
}

const personInWords = ({ birth, dependent, emancipated, condition, asksDependent }: Told) =>
  capitalised(
    [
      birth && `nascimento em ${shortDate(birth)}`,
      emancipated && 'com emancipação',
      asksDependent &&
        (dependent === undefined
          ? 'não sei se dependia'
          : dependent
            ? 'dependia da pessoa'
            : 'não dependia'),
      conditionInWords(condition),
    ]
      .filter(Boolean)
      .join(', '),
  );

function toldOf(answers: PensionAnswers, id: DependantId): Told {
  const [list, index] = id.split('-');
  const at = Number(index);
  if (list === 'child') {
    const child = answers.children?.[at];
    const asksDependent = child?.kind === 'stepchild' || child?.kind === 'tutela';
    return { ...child, asksDependent };
  }
  const relative = list === 'parent' ? answers.parents?.[at] : answers.siblings?.[at];
  return { ...relative, asksDependent: true };
}

function partnerRows({ partner, contributions, accident }: PensionAnswers): CheckedAnswer[] {
  if (partner === undefined) {
    return [{ question: 'Casamento ou união', answer: 'Não havia', fieldId: field.partner }];
  }
  const { kind, birth, union, unionProof, condition } = partner;
  const isUniao = kind === 'uniaoEstavel';
  const bond = isUniao ? 'União estável' : 'Casamento';
  return [
    { question: 'Casamento ou união', answer: bond, fieldId: field.partner },
    {
      question: 'Nascimento de quem ficou',
      answer: birth ? shortDate(birth) : 'Não sei',
      fieldId: field.partnerBirth,
    },
    {
      question: 'Dois anos ou mais de união',
      answer: yesNoInWords(union),
      fieldId: field.union,
    },
    ...(isUniao
      ? [
          {
            question: 'Documento da união, dos 24 meses antes da morte',
            answer: unionProof ? 'Sim' : 'Ainda não, ou não sei',
            fieldId: field.unionProof,
          },
        ]
      : []),
    {
      question: 'Invalidez ou deficiência de quem ficou',
      answer: capitalised(conditionInWords(condition)),
      fieldId: field.partnerCondition,
    },
    {
      question: '18 contribuições ou mais',
      answer: yesNoInWords(contributions),
      fieldId: field.contributions,
    },
    {
      question: 'Acidente ou doença do trabalho',
      answer: yesNoInWords(accident),
      fieldId: field.accident,
    },
  ];
}

const requestInWords = (request: PensionAnswers['request']): string =>
  request === undefined
    ? 'Não sei'
    : request === 'notYet'
      ? 'Ainda não foi pedida'
      : `Pedida em ${shortDate(request)}`;

/** Every answer in words, each with the control that changes it. */
export function recount({ answers, people }: PensionForm): CheckedAnswer[] {
  const death = {
    question: 'Data da morte',
    answer: shortDate(answers.death),
    fieldId: field.death,
  };
  if (!('insured' in answers)) return [death];
  const others = people.filter(({ id }) => id !== 'partner');
  return [
    death,
    {
      question: 'Pessoa coberta pelo INSS',
      answer: yesNoInWords(answers.insured),
      fieldId: field.insured,
    },
    ...partnerRows(answers),
    ...others.map(({ id, name, fieldId }) => ({
      question: name,
      answer: personInWords(toldOf(answers, id)),
      fieldId,
    })),
    ...(others.length === 0
      ? [{ question: 'Filhos', answer: 'Nenhum informado', fieldId: addButton('filho') }]
      : []),
    {
      question: 'Ex com pensão alimentícia',
      answer: yesNoInWords(answers.formerPartnerWithAlimony),
      fieldId: field.former,
    },
    { question: 'Pedido ao INSS', answer: requestInWords(answers.request), fieldId: field.request },
    {
      question: 'Aposentadoria da pessoa, por mês',
      answer: answers.baseCents === undefined ? 'Não informada' : formatCents(answers.baseCents),
      fieldId: field.base,
    },
  ];
}

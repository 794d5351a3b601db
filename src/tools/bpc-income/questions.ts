import type { HealthExpense } from '#law/health-expenses.ts';
import { mapValues } from '#law/keyed.ts';
import words from '#questions/renda-bpc.json' with { type: 'json' };
import type { AgeBand, CivilStatus, IncomeKind, Relationship } from '#rules/bpc-income/answers.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { formatCents } from '#words/money.ts';
import { capitalised, countOfPeople } from '#words/phrases.ts';
import type { At, Questions } from '../questions/question.ts';
import { worded } from '../questions/worded.ts';
import { expenseNames } from './expense-names.ts';
import { incomeOptions, incomesInWords } from './income-words.ts';
import { personName, relationshipOptions } from './relationship-words.ts';
import { hangsOnAge, mayCount, mayHaveIncome, needsCivilStatus } from './what-to-ask.ts';

interface ToldIncome {
  id: string;
  kind?: IncomeKind;
  cents?: number;
}

/** What is told of anybody who may have income. */
export interface ToldPerson {
  ageBand?: AgeBand;
  hasDisability?: boolean;
  hasIncome?: boolean;
  incomes?: readonly ToldIncome[];
}

interface ToldExpense {
  id: string;
  kind?: HealthExpense;
}

interface ToldResident extends ToldPerson {
  id: string;
  relationship: Relationship;
  civilStatus?: CivilStatus;
}

/** What the visitor tells, question by question; age, disability and income are the applicant's. */
export interface Told extends ToldPerson {
  residents: readonly ToldResident[];
  purpose?: 'request' | 'refused' | 'keep';
  forWhom?: 'me' | 'other';
  receivesBolsaFamilia?: boolean;
  bolsaFamiliaCents?: number;
  hasHealthExpenses?: boolean;
  healthExpenses?: readonly ToldExpense[];
}

export const ageNames: Record<AgeBand, string> = words.ages;

/** Said to who asks for themselves, or of another: a mother answers in the place of her child. */
const said =
  (toMe: string, ofOther: string) =>
  ({ told }: At<Told>): string =>
    told.forWhom === 'other' ? ofOther : toMe;

/** "da renda 1 da pessoa 1 (mãe)", "da renda 1" */
const ofIncome = ({ position, within }: At): string =>
  within ? `da renda ${position} da ${within}` : `da renda ${position}`;

/** Each income of a person, as many as there are. */
const incomes = {
  kind: 'list',
  id: 'renda',
  ...words.incomes,
  when: ({ told }: At<ToldPerson>) => told.hasIncome === true,
  name: (_: unknown, position: number) => `renda ${position}`,
  questions: worded(words.incomes.questions)<Omit<ToldIncome, 'id'>>({
    kind: {
      kind: 'choice',
      id: 'tipo',
      label: ({ position }) => `Renda ${position}: que renda é?`,
      choices: incomeOptions,
      missing: (at) => `Escolha o tipo ${ofIncome(at)}, ou “Não sei que renda é”`,
    },
    cents: {
      kind: 'money',
      id: 'valor',
      label: ({ position }) => `Renda ${position}: quanto por mês?`,
      isWageLikely: true,
      missing: (at) => `Escreva o valor ${ofIncome(at)}, ou marque “Não sei o valor”`,
      wrong: (at) => `Confira o valor ${ofIncome(at)}: escreva só o número, por exemplo 1.234,56`,
    },
  }),
} as const;

const disabilityHint =
  'Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais. O autismo também é.';

const counts = ({ told: { relationship, civilStatus } }: At<ToldResident>): boolean =>
  relationship !== undefined && mayCount(relationship, civilStatus);

const countsByAge = (at: At<ToldResident>): boolean =>
  counts(at) && hangsOnAge(at.told.incomes, at.wage);

const residentQuestions = worded(words.residentQuestions)<Omit<ToldResident, 'id'>, Told>({
  relationship: {
    kind: 'choice',
    id: 'parentesco',
    frequent: ['spouseOrPartner', 'child', 'mother', 'father', 'sibling', 'grandchild'],
    short: ({ position }) => `Pessoa ${position}`,
    choices: relationshipOptions,
  },
  civilStatus: {
    kind: 'choice',
    id: 'estado-civil',
    when: ({ told }) => needsCivilStatus(told.relationship),
    short: ({ name }) => `${capitalised(name)}: estado civil`,
    note: (at) =>
      at.told.relationship === undefined || counts(at as At<ToldResident>)
        ? undefined
        : 'Pela lista da lei, esta pessoa não entra na conta, nem a renda dela. Pode seguir.',
  },
  hasIncome: {
    kind: 'yesNo',
    id: 'tem-renda',
    when: counts,
    short: ({ name }) => `${capitalised(name)}: renda`,
    words: (_, { told }) => incomesInWords(told),
  },
  incomes,
  ageBand: {
    kind: 'choice',
    id: 'idade',
    when: countsByAge,
    short: ({ name }) => `${capitalised(name)}: idade`,
    choices: ageNames,
  },
  hasDisability: {
    kind: 'yesNo',
    id: 'deficiencia',
    // From 66 years on the benefit is left out by the age alone.
    when: (at) => countsByAge(at) && at.told.ageBand !== 'over65',
    hint: disabilityHint,
    short: ({ name }) => `${capitalised(name)}: deficiência`,
  },
});

export const questions: Questions<Told> = worded(words)<Told>({
  purpose: {
    kind: 'choice',
    id: 'finalidade',
    openings: toolOpenings['renda-bpc'],
    note: ({ told }) =>
      told.purpose === 'keep'
        ? 'Para manter, em regra vale o menor: o último mês ou a média de 12 meses.'
        : undefined,
  },
  forWhom: { kind: 'choice', id: 'para-quem' },
  ageBand: {
    kind: 'choice',
    id: 'quem-pede-idade',
    label: said('Qual é a sua idade?', 'Que idade tem essa pessoa?'),
    choices: ageNames,
  },
  hasDisability: {
    kind: 'yesNo',
    id: 'quem-pede-deficiencia',
    when: ({ told }) => told.ageBand === 'under65',
    label: said('Você tem deficiência?', 'Essa pessoa tem deficiência?'),
    hint: disabilityHint,
  },
  hasIncome: {
    kind: 'yesNo',
    id: 'quem-pede-tem-renda',
    label: said('Você tem renda?', 'Essa pessoa tem renda só dela?'),
    words: (_, { told }) => incomesInWords(told),
  },
  incomes: { ...incomes, id: 'quem-pede-renda' },
  residents: {
    kind: 'list',
    id: 'pessoa',
    label: said('Quem mora com você?', 'Quem mora com essa pessoa?'),
    hint: said(
      'Ponha uma pessoa de cada vez, também as crianças.',
      'Diga o que cada um é dela: você é a mãe? Toque em “Mãe”. Ponha um de cada vez, também as crianças.',
    ),
    words: (residents = [], { told }) => {
      if (residents.length === 0) return 'Mais ninguém';
      const others = `mais ${countOfPeople(residents.length)}`;
      return told.forWhom === 'other' ? `Quem pede e ${others}` : `Você e ${others}`;
    },
    name: ({ relationship }, position) => personName(position, relationship),
    questions: residentQuestions,
  },
  receivesBolsaFamilia: {
    kind: 'yesNo',
    id: 'bolsa-familia',
    words: (isReceived, { told: { bolsaFamiliaCents: cents } }) => {
      if (isReceived === false) return 'Não recebe';
      return cents === undefined ? 'Não sei o valor' : `${formatCents(cents)} por mês`;
    },
  },
  bolsaFamiliaCents: {
    kind: 'money',
    id: 'bolsa-familia-valor',
    when: ({ told }) => told.receivesBolsaFamilia === true,
  },
  hasHealthExpenses: {
    kind: 'yesNo',
    id: 'gastos-saude',
    when: ({ told }) => mayHaveIncome(told),
    label: said(
      'Há gastos com a sua saúde que o SUS não fornece?',
      'Há gastos com a saúde dessa pessoa que o SUS não fornece?',
    ),
  },
  healthExpenses: {
    kind: 'list',
    id: 'gasto',
    when: ({ told }) => told.hasHealthExpenses === true,
    words: (expenses) => (expenses?.length ? undefined : 'Nenhum destes'),
    name: ({ kind }, position) => (kind ? expenseNames[kind] : `gasto ${position}`),
    questions: worded(words.healthExpenses.questions)<Omit<ToldExpense, 'id'>>({
      kind: {
        kind: 'choice',
        id: 'tipo',
        short: ({ position }) => `Gasto de saúde ${position}`,
        choices: mapValues(expenseNames, capitalised),
        missing: ({ position }) => `Escolha o gasto ${position}`,
      },
    }),
  },
});

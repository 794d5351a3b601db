import type { HealthExpense } from '#law/health-expenses.ts';
import { mapValues } from '#law/keyed.ts';
import type { AgeBand, CivilStatus, IncomeKind, Relationship } from '#rules/bpc-income/answers.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { formatCents } from '#words/money.ts';
import { capitalised, countOfPeople } from '#words/phrases.ts';
import type { At, Questions } from '../questions/question.ts';
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

export const ageNames: Record<AgeBand, string> = {
  under65: 'Menos de 65 anos',
  aged65: '65 anos, sem ter feito 66',
  over65: '66 anos ou mais',
};

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
  when: ({ told }: At<ToldPerson>) => told.hasIncome === true,
  label: 'Que renda é, e quanto por mês?',
  hint: 'Se há mais de uma renda, ponha cada uma separada. O Bolsa Família vem depois.',
  name: (_: unknown, position: number) => `renda ${position}`,
  add: 'Adicionar outra renda',
  questions: {
    kind: {
      kind: 'choice',
      id: 'tipo',
      label: ({ position }) => `Renda ${position}: que renda é?`,
      hint: '',
      choices: incomeOptions,
      unknown: 'Não sei que renda é',
      missing: (at) => `Escolha o tipo ${ofIncome(at)}, ou “Não sei que renda é”`,
    },
    cents: {
      kind: 'money',
      id: 'valor',
      label: ({ position }) => `Renda ${position}: quanto por mês?`,
      hint: 'Em reais, sem tirar os descontos. Exemplo: 1.234,56.',
      isWageLikely: true,
      missing: (at) => `Escreva o valor ${ofIncome(at)}, ou marque “Não sei o valor”`,
      wrong: (at) => `Confira o valor ${ofIncome(at)}: escreva só o número, por exemplo 1.234,56`,
    },
  } satisfies Questions<Omit<ToldIncome, 'id'>>,
} as const;

const disabilityHint =
  'Física, mental, intelectual ou dos sentidos, com efeitos por 2 anos ou mais.';

const counts = ({ told: { relationship, civilStatus } }: At<ToldResident>): boolean =>
  relationship !== undefined && mayCount(relationship, civilStatus);

const countsByAge = (at: At<ToldResident>): boolean =>
  counts(at) && hangsOnAge(at.told.incomes, at.wage);

const residentQuestions: Questions<Omit<ToldResident, 'id'>, Told> = {
  relationship: {
    kind: 'choice',
    id: 'parentesco',
    frequent: ['spouseOrPartner', 'child', 'mother', 'father', 'sibling', 'grandchild'],
    label: 'Quem é esta pessoa?',
    hint: 'Filha, mãe, irmão ou outra pessoa de quem pede o BPC.',
    short: ({ position }) => `Pessoa ${position}`,
    choices: relationshipOptions,
    missing: ({ position }) => `Diga o que a pessoa ${position} é de quem pede o BPC`,
  },
  civilStatus: {
    kind: 'choice',
    id: 'estado-civil',
    when: ({ told }) => needsCivilStatus(told.relationship),
    label: 'Qual é o estado civil desta pessoa?',
    hint: 'Solteiro é quem nunca se casou e não vive em união estável.',
    short: ({ name }) => `${capitalised(name)}: estado civil`,
    choices: {
      single: 'Solteiro ou solteira',
      marriedOrUniaoEstavel: 'Casado, casada ou em união estável',
      formerlyMarried: 'Separado, divorciado ou viúvo',
    },
    unknown: 'Não sei',
    missing: ({ name }) => `Escolha o estado civil da ${name}, ou “Não sei”`,
    note: (at) =>
      at.told.relationship === undefined || counts(at as At<ToldResident>)
        ? undefined
        : 'Pela lista da lei, esta pessoa não entra na conta, nem a renda dela. Pode seguir.',
  },
  hasIncome: {
    kind: 'yesNo',
    id: 'tem-renda',
    when: counts,
    label: 'Esta pessoa tem renda?',
    hint: 'Salário, bico, aposentadoria, pensão, BPC, aluguel.',
    short: ({ name }) => `${capitalised(name)}: renda`,
    missing: ({ name }) => `Diga se a ${name} tem renda, ou escolha “Não sei”`,
    words: (_, { told }) => incomesInWords(told),
  },
  incomes,
  ageBand: {
    kind: 'choice',
    id: 'idade',
    when: countsByAge,
    label: 'Qual é a idade desta pessoa?',
    hint: 'A lei olha a idade de quem recebe benefício do INSS.',
    short: ({ name }) => `${capitalised(name)}: idade`,
    choices: ageNames,
    unknown: 'Não sei',
    missing: ({ name }) => `Escolha a idade da ${name}, ou “Não sei”`,
  },
  hasDisability: {
    kind: 'yesNo',
    id: 'deficiencia',
    // From 66 years on the benefit is left out by the age alone.
    when: (at) => countsByAge(at) && at.told.ageBand !== 'over65',
    label: 'Esta pessoa tem deficiência?',
    hint: disabilityHint,
    short: ({ name }) => `${capitalised(name)}: deficiência`,
    missing: ({ name }) => `Diga se a ${name} tem deficiência, ou escolha “Não sei”`,
  },
};

export const questions: Questions<Told> = {
  purpose: {
    kind: 'choice',
    id: 'finalidade',
    label: 'Para que é a conta?',
    hint: 'A conta para manter é diferente da conta para pedir.',
    short: 'Para que é a conta',
    choices: {
      request: 'Pedir o BPC',
      refused: 'O INSS negou: quero conferir',
      keep: 'Manter o BPC que já vem, ou que cortaram',
    },
    openings: toolOpenings['renda-bpc'],
    missing: 'Diga se a conta é para pedir, para conferir um não ou para manter o BPC',
    note: ({ told }) =>
      told.purpose === 'keep'
        ? 'Para manter, em regra vale o menor: o último mês ou a média de 12 meses.'
        : undefined,
  },
  forWhom: {
    kind: 'choice',
    id: 'para-quem',
    label: 'Para quem é o BPC?',
    hint: 'As perguntas são sobre quem vai receber, ou já recebe.',
    short: 'Para quem é o BPC',
    choices: { me: 'Para mim', other: 'Para outra pessoa: filho, mãe, parente' },
    missing: 'Diga se o BPC é para você ou para outra pessoa',
  },
  ageBand: {
    kind: 'choice',
    id: 'quem-pede-idade',
    section: 'Quem pede o BPC',
    label: said('Qual é a sua idade?', 'Que idade tem essa pessoa?'),
    hint: 'Com 65 anos ou mais, não é preciso ter deficiência.',
    short: 'Idade de quem pede',
    choices: ageNames,
    missing: 'Escolha a idade de quem pede o BPC',
  },
  hasDisability: {
    kind: 'yesNo',
    id: 'quem-pede-deficiencia',
    when: ({ told }) => told.ageBand === 'under65',
    label: said('Você tem deficiência?', 'Essa pessoa tem deficiência?'),
    hint: disabilityHint,
    short: 'Deficiência de quem pede',
    missing: 'Diga se quem pede tem deficiência, ou escolha “Não sei”',
  },
  hasIncome: {
    kind: 'yesNo',
    id: 'quem-pede-tem-renda',
    label: said('Você tem renda?', 'Essa pessoa tem renda só dela?'),
    hint: 'A da família vem depois. Não conte o próprio BPC nem o Bolsa Família.',
    short: 'Renda de quem pede',
    missing: 'Diga se quem pede tem renda, ou escolha “Não sei”',
    words: (_, { told }) => incomesInWords(told),
  },
  incomes: { ...incomes, id: 'quem-pede-renda' },
  residents: {
    kind: 'list',
    id: 'pessoa',
    section: 'Quem mora na casa',
    label: said('Quem mora com você?', 'Quem mora com essa pessoa?'),
    hint: said(
      'Ponha uma pessoa de cada vez, também as crianças.',
      'Diga o que cada um é dela: você é a mãe? Toque em “Mãe”. Ponha um de cada vez, também as crianças.',
    ),
    short: 'Quem mora na casa',
    words: (residents = []) =>
      residents.length === 0 ? 'Mais ninguém' : countOfPeople(residents.length),
    name: ({ relationship }, position) => personName(position, relationship),
    add: 'Adicionar uma pessoa da casa',
    people: {
      again: 'Mora mais alguém na casa?',
      none: 'Mais ninguém mora na casa',
      noMore: 'Mais ninguém',
    },
    questions: residentQuestions,
  },
  receivesBolsaFamilia: {
    kind: 'yesNo',
    id: 'bolsa-familia',
    section: 'A família',
    label: 'A família recebe Bolsa Família?',
    hint: 'A conta sai dos dois jeitos: com ele e sem ele.',
    short: 'Bolsa Família',
    missing: 'Diga se a família recebe Bolsa Família, ou escolha “Não sei”',
    words: (isReceived, { told: { bolsaFamiliaCents: cents } }) => {
      if (isReceived === false) return 'Não recebe';
      return cents === undefined ? 'Não sei o valor' : `${formatCents(cents)} por mês`;
    },
  },
  bolsaFamiliaCents: {
    kind: 'money',
    id: 'bolsa-familia-valor',
    when: ({ told }) => told.receivesBolsaFamilia === true,
    label: 'Quanto a família recebe de Bolsa Família por mês?',
    hint: 'O valor de toda a família. Exemplo: 600,00.',
    missing: 'Escreva o valor do Bolsa Família, ou marque “Não sei o valor”',
    wrong: 'Confira o valor do Bolsa Família: escreva só o número, por exemplo 1.234,56',
  },
  hasHealthExpenses: {
    kind: 'yesNo',
    id: 'gastos-saude',
    when: ({ told }) => mayHaveIncome(told),
    label: said(
      'Há gastos com a sua saúde que o SUS não fornece?',
      'Há gastos com a saúde dessa pessoa que o SUS não fornece?',
    ),
    hint: 'Remédio, fralda, consulta, comida especial. O valor não é preciso.',
    short: 'Gastos de saúde que o SUS não fornece',
    missing: 'Diga se há gastos de saúde que o SUS não fornece, ou escolha “Não sei”',
  },
  healthExpenses: {
    kind: 'list',
    id: 'gasto',
    when: ({ told }) => told.hasHealthExpenses === true,
    label: 'Que gastos são?',
    hint: 'Só o que se repete todo mês e você pode provar. Cada um conta uma vez.',
    short: 'Quais gastos de saúde',
    words: (expenses) => (expenses?.length ? undefined : 'Nenhum destes'),
    name: ({ kind }, position) => (kind ? expenseNames[kind] : `gasto ${position}`),
    add: 'Adicionar um gasto',
    people: { again: 'Há mais algum gasto?', none: 'Nenhum destes', noMore: 'Mais nenhum' },
    questions: {
      kind: {
        kind: 'choice',
        id: 'tipo',
        label: 'Que gasto é?',
        hint: '',
        short: ({ position }) => `Gasto de saúde ${position}`,
        choices: mapValues(expenseNames, capitalised),
        missing: ({ position }) => `Escolha o gasto ${position}`,
      },
    },
  },
};

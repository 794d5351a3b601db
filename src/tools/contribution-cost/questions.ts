import type { ContributionAnswers, Occupation } from '#rules/contribution-cost/answers.ts';
import type { At, Questions } from '../questions/question.ts';

/** What the rule takes. */
export type Told = ContributionAnswers;

const isOne =
  (...occupations: readonly Occupation[]) =>
  ({ told }: At<Told>): boolean =>
    occupations.includes(told.occupation ?? 'ownAccount');

/** Only they choose on what to pay; for the others it is what they earned. */
const isChosen = isOne('none', 'special');

const ofCompanies = {
  label: 'Quanto as empresas pagam a você por mês, ao todo?',
  hint: 'O valor bruto, de todas juntas. Exemplo: 2.000,00.',
  short: 'Pagamento das empresas, por mês',
};
const ofOwnWork = {
  label: 'Quanto você ganha por mês nesse trabalho?',
  hint: 'No plano completo, em regra, paga-se sobre o que se ganhou, do salário mínimo ao teto do INSS. Exemplo: 2.000,00.',
  short: 'Ganho por mês',
};
const ofChoice = {
  label: 'No plano completo, sobre que valor quer pagar?',
  hint: 'Do salário mínimo até o teto do INSS. Exemplo: 2.000,00.',
  short: 'Valor no plano completo',
};

const baseWords = (at: At<Told>) => {
  if (isOne('company')(at)) return ofCompanies;
  return isChosen(at) ? ofChoice : ofOwnWork;
};

const wrong = 'Confira o valor em reais. Exemplo: 2.000,00';

export const questions: Questions<Told> = {
  occupation: {
    kind: 'choice',
    id: 'trabalho',
    label: 'Como é o seu trabalho hoje?',
    hint: 'É o trabalho que decide como se paga.',
    short: 'Trabalho',
    choices: {
      ownAccount: 'Por conta própria, para pessoas',
      mei: 'Sou MEI',
      none: 'Não tenho trabalho pago',
      company: 'Presto serviço a empresa, sem carteira',
      employee: 'Com carteira assinada',
      special: 'No campo ou na pesca, em família',
    },
    frequent: ['ownAccount', 'mei', 'none', 'company'],
    missing: 'Escolha como é o seu trabalho',
    help: {
      title: 'Tenho dois trabalhos, ou não sei qual é o meu',
      text: 'Com dois trabalhos, em regra, paga-se pelos dois, e o mínimo e o teto valem para a soma do mês: pergunte no 135 como pagar. Quem trabalha não pode pagar como quem não tem trabalho: os meses podem não valer. Motorista de aplicativo, em regra, trabalha por conta própria. Doméstica de três dias ou mais por semana na mesma casa pode ser empregada: então quem paga é a família.',
    },
  },
  activity: {
    kind: 'choice',
    id: 'atividade',
    when: isOne('mei'),
    label: 'O que o seu MEI faz?',
    hint: 'A guia soma um imposto, que muda com a atividade.',
    short: 'Atividade do MEI',
    choices: {
      trade: 'Comércio ou indústria',
      services: 'Serviços',
      both: 'Os dois',
    },
    missing: 'Escolha o que o MEI faz',
  },
  isLowIncome: {
    kind: 'yesNo',
    id: 'baixa-renda',
    isSensitive: true,
    when: isOne('none'),
    label: 'Você só cuida da própria casa, sem renda sua, e a família está no CadÚnico?',
    hint: 'A renda da família não pode passar de dois salários mínimos. Pensão, aluguel e bico, em regra, são renda sua. Se falta uma dessas coisas, responda “Não”.',
    short: 'Dona de casa de baixa renda, no CadÚnico',
    missing: 'Escolha “Sim”, “Não” ou “Não sei”',
    help: {
      title: 'O que é o CadÚnico?',
      text: 'É o cadastro das famílias de baixa renda. É feito no CRAS, o posto de assistência social da prefeitura.',
    },
  },
  baseCents: {
    kind: 'money',
    id: 'base',
    isSensitive: true,
    when: isOne('ownAccount', 'none', 'company', 'special'),
    label: (at) => baseWords(at).label,
    hint: (at) => baseWords(at).hint,
    short: (at) => baseWords(at).short,
    isWageLikely: true,
    missing: 'Escreva o valor em reais, ou escolha uma das respostas prontas',
    wrong,
    refuse: (cents, at) => {
      if (cents === 0) return wrong;
      return isChosen(at) && at.wage !== undefined && cents < at.wage
        ? 'O plano completo começa em um salário mínimo. Escreva esse valor, ou um maior'
        : undefined;
    },
  },
};

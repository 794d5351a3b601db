import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { figuresOfEvent } from '#rules/figures.ts';
import type { MaternityEvent, MotherKind } from '#rules/maternity-pay/answers.ts';
import {
  basisOf,
  mayBeInHospital,
  mayLeaveEarly,
  mostDaysBefore,
  withinMonths,
} from '#rules/maternity-pay/kinds.ts';
import { benefitPath } from '#texts/paths.ts';
import { longDate } from '#words/dates.ts';
import type { At, Questions } from '../questions/question.ts';

export interface Told {
  event: MaternityEvent;
  kind: MotherKind;
  day: IsoDate;
  leave?: 'atBirth' | 'before';
  leaveDay?: IsoDate;
  stay?: 'none' | 'discharged' | 'stillThere';
  discharge?: IsoDate;
  payCents?: number;
  months?: number;
}

/** Lei 12.873/2013 wrote the rules for adoption that are in force: older days are for a person. */
const firstDay = isoDate('2013-10-25');

/** A birth may be expected so many days ahead. */
const mostDaysAhead = 300;

const hasHappened = ({ told, today }: At<Told>): boolean => (told.day ?? today) <= today;

/** Until it is told, what happens most: how many questions are left is said from the first. */
const eventOf = ({ told }: At<Told>): MaternityEvent => told.event ?? 'birth';
const kindOf = ({ told }: At<Told>): MotherKind => told.kind ?? 'employee';

/** The minimum wage that the result will count with, once the day is told. */
const wageThen = ({ told: { day }, today, wage }: At<Told>): number | undefined =>
  day ? figuresOfEvent(day, today).minimumWage : wage;

const isLoss = ({ told: { event } }: At<Told>): boolean =>
  event === 'stillbirth' || event === 'abortion';

interface Words {
  label: string;
  hint: string;
  short: string;
}

const dayWords: Record<MaternityEvent, Words> = {
  birth: {
    label: 'Em que dia o bebê nasceu, ou deve nascer?',
    hint: 'Se ainda não nasceu, use o dia previsto pelo médico. Exemplo: 15 3 2026.',
    short: 'Dia do parto',
  },
  stillbirth: {
    label: 'Em que dia foi o parto?',
    hint: 'Sentimos muito. O dia está no papel do hospital. Exemplo: 15 3 2026.',
    short: 'Dia do parto',
  },
  adoption: {
    label: 'Em que dia saiu a adoção ou a guarda?',
    hint: 'É o dia da decisão, ou o do termo de guarda para adotar. Exemplo: 15 3 2026.',
    short: 'Dia da adoção ou da guarda',
  },
  abortion: {
    label: 'Em que dia foi?',
    hint: 'Sentimos muito. O dia está no atestado médico. Exemplo: 15 3 2026.',
    short: 'Dia do atestado',
  },
};

const dayOf: Record<MaternityEvent, string> = {
  birth: 'do parto',
  stillbirth: 'do parto',
  adoption: 'da adoção ou da guarda',
  abortion: 'em que aconteceu',
};

const wholePay: Words = {
  label: 'Qual é o seu salário por mês?',
  hint: 'O valor bruto, que está no contracheque. Exemplo: 2.000,00.',
  short: 'Salário por mês',
};

const ownBase: Words = {
  label: 'Sobre que valor você paga o INSS por mês?',
  hint: 'Não é o valor da guia. No plano reduzido, é um salário mínimo. Se muda, use a média.',
  short: 'Valor sobre o qual paga o INSS',
};

const payWords: Record<MotherKind, Words> = {
  employee: wholePay,
  ofMei: wholePay,
  avulsa: wholePay,
  domestic: {
    label: 'Qual foi o seu último salário registrado?',
    hint: 'O valor bruto, que está no recibo. Exemplo: 2.000,00.',
    short: 'Último salário registrado',
  },
  ownAccount: ownBase,
  mei: ownBase,
  special: ownBase,
  facultativa: ownBase,
  unemployed: {
    label: 'Qual era o seu salário por mês, em média?',
    hint: 'O valor bruto. Conte os últimos meses em que trabalhou ou pagou.',
    short: 'Salário por mês, em média',
  },
};

export const questions: Questions<Told> = {
  event: {
    kind: 'choice',
    id: 'fato',
    isSensitive: isLoss,
    label: 'Para que é o salário-maternidade?',
    hint: 'Homem que adota também pode responder.',
    short: 'Para quê',
    choices: {
      birth: 'Parto',
      adoption: 'Adoção de criança de até 12 anos, ou guarda para adotar',
      stillbirth: 'Bebê que nasceu sem vida',
      abortion: 'Aborto espontâneo, ou permitido em lei',
    },
    missing: 'Escolha para que é',
    help: {
      title: 'É o pai?',
      text: 'Com a mãe viva, no parto, o pagamento dele em regra é outro: 10 dias, para o bebê que nasce desde 1º de janeiro de 2027. A mãe morreu? O que faltava pode ir para ele: peça logo.',
      link: { href: benefitPath('salario-paternidade'), label: 'Veja o salário-paternidade' },
    },
  },
  kind: {
    kind: 'choice',
    id: 'tipo',
    label: (at) => `Como você está no INSS no dia ${dayOf[eventOf(at)]}?`,
    hint: 'Se há mais de um jeito, faça uma conta para cada um.',
    short: 'Jeito de estar no INSS',
    choices: {
      employee: 'Empregada com carteira assinada',
      unemployed: 'Sem emprego, e já contribuí',
      mei: 'MEI',
      ownAccount: 'Autônoma, diarista',
      special: 'No campo ou na pesca, em família',
      domestic: 'Doméstica, em casa de família',
      facultativa: 'Pago sem ter trabalho (facultativa)',
      ofMei: 'Empregada de um MEI',
      avulsa: 'Avulsa, pelo sindicato ou no porto',
    },
    frequent: ['employee', 'unemployed', 'mei', 'ownAccount', 'special', 'domestic'],
    missing: 'Escolha como você está no INSS',
    note: ({ told }) =>
      told.kind === 'ownAccount'
        ? 'Boia-fria ou diarista da roça? O INSS trata de outro modo. Junte papéis do trabalho e pergunte no telefone 135.'
        : undefined,
  },
  day: {
    kind: 'date',
    id: 'dia-do-fato',
    fact: 'maternityDay',
    isSensitive: isLoss,
    label: (at) => dayWords[eventOf(at)].label,
    hint: (at) => dayWords[eventOf(at)].hint,
    short: (at) => dayWords[eventOf(at)].short,
    what: 'o dia',
    refuse: (day, { told, today }) => {
      if (day < firstDay)
        return `Esta conta começa em ${longDate(firstDay)}. Para um dia mais antigo, pergunte no telefone 135`;
      if (told.event === 'birth')
        return day > addDays(today, mostDaysAhead)
          ? 'Esse dia está longe demais para um parto. Confira o ano'
          : undefined;
      return day > today ? `Esse dia ainda não chegou: hoje é ${longDate(today)}` : undefined;
    },
  },
  leave: {
    kind: 'choice',
    id: 'inicio',
    when: (at) => mayLeaveEarly(eventOf(at), kindOf(at)),
    label: 'De quando o pagamento deve contar?',
    hint: 'Com atestado médico, pode começar até 28 dias antes do parto.',
    short: 'Começo do pagamento',
    choices: { atBirth: 'Do dia do parto', before: 'De antes do parto' },
    unknown: 'Não sei',
    missing: 'Escolha de quando deve contar, ou “Não sei”',
  },
  leaveDay: {
    kind: 'date',
    id: 'saida',
    when: ({ told }) => told.leave === 'before',
    label: (at) =>
      hasHappened(at) ? 'Em que dia você parou?' : 'Em que dia você parou, ou vai parar?',
    hint: 'É o dia escrito no atestado. Exemplo: 15 2 2026.',
    short: 'Dia em que parou',
    what: 'o dia em que parou',
    refuse: (date, { told: { day = date } }) => {
      const first = addDays(day, -mostDaysBefore);
      if (date < first)
        return `Conte no máximo de ${longDate(first)}: são 28 dias antes do parto. Se parou antes por causa da saúde, o pedido pode ser outro, o auxílio-doença`;
      return date >= day
        ? `Esse dia não é antes do parto, ${longDate(day)}. Confira, ou volte e escolha “Do dia do parto”`
        : undefined;
    },
  },
  stay: {
    kind: 'choice',
    id: 'internacao',
    isSensitive: true,
    when: (at) => mayBeInHospital(eventOf(at)) && hasHappened(at),
    label: ({ told }) =>
      told.event === 'stillbirth'
        ? 'Você ficou internada por mais de 2 semanas, por causa do parto?'
        : 'Você ou o bebê ficou internado por mais de 2 semanas, por causa do parto?',
    hint: 'Com internação longa, o pagamento pode durar mais.',
    short: 'Internação de mais de 2 semanas',
    choices: {
      none: 'Não',
      discharged: 'Sim, e já teve alta',
      stillThere: 'Sim, e ainda não teve alta',
    },
    unknown: 'Não sei',
    missing: 'Escolha uma resposta, ou “Não sei”',
  },
  discharge: {
    kind: 'date',
    id: 'alta',
    isSensitive: true,
    when: ({ told }) => told.stay === 'discharged',
    label: 'Em que dia foi a alta?',
    hint: 'Só a internação que começou no parto, de quem saiu por último. Voltou ao hospital depois da alta? É outra conta: pergunte no 135.',
    short: 'Dia da alta',
    what: 'o dia da alta',
    refuse: (date, { told: { day = date }, today }) => {
      if (date > today) return `Esse dia ainda não chegou: hoje é ${longDate(today)}`;
      return date < day
        ? `Esse dia é antes do parto, ${longDate(day)}. Confira as duas datas`
        : undefined;
    },
  },
  payCents: {
    kind: 'money',
    id: 'valor',
    isSensitive: true,
    when: (at) => basisOf(kindOf(at)) !== 'minimumWage',
    label: (at) => payWords[kindOf(at)].label,
    hint: (at) => payWords[kindOf(at)].hint,
    short: (at) => payWords[kindOf(at)].short,
    isWageLikely: true,
    wage: wageThen,
    missing: 'Escreva o valor em reais, ou escolha “Não sei o valor”',
    wrong: 'Confira o valor em reais. Exemplo: 2.000,00',
    refuse: (cents) => (cents === 0 ? 'Confira o valor em reais. Exemplo: 2.000,00' : undefined),
  },
  months: {
    kind: 'months',
    id: 'meses',
    isSensitive: true,
    when: (at) =>
      basisOf(kindOf(at)) === 'twelfth' && (at.told.payCents ?? 0) > (wageThen(at) ?? 0),
    label: 'Nos 15 meses antes, em quantos houve contribuição?',
    hint: 'Cada mês pago ou descontado conta um. O extrato (CNIS) mostra. Exemplo: 9.',
    short: 'Meses com contribuição, nos 15 antes',
    what: 'os meses',
    part: 'Meses',
    most: withinMonths,
    missing: 'Escreva os meses, ou escolha “Não sei”',
    wrong: 'Confira os meses: escreva só o número, de 0 a 15',
    help: {
      title: 'Por que isso importa?',
      text: 'A lei soma até 12 meses e divide sempre por 12. Quem pagou poucos meses recebe menos, mas nunca menos que um salário mínimo.',
    },
  },
};

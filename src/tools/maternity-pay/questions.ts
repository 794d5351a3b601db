import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import words from '#questions/salario-maternidade.json' with { type: 'json' };
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
import { worded } from '../questions/worded.ts';

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

const payOfKind = {
  employee: 'whole',
  ofMei: 'whole',
  avulsa: 'whole',
  domestic: 'domestic',
  ownAccount: 'own',
  mei: 'own',
  special: 'own',
  facultativa: 'own',
  unemployed: 'unemployed',
} as const satisfies Record<MotherKind, keyof typeof words.pays>;

const dayWords = (at: At<Told>) => words.days[eventOf(at)];
const payWords = (at: At<Told>) => words.pays[payOfKind[kindOf(at)]];

export const questions: Questions<Told> = worded(words)<Told>({
  event: {
    kind: 'choice',
    id: 'fato',
    isSensitive: isLoss,
    help: {
      ...words.event.help,
      link: { href: benefitPath('salario-paternidade'), label: 'Veja o salário-paternidade' },
    },
  },
  kind: {
    kind: 'choice',
    id: 'tipo',
    label: (at) => `Como você está no INSS no dia ${dayWords(at).of}?`,
    frequent: ['employee', 'unemployed', 'mei', 'ownAccount', 'special', 'domestic'],
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
    label: (at) => dayWords(at).label,
    hint: (at) => dayWords(at).hint,
    short: (at) => dayWords(at).short,
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
  leave: { kind: 'choice', id: 'inicio', when: (at) => mayLeaveEarly(eventOf(at), kindOf(at)) },
  leaveDay: {
    kind: 'date',
    id: 'saida',
    when: ({ told }) => told.leave === 'before',
    label: (at) =>
      hasHappened(at) ? 'Em que dia você parou?' : 'Em que dia você parou, ou vai parar?',
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
  },
  discharge: {
    kind: 'date',
    id: 'alta',
    isSensitive: true,
    when: ({ told }) => told.stay === 'discharged',
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
    label: (at) => payWords(at).label,
    hint: (at) => payWords(at).hint,
    short: (at) => payWords(at).short,
    isWageLikely: true,
    wage: wageThen,
    refuse: (cents) => (cents === 0 ? words.payCents.wrong : undefined),
  },
  months: {
    kind: 'months',
    id: 'meses',
    isSensitive: true,
    when: (at) =>
      basisOf(kindOf(at)) === 'twelfth' && (at.told.payCents ?? 0) > (wageThen(at) ?? 0),
    most: withinMonths,
  },
});

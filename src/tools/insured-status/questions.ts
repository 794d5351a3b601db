import { type IsoDate, isoDate } from '#law/date.ts';
import words from '#questions/qualidade-de-segurado.json' with { type: 'json' };
import type { InsuredKind, LastEvent, Unemployment } from '#rules/insured-status/answers.ts';
import { isCompulsory, isCurrent, isOfWork } from '#rules/insured-status/terms.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { monthName } from '#words/dates.ts';
import type { At, Questions } from '../questions/question.ts';
import { worded } from '../questions/worded.ts';
import { ofOwnWill } from './own-will.ts';

/** Whether more than 120 contributions were paid, and the cover lost after them. */
type Paid = 'over' | 'overThenLost' | 'upTo';

/** Whether who pays for themselves has paid every month. */
type Guides = 'paid' | 'late';

/** Work, a benefit or another happening from which the cover may be counted. */
export interface ToldHappening {
  event: LastEvent;
  kind?: InsuredKind;
  guides?: Guides;
  month?: IsoDate;
}

export interface Told extends ToldHappening {
  others?: readonly (ToldHappening & { id: string })[];
  paid?: Paid;
  unemployment?: Exclude<Unemployment, undefined>;
  illness?: boolean;
}

/** From here on the holidays are recorded that may move the last day. */
const firstMonth = isoDate('2003-01-01');

/** Who goes on working and owes months is counted from the last one paid, as if paying had stopped. */
const isInArrears = ({ event, guides }: Partial<ToldHappening>): boolean =>
  event === 'stillPaying' && guides === 'late';

/** What the count starts from, of all that was told. */
export const lastEventOf = (told: Pick<ToldHappening, 'event' | 'guides'>): LastEvent =>
  isInArrears(told) ? 'stopped' : told.event;

type AnyToldHappening = Partial<ToldHappening>;

/** Until it is told what happened, what happens most: how many questions are left is said from the first. */
const has = (test: (event: LastEvent) => boolean, happening: AnyToldHappening): boolean =>
  test(lastEventOf({ ...happening, event: happening.event ?? 'stopped' }));

const paysAlone: readonly (InsuredKind | undefined)[] = ['ownAccount', 'facultativo'];

/** What was told first, and all else. */
const happeningsOf = (told: At<Told>['told']): AnyToldHappening[] => [told, ...(told.others ?? [])];

/** Who goes on working and owes months has not been out of work; the facultativo has no work. */
export const worksOn = (told: At<Told>['told']): boolean =>
  happeningsOf(told).some((happening) => isInArrears(happening) && isCompulsory(happening.kind));

const mayBeExtended = (happening: AnyToldHappening): boolean =>
  has(isOfWork, happening) && happening.kind !== 'facultativo';

const hasEnded = (happening: AnyToldHappening): boolean =>
  has(isOfWork, happening) && !has(isCurrent, happening);

const monthOfKind = {
  employee: 'work',
  domestic: 'work',
  avulso: 'work',
  ownAccount: 'paid',
  facultativo: 'paid',
  special: 'field',
} as const satisfies Record<InsuredKind, keyof typeof words.months>;

const monthOfEvent: Partial<Record<LastEvent, typeof words.months.paid>> = words.months.ofEvent;

const monthWords = ({ told: { event, kind }, position }: At<ToldHappening>) => {
  const month = kind ? monthOfKind[kind] : 'paid';
  const ofKind = words.months[month === 'work' && position > 0 ? 'otherWork' : month];
  return (event && monthOfEvent[event]) ?? ofKind;
};

/** What these tell of the person is nobody's business until they say so. */
const privateEvents: readonly LastEvent[] = ['released', 'isolationEnded', 'benefitEnded'];

const isPrivate = ({ told: { event } }: At<ToldHappening>): boolean =>
  event !== undefined && privateEvents.includes(event);

/** What is asked of each happening, besides which it was. */
const ofHappening = worded(words.ofHappening)<ToldHappening, object, 'event'>({
  kind: {
    kind: 'choice',
    id: 'tipo',
    when: ({ told }) => has(isOfWork, told),
    label: ({ told }) =>
      told.event === 'stillPaying' ? 'Como você contribui?' : 'Como você contribuía?',
  },
  guides: {
    kind: 'choice',
    id: 'guias',
    when: ({ told }) => told.event === 'stillPaying' && paysAlone.includes(told.kind),
  },
  month: {
    kind: 'date',
    isMonth: true,
    id: 'mes',
    isSensitive: isPrivate,
    when: ({ told }) => !has(isCurrent, told),
    label: (at) => monthWords(at).label,
    hint: (at) => monthWords(at).hint,
    short: (at) => monthWords(at).short,
    refuse: (month, { today }) => {
      if (month > today) return `Esse mês ainda não chegou: estamos em ${monthName(today)}`;
      return month < firstMonth
        ? `Esta conta começa em ${monthName(firstMonth)}. Para um mês mais antigo, pergunte no telefone 135`
        : undefined;
    },
  },
});

/** How each happening is told to the list of them. */
const thingNames: Record<LastEvent, string> = words.things;

/** Whoever is covered now, and by work, has nothing longer behind. */
const mayMatter = ({ told }: At<Told>): boolean =>
  !has(isCurrent, told) || told.kind === 'facultativo';

/** Whether work has stopped that unemployment may have followed. */
const isAskedOfUnemployment = ({ told }: At<Told>): boolean =>
  !worksOn(told) &&
  happeningsOf(told).some((happening) => hasEnded(happening) && mayBeExtended(happening));

export const questions: Questions<Told> = worded(words)<Told>({
  event: {
    kind: 'choice',
    id: 'situacao',
    isSensitive: isPrivate,
    choices: { ...words.event.choices, ...words.rareEvents },
    frequent: ['stopped', 'benefitEnded', 'stillPaying', 'stillReceiving'],
    openings: toolOpenings['qualidade-de-segurado'],
  },
  ...ofHappening,
  others: {
    kind: 'list',
    id: 'outra',
    when: mayMatter,
    name: ({ event, month }, position) =>
      event
        ? [thingNames[event], month && monthName(month)].filter(Boolean).join(', ')
        : `outra coisa ${position}`,
    words: (others) => (others?.length ? undefined : 'Não'),
    questions: {
      event: {
        kind: 'choice',
        id: 'situacao',
        ...words.others.questions.event,
        isSensitive: isPrivate,
        choices: { ...words.others.questions.event.choices, ...words.rareEvents },
        frequent: ['stopped', 'benefitEnded'],
      },
      ...ofHappening,
    },
  },
  paid: {
    kind: 'choice',
    id: 'contribuicoes',
    when: ({ told }) => happeningsOf(told).some(mayBeExtended),
    hint: ({ told }) =>
      `São mais de 10 anos somados, sem perder a proteção no meio. Não conte meses de auxílio.${told.kind === 'special' ? ' No campo, conte só os meses pagos em guia.' : ''}`,
  },
  unemployment: {
    kind: 'choice',
    id: 'desemprego',
    when: isAskedOfUnemployment,
    label: ({ told }) =>
      told.others?.length
        ? 'Depois do último trabalho, você ficou sem trabalho?'
        : 'Depois disso, você ficou sem trabalho?',
    hint: ({ told }) =>
      told.kind === 'special'
        ? 'Se você provar que ficou, o prazo pode crescer. O seguro-defeso da pesca pode não servir de prova: não conte com ele.'
        : `Se você provar que ficou, o prazo pode crescer. ${ofOwnWill(told.kind)}`,
  },
  illness: {
    kind: 'yesNo',
    id: 'doenca',
    isSensitive: true,
    when: ({ told }) => hasEnded(told),
    label: ({ told }) =>
      told.event === 'benefitEnded'
        ? 'Quando o benefício acabou, a doença ainda não deixava você trabalhar?'
        : isInArrears(told)
          ? 'Você deixou de pagar porque uma doença já não deixava trabalhar?'
          : 'Você parou porque uma doença já não deixava trabalhar?',
    short: ({ told }) =>
      told.event === 'benefitEnded'
        ? 'Ainda sem poder trabalhar no fim do benefício'
        : 'Parou por causa de doença',
  },
});

import type { IsoDate } from '#law/date.ts';
import { guardaLaw, lei13846, mp871, pensionLawSettled } from '#law/pension-laws.ts';
import { reform } from '#law/reform.ts';
import words from '#questions/pensao-por-morte.json' with { type: 'json' };
import { fullYears } from '#rules/calendar.ts';
import type { ChildKind, Condition } from '#rules/survivor-pension/answers.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import type { At, Questions } from '../questions/question.ts';
import { worded } from '../questions/worded.ts';
import { bondNames, childNames, numbered, relativeNames } from './people.ts';
import { conditionInWords, personInWords } from './told-words.ts';

type RelativeKind = keyof typeof relativeNames;

/** Somebody in one of the two lists. */
export interface ToldPerson<Kind extends ChildKind | RelativeKind = ChildKind | RelativeKind> {
  id: string;
  kind: Kind;
  birth?: IsoDate;
  emancipated?: boolean;
  dependent?: boolean;
  /** It may still be found: the want of it is never told as a no. */
  declared?: 'sim';
  hasCondition?: boolean;
  /** Of who was 21 or more: of a condition that began later the INSS disputes that it counts. */
  conditionBefore21?: boolean;
}

/** What the visitor tells, question by question; of a death before these rules only the day. */
export interface Told {
  death: IsoDate;
  /** Who stopped paying may still have been covered: a plain no would hide the day to ask by. */
  insured?: 'covered' | 'stopped' | 'never';
  partner?: 'none' | 'spouse' | 'uniaoEstavel';
  partnerBirth?: IsoDate;
  union?: boolean;
  /** Documents may still be found: the want of them is never told as a no. */
  unionProof?: 'sim';
  partnerCondition?: Condition;
  contributions?: boolean;
  accident?: boolean;
  children?: readonly ToldPerson<ChildKind>[];
  relatives?: readonly ToldPerson<RelativeKind>[];
  formerPartnerWithAlimony?: boolean;
  request?: 'made' | 'notYet';
  requestDay?: IsoDate;
  baseCents?: number;
  partnerRetirementCents?: number;
}

const wrong = 'Confira o valor. Exemplo: 2.500,00. Se não há, ou não sabe, use o botão';
const ofRetirement = {
  isWageLikely: true,
  wrong,
  refuse: (cents: number) => (cents === 0 ? wrong : undefined),
  words: (cents?: number) => (cents === undefined ? 'Não informada' : formatCents(cents)),
};

const hasPartner = ({ told }: At<Told>) => told.partner !== undefined && told.partner !== 'none';

const isBefore = (day: IsoDate, { death }: Partial<Told>): boolean =>
  death !== undefined && death < day;

const hasBirth = ({ kind }: Partial<ToldPerson>) => kind !== 'mother' && kind !== 'father';

/** Whether the law asks if the person depended on the deceased: of own children it presumes it. */
const mustDepend = ({ kind }: Partial<ToldPerson>): boolean =>
  kind !== undefined && kind !== 'child' && kind !== 'guarda';

/** Of these deaths the STF has still to decide who under guarda is a dependant: nothing told settles it. */
const isGuardaOpen = (around: Partial<Told>): boolean =>
  !isBefore(reform, around) && isBefore(guardaLaw, around);

/** Emancipation is asked only of those old enough for it and under 21 on the day of the death. */
function mayBeEmancipated({ told, around }: At<ToldPerson, Told>): boolean {
  if (told.birth === undefined || around.death === undefined) return false;
  const age = fullYears(told.birth, around.death);
  return age >= 16 && age < 21;
}

/** Whether the right hangs on the day on which the condition began: from 21 on, only it gives any. */
export const isFromConditionAlone = (
  { hasCondition, birth }: Partial<ToldPerson>,
  { death }: Partial<Told>,
): boolean =>
  hasCondition === true &&
  birth !== undefined &&
  death !== undefined &&
  fullYears(birth, death) >= 21;

/** What is asked of everybody in the two lists, besides who it is. */
const ofEveryone = worded(words.ofEveryone)<Omit<ToldPerson, 'id'>, Told, 'kind'>({
  birth: {
    kind: 'date',
    id: 'nascimento',
    when: ({ told }) => hasBirth(told),
    refuse: (date, { today }) =>
      date > today ? 'Confira a data de nascimento: ela ainda não chegou' : undefined,
  },
  emancipated: { kind: 'yesNo', id: 'emancipacao', when: mayBeEmancipated },
  dependent: {
    kind: 'yesNo',
    id: 'dependia',
    when: ({ told, around }) =>
      mustDepend(told) || (told.kind === 'guarda' && !isGuardaOpen(around)),
  },
  declared: {
    kind: 'choice',
    id: 'declarou',
    when: ({ told, around }) => told.kind === 'guarda' && !isBefore(guardaLaw, around),
  },
  hasCondition: { kind: 'yesNo', id: 'condicao' },
  conditionBefore21: {
    kind: 'yesNo',
    id: 'condicao-antes-dos-21',
    when: ({ told, around }) => isFromConditionAlone(told, around),
  },
});

const whoItIs = {
  kind: 'choice',
  id: 'quem',
  ...words.whoItIs,
} as const;

/** One line for each person where answers are checked. */
const rowInWords = (person: ToldPerson, people: readonly ToldPerson[]) => ({
  question: numbered(people)[people.indexOf(person)] ?? '',
  answer: personInWords(person, mustDepend(person) || person.dependent !== undefined),
});

export const questions: Questions<Told> = worded(words)<Told>({
  death: {
    kind: 'date',
    id: 'morte',
    fact: 'death',
    refuse: (date, { today }) => {
      if (date < '1926-01-01')
        return 'Confira o ano da morte: essa data tem quase um século ou mais';
      return date > today ? `Confira a data da morte: hoje é ${longDate(today)}` : undefined;
    },
    ends: ({ told: { death } }) => death !== undefined && death < pensionLawSettled,
    note: ({ told: { death } }) =>
      death !== undefined && death < pensionLawSettled
        ? 'Para essa data valem regras mais antigas. Não é preciso responder mais nada: siga para ver onde conferir.'
        : undefined,
  },
  insured: {
    kind: 'choice',
    id: 'coberta',
    ends: ({ told: { insured } }) => insured === 'never',
    note: ({ told: { insured } }) =>
      insured === 'stopped'
        ? 'Pode estar coberta: depois de parar de pagar, a proteção continua um tempo.'
        : insured === 'never'
          ? 'Não é preciso responder mais nada: siga para ver onde ainda pode haver pensão ou outra ajuda.'
          : undefined,
  },
  partner: {
    kind: 'choice',
    id: 'casal',
    choices: { none: 'Não', ...bondNames },
    words: (partner) =>
      partner === undefined || partner === 'none' ? 'Não havia' : bondNames[partner],
  },
  partnerBirth: {
    kind: 'date',
    id: 'casal-nascimento',
    when: hasPartner,
    refuse: (date, { told, today }) =>
      date > (told.death ?? today)
        ? 'Confira a data de nascimento: ela vem depois da data da morte'
        : undefined,
  },
  union: { kind: 'yesNo', id: 'casal-dois-anos', when: hasPartner },
  unionProof: {
    kind: 'choice',
    id: 'casal-documentos',
    when: ({ told }) => told.partner === 'uniaoEstavel',
    label: ({ told }) =>
      isBefore(lei13846, told)
        ? 'Há documento da união, de antes da morte?'
        : 'Há documento da união, dos 24 meses antes da morte?',
    hint: ({ told }) => {
      if (isBefore(mp871, told))
        return 'Certidão do filho que tiveram juntos, conta conjunta, mesmo endereço ou imposto de renda, por exemplo. Só tem testemunhas? Siga assim mesmo.';
      return isBefore(lei13846, told)
        ? 'O INSS pede dois: certidão do filho que tiveram juntos, conta conjunta, mesmo endereço ou imposto de renda. Os mais seguros são dos 24 meses antes da morte.'
        : 'O INSS pede dois, um deles desse tempo: certidão do filho que tiveram juntos, conta conjunta, mesmo endereço ou imposto de renda. Para os 2 anos de união, também um mais antigo.';
    },
  },
  partnerCondition: {
    kind: 'choice',
    id: 'casal-condicao',
    when: hasPartner,
    words: (condition) => capitalised(conditionInWords(condition)),
  },
  contributions: { kind: 'yesNo', id: 'contribuicoes', when: hasPartner },
  accident: { kind: 'yesNo', id: 'acidente', when: hasPartner },
  children: {
    kind: 'list',
    id: 'filho',
    name: ({ kind }, position) =>
      kind === undefined
        ? `filho, filha ou menor ${position}`
        : `${childNames[kind].toLowerCase()} ${position}`,
    questions: {
      kind: {
        ...whoItIs,
        hint: 'Filho adotivo é filho.',
        choices: { ...childNames, stepchild: 'Enteado ou enteada de quem morreu' },
      },
      ...ofEveryone,
    },
    words: (children, { told }) =>
      children?.length || told.relatives?.length ? undefined : 'Nenhum informado',
    row: rowInWords,
  },
  relatives: {
    kind: 'list',
    id: 'parente',
    when: ({ told }) => told.partner === 'none' && told.children?.length === 0,
    name: ({ kind }, position) =>
      kind === undefined
        ? `parente ${position}`
        : `${relativeNames[kind].toLowerCase()} ${position}`,
    questions: {
      kind: {
        ...whoItIs,
        hint: 'Em relação à pessoa que morreu.',
        choices: relativeNames,
      },
      ...ofEveryone,
    },
    row: rowInWords,
  },
  formerPartnerWithAlimony: { kind: 'yesNo', id: 'ex' },
  request: {
    kind: 'choice',
    id: 'pedido',
    words: (request, { told }) => {
      if (request === 'notYet') return 'Ainda não foi pedida';
      return told.requestDay ? `Pedida em ${shortDate(told.requestDay)}` : 'Não sei';
    },
  },
  requestDay: {
    kind: 'date',
    id: 'pedido-data',
    when: ({ told }) => told.request === 'made',
    isRecent: true,
    refuse: (date, { told, today }) => {
      if (told.death !== undefined && date < told.death)
        return 'Confira a data do pedido: ela vem antes da data da morte';
      return date > today
        ? 'Essa data do pedido ainda não chegou. Se ainda não pediu, marque “Ainda não”'
        : undefined;
    },
  },
  baseCents: { kind: 'money', id: 'base', ...ofRetirement },
  partnerRetirementCents: {
    kind: 'money',
    id: 'aposentadoria-de-quem-ficou',
    when: (at) => hasPartner(at) && !isBefore(reform, at.told),
    ...ofRetirement,
  },
});

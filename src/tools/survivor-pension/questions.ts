import type { IsoDate } from '#law/date.ts';
import { guardaLaw, lei13846, mp871, pensionLawSettled } from '#law/pension-laws.ts';
import { reform } from '#law/reform.ts';
import { fullYears } from '#rules/calendar.ts';
import type { ChildKind, Condition } from '#rules/survivor-pension/answers.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { capitalised } from '#words/phrases.ts';
import type { At, Questions } from '../questions/question.ts';
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
const ofEveryone: Omit<Questions<Omit<ToldPerson, 'id'>, Told>, 'kind'> = {
  birth: {
    kind: 'date',
    id: 'nascimento',
    when: ({ told }) => hasBirth(told),
    label: 'Em que dia esta pessoa nasceu?',
    hint: 'Exemplo: 2 8 2014.',
    what: 'a data de nascimento',
    refuse: (date, { today }) =>
      date > today ? 'Confira a data de nascimento: ela ainda não chegou' : undefined,
  },
  emancipated: {
    kind: 'yesNo',
    id: 'emancipacao',
    when: mayBeEmancipated,
    label: 'Foi emancipado ou emancipada, ou casou, até a morte?',
    hint: 'Emancipar é passar a valer como maior antes dos 18 anos, em cartório ou por juiz.',
    missing: 'Marque se houve emancipação, ou “Não sei”',
  },
  dependent: {
    kind: 'yesNo',
    id: 'dependia',
    when: ({ told, around }) =>
      mustDepend(told) || (told.kind === 'guarda' && !isGuardaOpen(around)),
    label: 'Dependia de quem morreu para viver?',
    hint: 'O INSS pede provas: contas pagas, mesma casa, declaração de imposto.',
    missing: 'Marque se dependia, ou “Não sei”',
  },
  declared: {
    kind: 'choice',
    id: 'declarou',
    when: ({ told, around }) => told.kind === 'guarda' && !isBefore(guardaLaw, around),
    label: 'Quem morreu declarou este menor como dependente?',
    hint: 'A lei pede essa declaração. Pode estar no INSS ou em cartório, por exemplo.',
    choices: { sim: 'Sim' },
    unknown: 'Ainda não achei, ou não sei',
    missing: 'Marque se houve declaração',
  },
  hasCondition: {
    kind: 'yesNo',
    id: 'condicao',
    label: 'Tem invalidez ou deficiência?',
    hint: 'Invalidez, ou deficiência intelectual, mental ou grave, já no dia da morte.',
    missing: 'Marque se há invalidez ou deficiência',
  },
  conditionBefore21: {
    kind: 'yesNo',
    id: 'condicao-antes-dos-21',
    when: ({ told, around }) => isFromConditionAlone(told, around),
    label: 'A invalidez ou deficiência começou antes dos 21 anos?',
    hint: 'O INSS discute a que começou depois. Laudo, prontuário ou papel da escola mostra desde quando.',
    missing: 'Marque se começou antes dos 21 anos, ou “Não sei”',
  },
};

const whoItIs = {
  kind: 'choice',
  id: 'quem',
  label: 'Quem é?',
  missing: 'Escolha quem é',
} as const;

/** One line for each person where answers are checked. */
const rowInWords = (person: ToldPerson, people: readonly ToldPerson[]) => ({
  question: numbered(people)[people.indexOf(person)] ?? '',
  answer: personInWords(person, mustDepend(person) || person.dependent !== undefined),
});

export const questions: Questions<Told> = {
  death: {
    kind: 'date',
    id: 'morte',
    fact: 'death',
    label: 'Em que dia a pessoa morreu?',
    hint: 'Está na certidão de óbito. Exemplo: 10 3 2026.',
    short: 'Data da morte',
    what: 'a data da morte',
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
    section: 'A pessoa que morreu',
    label: 'A pessoa era aposentada, recebia benefício ou pagava o INSS?',
    hint: 'BPC (LOAS) e pensão não contam. Trabalhou sem carteira ou na roça? Marque “Não sei”.',
    short: 'Pessoa coberta pelo INSS',
    choices: {
      covered: 'Sim',
      stopped: 'Não, mas tinha parado há menos de 3 anos',
      never: 'Não: nunca pagou, ou parou há mais tempo',
    },
    unknown: 'Não sei',
    ends: ({ told: { insured } }) => insured === 'never',
    note: ({ told: { insured } }) =>
      insured === 'stopped'
        ? 'Pode estar coberta: depois de parar de pagar, a proteção continua um tempo.'
        : insured === 'never'
          ? 'Não é preciso responder mais nada: siga para ver onde ainda pode haver pensão ou outra ajuda.'
          : undefined,
    missing: 'Marque se a pessoa pagava o INSS, ou “Não sei”',
  },
  partner: {
    kind: 'choice',
    id: 'casal',
    label: 'Havia casamento ou união estável no dia da morte?',
    hint: 'União estável é viver como família, mesmo sem papel.',
    short: 'Casamento ou união',
    choices: { none: 'Não', ...bondNames },
    missing: 'Marque se havia casamento ou união estável',
    words: (partner) =>
      partner === undefined || partner === 'none' ? 'Não havia' : bondNames[partner],
  },
  partnerBirth: {
    kind: 'date',
    id: 'casal-nascimento',
    when: hasPartner,
    label: 'Em que dia nasceu a viúva ou o viúvo?',
    hint: 'É quem ficou, e não quem morreu. Vale também na união estável. Exemplo: 5 2 1980.',
    short: 'Nascimento da viúva ou do viúvo',
    what: 'a data de nascimento',
    refuse: (date, { told, today }) =>
      date > (told.death ?? today)
        ? 'Confira a data de nascimento: ela vem depois da data da morte'
        : undefined,
  },
  union: {
    kind: 'yesNo',
    id: 'casal-dois-anos',
    when: hasPartner,
    label: 'No dia da morte, a união tinha 2 anos ou mais?',
    hint: 'União estável antes do casamento também conta.',
    short: 'Dois anos ou mais de união',
    missing: 'Marque se havia 2 anos ou mais, ou “Não sei”',
  },
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
        return 'Conta conjunta, mesmo endereço, imposto de renda ou plano de saúde, por exemplo. Só tem testemunhas? Siga assim mesmo.';
      return isBefore(lei13846, told)
        ? 'O INSS pede dois: conta conjunta, mesmo endereço ou imposto de renda. Os mais seguros são dos 24 meses antes da morte.'
        : 'O INSS pede dois, um deles desse tempo: conta conjunta, mesmo endereço ou imposto de renda. Para os 2 anos de união, também um mais antigo.';
    },
    short: 'Documento da união, de antes da morte',
    choices: { sim: 'Sim' },
    unknown: 'Ainda não, ou não sei',
    missing: 'Marque se há documento da união',
  },
  partnerCondition: {
    kind: 'choice',
    id: 'casal-condicao',
    when: hasPartner,
    label: 'Quem ficou tem invalidez ou deficiência?',
    hint: 'No dia da morte. Pode mudar valor e duração.',
    short: 'Invalidez ou deficiência de quem ficou',
    choices: {
      none: 'Não',
      invalidOrSevere: 'Invalidez, ou deficiência intelectual, mental ou grave',
      otherDisability: 'Outra deficiência',
    },
    unknown: 'Não sei',
    missing: 'Marque se há invalidez ou deficiência, ou “Não sei”',
    words: (condition) => capitalised(conditionInWords(condition)),
  },
  contributions: {
    kind: 'yesNo',
    id: 'contribuicoes',
    when: hasPartner,
    label: 'A pessoa que morreu fez 18 contribuições ou mais?',
    hint: 'Cada mês pago ou descontado conta uma, também como servidor. Já era aposentada? Marque “Sim”. Trabalho na roça pode contar: marque “Não sei” e leve as provas.',
    short: '18 contribuições ou mais',
    missing: 'Marque se houve 18 contribuições ou mais, ou “Não sei”',
  },
  accident: {
    kind: 'yesNo',
    id: 'acidente',
    when: hasPartner,
    label: 'A morte foi por acidente ou por doença do trabalho?',
    hint: 'Vale qualquer acidente, também fora do trabalho.',
    short: 'Acidente ou doença do trabalho',
    missing: 'Marque se foi acidente, ou “Não sei”',
  },
  children: {
    kind: 'list',
    id: 'filho',
    section: 'Filhos e outras pessoas',
    label: 'Ficaram filhos, enteados ou menores sob cuidado?',
    hint: 'Com menos de 21 anos, ou de qualquer idade com invalidez ou deficiência. Filho da pessoa com outro par também é “Filho ou filha”. Ponha um de cada vez.',
    name: ({ kind }, position) =>
      kind === undefined
        ? `filho, filha ou menor ${position}`
        : `${childNames[kind].toLowerCase()} ${position}`,
    add: 'Adicionar filho, filha ou menor',
    people: {
      again: 'Ficou mais algum filho, enteado ou menor?',
      none: 'Não ficaram',
      noMore: 'Mais nenhum',
    },
    questions: {
      kind: {
        ...whoItIs,
        hint: 'Filho adotivo é filho.',
        choices: { ...childNames, stepchild: 'Enteado ou enteada de quem morreu' },
      },
      ...ofEveryone,
    },
    short: 'Filhos',
    words: (children, { told }) =>
      children?.length || told.relatives?.length ? undefined : 'Nenhum informado',
    row: rowInWords,
  },
  relatives: {
    kind: 'list',
    id: 'parente',
    when: ({ told }) => told.partner === 'none' && told.children?.length === 0,
    label: 'Ficaram pai, mãe ou irmãos que dependiam da pessoa?',
    hint: 'Entram se não há marido, esposa, companheiro nem filhos dependentes.',
    name: ({ kind }, position) =>
      kind === undefined
        ? `parente ${position}`
        : `${relativeNames[kind].toLowerCase()} ${position}`,
    add: 'Adicionar pai, mãe, irmão ou irmã',
    people: {
      again: 'Ficou mais alguém que dependia da pessoa?',
      none: 'Não ficaram',
      noMore: 'Mais ninguém',
    },
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
  formerPartnerWithAlimony: {
    kind: 'yesNo',
    id: 'ex',
    label:
      'Alguém de um casamento ou união anterior recebia pensão alimentícia ou ajuda regular da pessoa?',
    hint: 'Ex-marido, ex-esposa ou ex-companheiro, também quem só vivia separado. Se passou a precisar depois, marque “Não sei”.',
    short: 'Ex com pensão alimentícia',
    missing: 'Marque se havia ex com pensão alimentícia, ou “Não sei”',
  },
  request: {
    kind: 'choice',
    id: 'pedido',
    section: 'O pedido e o valor',
    label: 'A pensão já foi pedida ao INSS?',
    hint: 'Disso depende desde quando se paga.',
    short: 'Pedido ao INSS',
    choices: { made: 'Sim', notYet: 'Ainda não' },
    unknown: 'Não sei',
    missing: 'Marque se a pensão já foi pedida, ou “Não sei”',
    words: (request, { told }) => {
      if (request === 'notYet') return 'Ainda não foi pedida';
      return told.requestDay ? `Pedida em ${shortDate(told.requestDay)}` : 'Não sei';
    },
  },
  requestDay: {
    kind: 'date',
    id: 'pedido-data',
    when: ({ told }) => told.request === 'made',
    label: 'Em que dia foi o pedido?',
    hint: 'No Meu INSS, abra “Consultar Pedidos”. Exemplo: 19 4 2026.',
    what: 'a data do pedido',
    isRecent: true,
    refuse: (date, { told, today }) => {
      if (told.death !== undefined && date < told.death)
        return 'Confira a data do pedido: ela vem antes da data da morte';
      return date > today
        ? 'Essa data do pedido ainda não chegou. Se ainda não pediu, marque “Ainda não”'
        : undefined;
    },
  },
  baseCents: {
    kind: 'money',
    id: 'base',
    label: 'Quanto era a aposentadoria da pessoa, por mês?',
    hint: 'Está no “Extrato de Pagamento” do Meu INSS. Exemplo: 2.500,00.',
    none: 'Não era aposentada, ou não sei',
    short: 'Aposentadoria da pessoa, por mês',
    ...ofRetirement,
  },
  partnerRetirementCents: {
    kind: 'money',
    id: 'aposentadoria-de-quem-ficou',
    when: (at) => hasPartner(at) && !isBefore(reform, at.told),
    label: 'Quanto recebe de aposentadoria quem ficou, por mês?',
    hint: 'As duas podem ser pagas, e a menor é reduzida.',
    none: 'Não recebe, ou não sei',
    short: 'Aposentadoria de quem ficou, por mês',
    ...ofRetirement,
  },
};

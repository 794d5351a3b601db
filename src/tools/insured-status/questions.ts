import { type IsoDate, isoDate } from '#law/date.ts';
import type { InsuredKind, LastEvent, Unemployment } from '#rules/insured-status/answers.ts';
import { isCompulsory, isCurrent, isOfWork } from '#rules/insured-status/terms.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { monthName } from '#words/dates.ts';
import type { At, Questions } from '../questions/question.ts';
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

interface MonthWords {
  label: string;
  hint: string;
  short: string;
}

const workMonth: MonthWords = {
  label: 'Em que mês você saiu do último trabalho?',
  hint: 'Saiu no começo do mês? A última contribuição que vale pode ser a do mês anterior: conte dele. Exemplo: 3 2025.',
  short: 'Mês da saída',
};

const paidMonth: MonthWords = {
  label: 'Qual foi o último mês que você pagou?',
  hint: 'É o mês escrito na guia. Pagou atrasado, já sem proteção? Esse mês pode não contar: use o último pago antes. Exemplo: 1 2026.',
  short: 'Último mês pago',
};

const monthOfKind: Record<InsuredKind, MonthWords> = {
  employee: workMonth,
  domestic: workMonth,
  avulso: workMonth,
  ownAccount: paidMonth,
  facultativo: paidMonth,
  special: {
    label: 'Qual foi o último mês de trabalho no campo ou na pesca?',
    hint: 'Se não lembra, use o mais antigo. Exemplo: 3 2025.',
    short: 'Último mês no campo ou na pesca',
  },
};

const plainMonth = (label: string, short: string): MonthWords => ({
  label,
  hint: 'Se não lembra, use o mês mais antigo. Exemplo: 3 2025.',
  short,
});

const monthOfEvent: Partial<Record<LastEvent, MonthWords>> = {
  benefitEnded: {
    label: 'Em que mês o benefício acabou?',
    hint: 'Está na carta e no Meu INSS. Exemplo: 6 2025.',
    short: 'Mês em que o benefício acabou',
  },
  isolationEnded: plainMonth('Em que mês o isolamento acabou?', 'Mês em que o isolamento acabou'),
  released: plainMonth('Em que mês você saiu da prisão?', 'Mês da saída da prisão'),
  leftArmy: plainMonth('Em que mês você deixou o serviço militar?', 'Mês da saída do serviço'),
};

const monthWords = ({ told: { event, kind }, position }: At<ToldHappening>): MonthWords => {
  const words = (event && monthOfEvent[event]) ?? (kind ? monthOfKind[kind] : paidMonth);
  return words === workMonth && position > 0
    ? { ...words, label: 'Em que mês você saiu desse trabalho?' }
    : words;
};

/** What these tell of the person is nobody's business until they say so. */
const privateEvents: readonly LastEvent[] = ['released', 'isolationEnded', 'benefitEnded'];

const isPrivate = ({ told: { event } }: At<ToldHappening>): boolean =>
  event !== undefined && privateEvents.includes(event);

/** What is asked of each happening, besides which it was. */
const ofHappening: Omit<Questions<ToldHappening>, 'event'> = {
  kind: {
    kind: 'choice',
    id: 'tipo',
    when: ({ told }) => has(isOfWork, told),
    label: ({ told }) =>
      told.event === 'stillPaying' ? 'Como você contribui?' : 'Como você contribuía?',
    hint: 'Vale o último jeito.',
    short: 'Jeito de contribuir',
    choices: {
      employee: 'Com carteira assinada',
      domestic: 'Doméstica, em casa de família',
      ownAccount: 'Por conta própria: MEI, autônomo, diarista',
      facultativo: 'Pagava sem ter trabalho (facultativo)',
      special: 'No campo ou na pesca, em família',
      avulso: 'Avulso, pelo sindicato ou no porto',
    },
    missing: 'Escolha como era a contribuição',
  },
  guides: {
    kind: 'choice',
    id: 'guias',
    when: ({ told }) => told.event === 'stillPaying' && paysAlone.includes(told.kind),
    label: 'As suas guias estão todas pagas?',
    hint: 'Um mês sem pagar já muda a conta.',
    short: 'Guias pagas',
    choices: { paid: 'Sim, até o mês passado', late: 'Não, há meses sem pagar' },
    missing: 'Escolha “Sim” ou “Não”',
    help: {
      title: 'Não sei se paguei tudo',
      text: 'No Meu INSS, abra “Extrato de Contribuição (CNIS)”: ele mostra cada mês pago. Na dúvida, escolha “Não” e diga o último mês que tem certeza de ter pago.',
    },
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
    what: 'o mês',
    refuse: (month, { today }) => {
      if (month > today) return `Esse mês ainda não chegou: estamos em ${monthName(today)}`;
      return month < firstMonth
        ? `Esta conta começa em ${monthName(firstMonth)}. Para um mês mais antigo, pergunte no telefone 135`
        : undefined;
    },
    help: {
      title: 'Não sei o mês',
      text: 'No Meu INSS, abra “Extrato de Contribuição (CNIS)”: ele mostra cada emprego e cada mês pago. O telefone 135 também informa. Saiu da prisão? O dia está no alvará de soltura, ou na certidão da Vara de Execuções.',
    },
  },
};

const rareEvents = {
  released: 'Saí da prisão',
  leftArmy: 'Saí do serviço militar',
  isolationEnded: 'Acabou um isolamento obrigatório por doença',
};

/** How each happening is told to the list of them. */
const thingNames: Record<LastEvent, string> = {
  stopped: 'trabalho ou contribuição que parou',
  stillPaying: 'trabalho ou contribuição de hoje',
  benefitEnded: 'benefício que acabou',
  stillReceiving: 'benefício de hoje',
  released: 'saída da prisão',
  leftArmy: 'saída do serviço militar',
  isolationEnded: 'isolamento que acabou',
};

/** Whoever is covered now, and by work, has nothing longer behind. */
const mayMatter = ({ told }: At<Told>): boolean =>
  !has(isCurrent, told) || told.kind === 'facultativo';

/** Whether work has stopped that unemployment may have followed. */
const isAskedOfUnemployment = ({ told }: At<Told>): boolean =>
  !worksOn(told) &&
  happeningsOf(told).some((happening) => hasEnded(happening) && mayBeExtended(happening));

export const questions: Questions<Told> = {
  event: {
    kind: 'choice',
    id: 'situacao',
    isSensitive: isPrivate,
    label: 'O que aconteceu por último?',
    hint: 'É sobre quem morreu? Responda no lugar da pessoa e compare com o dia da morte. Só benefício seu, como auxílio-doença, salário-maternidade ou aposentadoria. Pensão por morte, auxílio-reclusão, BPC e auxílio-acidente não contam.',
    short: 'O que aconteceu',
    choices: {
      stopped: 'Parei de trabalhar ou de contribuir',
      benefitEnded: 'Acabou um benefício meu, como auxílio-doença',
      stillPaying: 'Ainda trabalho registrado ou contribuo',
      stillReceiving: 'Ainda recebo benefício meu, como auxílio-doença',
      ...rareEvents,
    },
    frequent: ['stopped', 'benefitEnded', 'stillPaying', 'stillReceiving'],
    openings: toolOpenings['qualidade-de-segurado'],
    missing: 'Escolha o que aconteceu por último',
    help: {
      title: 'Houve mais de uma coisa',
      text: 'Escolha a última. Logo depois você conta as outras, uma de cada vez.',
    },
  },
  ...ofHappening,
  others: {
    kind: 'list',
    id: 'outra',
    when: mayMatter,
    label: 'Houve outra coisa depois, ao mesmo tempo ou pouco antes?',
    hint: 'Outro trabalho, guias pagas, auxílio ou salário-maternidade dos últimos 3 anos. Vale o que proteger por mais tempo.',
    short: 'Outra coisa depois, ao mesmo tempo ou pouco antes',
    name: ({ event, month }, position) =>
      event
        ? [thingNames[event], month && monthName(month)].filter(Boolean).join(', ')
        : `outra coisa ${position}`,
    add: 'Contar outra coisa',
    people: {
      again: 'Houve mais alguma coisa?',
      none: 'Não, foi só isso',
      noMore: 'Não, é tudo',
      others: 'Outras respostas',
    },
    words: (others) => (others?.length ? undefined : 'Não'),
    questions: {
      event: {
        kind: 'choice',
        id: 'situacao',
        isSensitive: isPrivate,
        label: 'O que foi?',
        hint: '',
        short: 'Também aconteceu',
        choices: {
          stopped: 'Outro trabalho ou outras guias, e parei',
          benefitEnded: 'Um benefício meu, que acabou',
          stillPaying: 'Ainda trabalho ou contribuo de outro jeito',
          stillReceiving: 'Ainda recebo benefício meu',
          ...rareEvents,
        },
        frequent: ['stopped', 'benefitEnded'],
        missing: 'Escolha o que foi',
      },
      ...ofHappening,
    },
  },
  paid: {
    kind: 'choice',
    id: 'contribuicoes',
    when: ({ told }) => happeningsOf(told).some(mayBeExtended),
    label: 'Você já juntou mais de 120 meses de contribuição?',
    hint: ({ told }) =>
      `São mais de 10 anos somados, sem perder a proteção no meio. Não conte meses de auxílio.${told.kind === 'special' ? ' No campo, conte só os meses pagos em guia.' : ''}`,
    short: 'Mais de 120 meses de contribuição',
    choices: {
      over: 'Sim',
      overThenLost: 'Sim, mas depois fiquei anos parado e voltei',
      upTo: 'Não',
    },
    unknown: 'Não sei',
    missing: 'Escolha uma resposta, ou “Não sei”',
    help: {
      title: 'O que é perder a proteção no meio?',
      text: 'É ficar sem contribuir por mais tempo que a lei deixa. Uma parada de até um ano, em regra, não quebra a soma. Para quem pagava como facultativo, são seis meses.',
    },
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
    short: 'Sem trabalho depois disso',
    choices: {
      none: 'Não',
      noProof: 'Sim, mas não tenho prova',
      otherProof: 'Sim, e tenho prova, como o SINE',
      insurance: 'Sim, e recebi seguro-desemprego',
    },
    unknown: 'Não sei',
    missing: 'Escolha uma resposta, ou “Não sei”',
    help: {
      title: 'O que serve de prova?',
      text: 'Seguro-desemprego e cadastro no SINE são as mais aceitas. Também podem ajudar inscrições em vagas, mensagens de procura de emprego e testemunhas. Carteira sem registro, sozinha, pode não bastar.',
    },
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
    hint: 'Isso pode mudar a resposta, se houver prova.',
    short: ({ told }) =>
      told.event === 'benefitEnded'
        ? 'Ainda sem poder trabalhar no fim do benefício'
        : 'Parou por causa de doença',
    missing: 'Escolha “Sim”, “Não” ou “Não sei”',
  },
};

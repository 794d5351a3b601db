import { addDays, type IsoDate, yearOf } from '#law/date.ts';
import { nationalHolidaysOf } from '#law/holidays.ts';
import { addMonths, firstOfMonth } from '#rules/calendar.ts';
import type { InsuredKind, LastEvent } from '#rules/insured-status/answers.ts';
import type { Doubt, Extension, ExtensionId } from '#rules/insured-status/extensions.ts';
import type { HappeningStatus, InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { isCurrent } from '#rules/insured-status/terms.ts';
import { longDate, monthName, shortDate, weekday } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { named, type ResultWords, together } from '../sentences/result-words.ts';
import { ofOwnWill } from './own-will.ts';

/** All that a sentence on the count and its doubts may hang on. */
interface Known {
  status: InsuredStatus;
  /** Of which it speaks. */
  happening?: HappeningStatus | undefined;
  extension?: Extension;
  /** What has to hold. */
  ifHold?: readonly ExtensionId[];
}

const workNames = {
  employee: 'carteira',
  domestic: 'domestica',
  avulso: 'avulso',
  ownAccount: 'conta-propria',
  facultativo: 'facultativo',
  special: 'campo',
} as const satisfies Record<InsuredKind, string>;

const otherNames: Partial<Record<LastEvent, string>> = {
  ...together('beneficio', 'benefitEnded stillReceiving'),
  released: 'prisao',
  leftArmy: 'servico-militar',
  isolationEnded: 'isolamento',
};

const nameOf = ({ event, kind }: HappeningStatus) =>
  otherNames[event] ?? (kind ? workNames[kind] : 'contribuicao');

/** What names them, after "se" and "com". */
export const extensionNames = {
  moreThan120: 'cento-e-vinte',
  unemployment: 'desemprego',
  termAfterBenefit: 'doze-depois-de-beneficio',
} as const satisfies Record<ExtensionId, string>;

/** What has to hold, as one says it after "Se…". */
export const ifNameOf = ([id, ...others]: readonly ExtensionId[]) =>
  id ? (others.length > 0 ? 'se-os-dois' : (`se-${extensionNames[id]}` as const)) : 'se-nada';

export const isMoved = ({ status: { sure } }: Pick<Known, 'status'>): boolean =>
  sure.until !== sure.untilIfMoved;

const open =
  (id: ExtensionId, ...doubts: Doubt[]) =>
  ({ extension }: Known): boolean =>
    extension?.id === id && doubts.some((doubt) => doubt === extension.doubt);

const isAfterBenefit = ({ extension }: Known): boolean => extension?.doubt === 'afterBenefit';

const ownWillOf = ({ happening }: Known): string => ofOwnWill(happening?.kind);

const monthAfter = (date: IsoDate): string => monthName(addMonths(firstOfMonth(date), 1));

/** Why nothing opens on that day, where it is not the weekend. */
const holidayOn = (day: IsoDate): string[] =>
  nationalHolidaysOf(yearOf(day)).flatMap(({ date, name }) =>
    date === day ? [`feriado (${name})`] : [],
  );

/** What is said of the count and its doubts, here and of an extract, and when. */
export const coverWords = {
  figures: {
    mes: ({ status }) => monthName(status.event),
    meses: ({ status }) => counted(status.sure.months, 'mês', 'meses'),
    'primeiro-mes': ({ status }) => monthAfter(status.event),
    'ultimo-mes': ({ status }) => monthName(status.sure.lastMonth),
    'mes-seguinte': ({ status }) => monthAfter(status.sure.lastMonth),
    ate: ({ status }) => longDate(status.sure.until),
    'dia-depois': ({ status }) => longDate(addDays(status.sure.until, 1)),
    semana: ({ status: { sure } }) => [weekday(sure.until), ...holidayOn(sure.until)].join(', '),
    'semana-e-dia-seguinte': ({ status: { sure } }) =>
      `${weekday(sure.untilIfMoved)}, ${shortDate(sure.untilIfMoved)}`,
    'dia-sem-expediente': (_, written) => written('words', 'dia-sem-expediente'),
    'por-vontade-propria': ownWillOf,
    nome: ({ happening }, written) => happening && written('words', nameOf(happening)),
    quando: ({ happening }, written) =>
      happening &&
      (isCurrent(happening.event) ? written('words', 'ate-hoje') : monthName(happening.since)),
    'do-que-houve': (_, written) => `d${written('words', 'o-que-houve')}`,
    se: ({ ifHold = [] }, written) => written('words', ifNameOf(ifHold)),
  },
  parts: {
    account: {
      'de-onde': true,
      meses: true,
      vence: true,
      acaba: true,
      'fim-em-dia-sem-expediente': isMoved,
    },
    mayChange: {
      'cento-e-vinte.nao-sabe': open('moreThan120', 'notTold'),
      'cento-e-vinte.perdeu-e-voltou': open('moreThan120', 'usedBefore'),
      'cento-e-vinte.campo': open('moreThan120', 'ruralMonths'),
      'desemprego.nao-disse': open('unemployment', 'notTold'),
      'desemprego.ainda-trabalha': open('unemployment', 'notYet'),
      'desemprego.falta-provar': open('unemployment', 'hasToBeProved'),
      // How the work ended may decide as well.
      'desemprego.vontade-propria': (known) =>
        open('unemployment', 'notTold', 'notYet', 'hasToBeProved')(known) && ownWillOf(known),
      'desemprego.veio-outro': open('unemployment', 'followed'),
      'depois-de-beneficio': isAfterBenefit,
      'facultativo-depois-de-beneficio': open('termAfterBenefit', 'facultativoAfterBenefit'),
      'prazo-anterior': ({ extension }) => !extension,
    },
    words: named(
      'dia-sem-expediente se-nada se-cento-e-vinte se-desemprego se-doze-depois-de-beneficio se-os-dois',
      'se-no-prazo se-o-prazo se-o-prazo-e-mais o-que-houve',
      'carteira domestica avulso conta-propria facultativo campo contribuicao beneficio',
      'prisao servico-militar isolamento ate-hoje',
    ),
  },
} as const satisfies ResultWords<Known>;

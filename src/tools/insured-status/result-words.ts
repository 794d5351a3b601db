import { addMonths, firstOfMonth } from '#rules/calendar.ts';
import type { Happening, LastEvent } from '#rules/insured-status/answers.ts';
import type { InsuredStatus, Reading } from '#rules/insured-status/insured-status.ts';
import { isCurrent, isEmployed, isOfWork } from '#rules/insured-status/terms.ts';
import { longDate, monthName, shortDate } from '#words/dates.ts';
import { joined } from '#words/phrases.ts';
import { named, type ResultWords, type Written } from '../sentences/result-words.ts';
import { extensionNames } from './cover-words.ts';
import type { Told } from './questions.ts';

interface Known {
  status: InsuredStatus;
  told: Told;
  /** Of several happenings the one that counts, in words. */
  longest?: string | undefined;
  /** That the last day may move on, in words. */
  moved?: string | undefined;
}

/** What the answer speaks of: what still runs, else what protects longest. */
export const tellingOf = ({ of, happenings }: InsuredStatus): Happening =>
  happenings.find(({ event, isSure }) => isSure && isCurrent(event)) ??
  (happenings[of] as Happening);

type Of = Pick<Known, 'status' | 'told'>;

const stands =
  (...standings: InsuredStatus['standing'][]) =>
  ({ status }: Of): boolean =>
    standings.includes(status.standing);

const isNow = stands('current');
const isCovered = stands('covered');
const isOver = stands('maybe', 'ended');

const was =
  (event: LastEvent) =>
  ({ told }: Of): boolean =>
    told.event === event;

const isReceiving = was('stillReceiving');
const isOfLand = ({ told }: Of) => told.kind === 'special';
const isIll = ({ told }: Of) => told.illness;

/** Whoever is covered by contributions, and did not stop by an illness, may take it for all. */
export const hangsOnMonths = (known: Of): boolean =>
  isNow(known) ? was('stillPaying')(known) : isCovered(known) && !isIll(known);

const furthestOf = ({ status }: Of): Reading | undefined => status.possible.at(-1);

const reachesFurther = (known: Of) => !isNow(known) && furthestOf(known);

/** The name of the term on which the furthest day hangs, where it is another than that of the sure one. */
function otherTerm({ of, ifTermHolds }: Reading, { status }: Of) {
  if (!ifTermHolds) return of === status.of ? undefined : 'se-outro-prazo-certo';
  const since = status.happenings[of]?.since ?? status.event;
  return since < firstOfMonth(status.event) ? 'se-prazo-anterior' : 'se-outro-prazo';
}

/** On what the furthest day hangs: another term, or more months. */
function conditionsOf(known: Of, written: Written): string | undefined {
  const furthest = furthestOf(known);
  if (!furthest) return undefined;
  const term = otherTerm(furthest, known);
  const more = furthest.ifHold.map((id) => written('words', `com-${extensionNames[id]}`));
  return [term && written('words', term), more.length > 0 && `com ${joined(more)}`]
    .filter(Boolean)
    .join(', ');
}

function papersOf({ told: { event, unemployment = 'none' } }: Of) {
  if (!isOfWork(event)) return 'papeis-de-quem-saiu';
  return unemployment === 'none' ? 'papeis-de-quem-trabalhou' : 'papeis-de-quem-ficou-sem-trabalho';
}

export const resultWords = {
  figures: {
    ate: ({ status }) => longDate(status.sure.until),
    'ate-curto': ({ status }) => shortDate(status.sure.until),
    'no-maximo': (known) => longDate(furthestOf(known)?.until ?? known.status.sure.until),
    'no-maximo-curto': (known) => shortDate(furthestOf(known)?.until ?? known.status.sure.until),
    se: conditionsOf,
    'ultimo-mes': ({ status }) => monthName(addMonths(status.sure.lastMonth, 1)),
    'do-que-houve': ({ longest }) => longest && `d${longest}`,
    'dia-sem-expediente': ({ moved }) => moved,
    papeis: (known, written) => written('words', papersOf(known)),
  },
  parts: {
    answer: {
      'recebe-beneficio': (known) => isNow(known) && isReceiving(known),
      'segue-no-campo': (known) => isNow(known) && isOfLand(known),
      contribui: isNow,
      'vai-ate': isCovered,
      'foi-ate-pelo-menos': stands('maybe'),
      'foi-ate': true,
    },
    decides: {
      'se-o-beneficio-acabar': (known) => isNow(known) && isReceiving(known),
      'se-parar': isNow,
      'pode-ter-ido': (known) => stands('ended')(known) && reachesFurther(known),
      'pode-ir': reachesFurther,
    },
    reason: {
      'conta.de-varias-coisas': ({ longest }) => longest,
      'conta.doenca-no-campo': (known) => hangsOnMonths(known) && isOfLand(known),
      // Who has stopped has more to read on the card.
      'conta.doenca-de-quem-parou': (known) =>
        hangsOnMonths(known) && !isOfLand(known) && isCovered(known),
      'conta.doenca-de-quem-contribui': (known) =>
        hangsOnMonths(known) && !isOfLand(known) && isNow(known),
      'conta.parou-por-doenca': isIll,
      'conta.veio-antes-do-fim': (known) => isOver(known) && !isIll(known),
      // Only who was covered when it began keeps the cover through it.
      'conta.prisao': was('released'),
      'conta.servico-militar': was('leftArmy'),
      'conta.isolamento': was('isolationEnded'),
      'conta.fim-em-dia-sem-expediente': (known) => isCovered(known) && known.moved,
      // Who paid long enough retires without cover: Lei 10.666/2003, art. 3º, § 1º.
      'nada-se-apaga': isOver,
    },
    first: { 'recebe-beneficio': isReceiving, extrato: true },
    second: {
      'recebe-beneficio': isReceiving,
      'ainda-trabalha': isNow,
      'parou-por-doenca': isIll,
      // Who fell ill or gave birth while covered is not to wait, nor to pay: what comes later does not change that.
      coberto: isCovered,
      'desemprego-sem-prova': ({ status }) =>
        status.possible.some(({ ifHold }) => ifHold.includes('unemployment')),
      acabou: true,
    },
    third: {
      'recebe-beneficio': isReceiving,
      'ainda-trabalha': isNow,
      coberto: isCovered,
      acabou: true,
    },
    mayChange: {
      'parou-por-doenca': isIll,
      'faltou-contar': true,
      'abaixo-do-minimo': true,
      'abaixo-do-minimo.na-justica': ({ told }) => told.kind !== 'facultativo',
      'saiu-no-comeco-do-mes': ({ told }) => told.event === 'stopped' && isEmployed(told.kind),
      facultativo: ({ told, status }) =>
        isOfWork(told.event) && told.kind === 'facultativo' && status.happenings.length === 1,
    },
    summary: { assunto: true },
    message: {
      'se-parar': isNow,
      'vai-e-pode-ir': (known) => isCovered(known) && reachesFurther(known),
      'vai-ate': isCovered,
      'foi-e-pode-ir': reachesFurther,
      'foi-ate': true,
      // Begins it.
      assunto: true,
    },
    calendar: { titulo: true, contribua: true, confira: true, estimativa: true },
    words: named(
      'para-continuar para-voltar com-carteira por-conta-propria no-campo sem-trabalho',
      'como-pagar.ultimo-mes como-pagar.guia pagar-agora',
      'se-outro-prazo-certo se-prazo-anterior se-outro-prazo',
      'com-cento-e-vinte com-desemprego com-doze-depois-de-beneficio',
      'papeis-de-quem-trabalhou papeis-de-quem-ficou-sem-trabalho papeis-de-quem-saiu',
      'se-ainda-valer',
    ),
  },
} as const satisfies ResultWords<Known>;

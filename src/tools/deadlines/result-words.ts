import type { IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import type { Counted, Waiting } from '#rules/deadlines/deadlines.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import { named, type ResultWords, type Written } from '../sentences/result-words.ts';
import * as groups from './clock-groups.ts';
import { clockPhrases, limitOf, nameOf } from './clock-names.ts';
import { isCounted } from './main-clock.ts';
import { agreedFor, mayChange } from './may-change-words.ts';
import { first, second, third } from './step-words.ts';
import {
  both,
  either,
  isForToday,
  isOfCourt,
  isOfOthers,
  type Known,
  late,
  not,
  of,
  stands,
  todayOf,
  waited,
  waiting,
} from './when.ts';
import { daysInWords, shortWeekday, whenToAct } from './wording.ts';

const passed = stands('past');
const ahead = stands('future');
const undated = stands('undated');
const isWait = stands('wait', 'open');
const lasts = stands('tooEarly', 'ok', 'pastSafeDay', 'mayStillCount');

/** The card says how many days there are. */
const isCountedDown = either(
  both(stands('wait'), not(isOfOthers)),
  both(stands('ok'), not(isForToday)),
);

const daysLeft = (known: Known): number =>
  'daysLeft' in known.one && isCountedDown(known) ? known.one.daysLeft : -1;

/** How long others have taken. */
const taken = ({ one }: Known): number =>
  'opensOn' in one && isOfOthers({ one }) ? daysBetween(one.from, todayOf(one)) : 0;

const mayBeAuxilio = ({ told }: Known): boolean => !told.isBpc;

const isSafeToLimit = ({ one }: Known): boolean =>
  isCounted(one) && one.term.safeDay === one.term.legalLimit;

const isMovedOn = ({ one }: Known): boolean =>
  isCounted(one) && one.term.days !== undefined && !isOfCourt(one.clock);

const phrase =
  (kind: 'nome' | 'do-que' | 'dever' | 'faca' | 'fazer') =>
  ({ one }: Known, written: Written): string =>
    written('words', `${nameOf(one.id)}.${kind}`);

const ofTerm =
  (read: (one: Counted) => string | undefined) =>
  ({ one }: Known): string | undefined =>
    isCounted(one) ? read(one) : undefined;

/** When it may be asked for, or asked for anew. */
const opening = ({ one }: Known): IsoDate | undefined =>
  isCounted(one) ? (one.term.opensOn ?? one.term.from) : (one as Waiting).opensOn;

const nameOfLimit = ({ one }: Known, written: Written): string =>
  written('words', `${limitOf(one.id)}.nome`);

const dated = (inWords: (day: string) => string, day: IsoDate | undefined) => day && inWords(day);

export const resultWords = {
  figures: {
    nome: phrase('nome'),
    'do-que': phrase('do-que'),
    dever: phrase('dever'),
    faca: phrase('faca'),
    fazer: phrase('fazer'),
    devo: ({ isForOther }, written) => written('words', isForOther ? 'a-pessoa-deve' : 'devo'),
    'soube-depois': (_, written) => written('words', 'soube-depois'),
    'nome-do-limite': nameOfLimit,
    'nome-do-limite-no-comeco': (known, written) => capitalised(nameOfLimit(known, written)),
    'dia-seguro': ofTerm(({ term }) => longDate(term.safeDay)),
    'dia-seguro-curto': ofTerm(({ term }) => shortDate(term.safeDay)),
    'dia-seguro-e-semana': ofTerm(({ term }) => shortWeekday(term.safeDay)),
    // In a title no line ends with “sexta-”.
    'semana-e-dia-seguro': ofTerm(({ term }) =>
      weekdayAndDate(term.safeDay).replace('-', '-\u2060'),
    ),
    limite: ofTerm(({ term }) => weekdayAndDate(term.legalLimit)),
    'limite-curto': ofTerm(({ term }) => shortDate(term.legalLimit)),
    'limite-e-semana': ofTerm(({ term }) => shortWeekday(term.legalLimit)),
    'ultima-leitura': ofTerm(({ term }) => weekdayAndDate(term.latestReading)),
    quando: ofTerm((one) => whenToAct(one, weekdayAndDate)),
    'quando-curto': ofTerm((one) => whenToAct(one, shortWeekday)),
    abre: (known) => dated(longDate, opening(known)),
    'abre-curto': (known) => dated(shortDate, opening(known)),
    'semana-e-abre': (known) => dated(weekdayAndDate, opening(known)),
    desde: ({ one }) => longDate(one.from),
    'desde-curto': ({ one }) => shortDate(one.from),
    'primeiro-pagamento': ({ told }) => dated(longDate, told.firstPayment),
    faltam: (known) => daysInWords(daysLeft(known)),
    'anos-que-faltam': (known) => String(Math.floor(daysLeft(known) / 366)),
    espera: (known) => daysInWords(taken(known)),
    dias: ofTerm(({ term }) => term.days?.toString()),
    'dias-do-acordo': (known) => agreedFor(known)?.toString(),
    anos: ({ years = [] }) => years.join(' e '),
  },
  parts: {
    answer: {
      'de-novo-papeis': waiting('waitAfterExtension'),
      'de-novo': waiting(...groups.waits),
      'inss-primeiros': waiting('inssAnswer'),
      junta: waiting('boardAnswer'),
      inss: waiting(...groups.inss),
      'de-novo-ja': waited('newRequest'),
      'de-novo-ja-com-recurso': waited(...groups.waits),
      'inss-primeiros-passou': waited('inssAnswer'),
      'junta-passou': waited('boardAnswer'),
      'inss-passou': waited(...groups.inss),
      'ainda-nao-abriu': stands('tooEarly'),
      'acao-trabalhista': both(stands('ok'), of('reviewAfterLabourCourt')),
      'pensao-do-filho': both(stands('ok'), of('pensionOfChild')),
      'reclusao-do-filho': both(stands('ok'), of('prisonOfChild')),
      maternidade: both(stands('ok'), of('maternity')),
      ate: stands('ok'),
      'dia-seguro-passou': stands('pastSafeDay'),
      'pode-valer': both(stands('mayStillCount'), not(isMovedOn)),
      'pode-valer-internet': ({ one }) =>
        one.situation === 'mayStillCount' && one.clock.presumedAfter,
      'pode-valer-sem-expediente': stands('mayStillCount'),
      'nao-comecou': ahead,
      'pericia-sem-data': both(undated, of('exam')),
      'prova-de-vida-sem-data': both(undated, of('lifeProof')),
      'papel-que-falta': both(undated, of('requestOpen')),
      'resposta-tarde': of('reviewAnswered'),
      'pensao-sem-prazo': of('pensionWithoutTerm'),
      'auxilio-tarde': of('incapacityRequest'),
      'pensao-tarde': of(...groups.pensions),
      'reclusao-tarde': of(...groups.prisons),
      'inss-tarde': of(...groups.answers),
      'bpc-tarde': both(passed, of('bpcAssessment')),
      'cadunico-tarde': both(passed, of(...groups.registry)),
      'biometria-tarde': both(passed, of('bpcBiometrics')),
      terminou: passed,
      'ja-passou': true,
    },
    decides: {
      espera: (known) => taken(known) > 0,
      hoje: (known) => daysLeft(known) === 0,
      amanha: (known) => daysLeft(known) === 1,
      anos: (known) => daysLeft(known) > 730,
      dias: isCountedDown,
    },
    reason: {
      'prorrogacao-aberta': both(stands('ok'), of('extension')),
      'espera-pericia': waiting('waitAfterExtension'),
      'de-novo-soube-depois': waited('waitAfterPapers'),
      'de-novo-recusado': waited('waitAfterExamination', 'waitAfterExtension'),
      'sem-data': undated,
      'nao-comecou': ahead,
      'limite-foi': stands('mayStillCount'),
      'limite-mesmo-dia': both(stands('ok', 'tooEarly', 'pastSafeDay'), isSafeToLimit),
      'limite-perto': both(stands('pastSafeDay'), not(isSafeToLimit)),
      limite: both(stands('ok', 'tooEarly'), not(isSafeToLimit)),
      'recurso-pode-valer': both(stands('mayStillCount'), of('appeal', ...groups.cuts)),
      recurso: late('appeal'),
      corte: late(...groups.cuts),
      junta: late('appealToChamber'),
      sentenca: late('courtAppeal'),
      exigencia: late(...groups.documents),
      pericia: late('exam'),
      'prova-de-vida': late('lifeProof'),
      defesa: late(...groups.defences),
      suspensao: late(...groups.bpcNotices),
      'suspensao.cadunico': late(...groups.registry),
      auxilio: late('incapacityRequest'),
      prorrogacao: late('extension'),
      espera: late(...groups.waits),
      revisao: late(...groups.reviews),
      resposta: late('reviewAnswered'),
      pensao: late('pension', 'pensionOfChild'),
      'pensao-sem-prazo': late('pensionWithoutTerm'),
      maternidade: late('maternity'),
      reclusao: late(...groups.prisons),
      inss: late(...groups.answers),
      'auxilio-desde': both(lasts, of('incapacityRequest')),
      // An auxílio, asked for anew.
      'corte-de-auxilio': both(lasts, of(...groups.cuts), mayBeAuxilio),
      'exigencia-desistencia': both(lasts, of(...groups.documents), mayBeAuxilio),
    },
    first,
    second,
    third,
    account: {
      espera: isWait,
      'espera.dos-outros': both(isWait, isOfOthers),
      'espera.so-papeis': both(isWait, of('waitAfterExtension')),
      'espera.pedido': both(isWait, of('waitAfterPapers', 'waitAfterExamination', 'newRequest')),
    },
    mayChange,
    summary: {
      espera: stands('wait'),
      'espera-passou': waited(...groups.waits),
      'inss-primeiros-passou': waited('inssAnswer'),
      'atraso-comecou': stands('open'),
      'sem-data': undated,
      'nao-comecou': ahead,
      'ate-o-limite': both(stands('ok'), isSafeToLimit),
      ate: stands('ok'),
      'ainda-nao-abriu': stands('tooEarly'),
      'dependentes-terminou': both(passed, of('pension', 'prison')),
      terminou: passed,
      'ainda-hoje': lasts,
      'ja-passou': true,
      // In time, the line to keep says more.
      'ate-e-limite': true,
    },
    message: {
      comeca: both(stands('wait'), isOfOthers),
      comecou: both(stands('open'), isOfOthers),
      espera: isWait,
      'sem-data': undated,
      hoje: stands('noTerm'),
      terminou: passed,
      'nao-comecou': ahead,
      'ja-passou': stands('veryOld'),
      ate: stands('tooEarly', 'ok'),
      'ainda-hoje': true,
      assunto: true,
      'assunto-negado': true,
    },
    calendar: {
      'onde-sentenca': of('courtAppeal'),
      'onde-cadunico': of(...groups.registry),
      'onde-biometria': of('bpcBiometrics'),
      'onde-reclamar': of(...groups.answers),
      onde: true,
      titulo: true,
      'titulo-abre': true,
      'titulo-espera': true,
      limite: true,
      confirme: true,
    },
    words: {
      ...clockPhrases,
      ...named(
        'devo a-pessoa-deve soube-depois so-papeis-espera so-papeis-ja-cabe abre seguro-ate-o-dia',
        'seguro-ate-o-aviso seguro-ate-a-vespera e-o-dia aniversario vespera-do-aniversario',
        'limite-uteis limite-passa dias-seguidos no-caminho feriados facultativos',
      ),
    },
  },
} as const satisfies ResultWords<Known>;

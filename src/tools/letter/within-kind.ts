import { kinds as kindTexts } from 'virtual:letters';
import { addDays, type IsoDate } from '#law/date.ts';
import type { Board } from '#letters/board.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { LetterSigns, Why } from '#letters/signs.ts';
import { longDate, weekdayAndDate } from '#words/dates.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import {
  endsByAge,
  isBill,
  isCutWhileIll,
  isEnded,
  isRefusedDefence,
  isYesWithLoss,
  mayBeProlonged,
  wasOverAtOnce,
} from './effects.ts';
import { dayToKeep } from './last-days.ts';
import { dayOf, endOf, isBpc, isLongPast } from './letter-facts.ts';
import type { Case, Said, Steps, Undated } from './letter-words.ts';
import { say } from './say.ts';
import { daysFor, lastAhead, ownDays, startDayOf, termsToAnswer } from './terms.ts';
import { maternityUntil } from './told-by-letter.ts';
import { dayWithNear } from './words.ts';

/** How the sentences of a kind are named, where it starts no clock. */
export const kindNames: Readonly<Partial<Record<LetterKind, Steps & Undated>>> = {
  archived: 'arquivado',
  grant: 'concedido',
  extended: 'prorrogado',
  summons: 'chamado',
  board: 'junta',
};

/** The same of what a board's decision says. */
export const boardNames = {
  yes: 'junta-sim',
  no: 'junta-nao',
  part: 'junta-em-parte',
  last: 'junta-ultima',
  asks: 'junta-pede',
  appealed: 'junta-inss-recorreu',
} as const satisfies Readonly<Record<Board, Said>>;

/** The same of what a call asks for. */
const callNames = {
  registry: 'chamado-cadunico',
  schedule: 'chamado-para-marcar',
  biometrics: 'chamado-biometria',
  lifeProof: 'chamado-prova-de-vida',
} as const satisfies Readonly<Record<NonNullable<LetterSigns['call']>, Steps>>;

/** What a call asks for, where it sets no day to be there. */
export const callOf = (kind: LetterKind, letter: LetterRead): LetterSigns['call'] =>
  kind === 'summons' && !letter.dates.some(({ what }) => what === 'appointment')
    ? letter.signs.call
    : undefined;

/** A retirement that is never given back once it was drawn; Decreto 3.048/1999, art. 181-B. */
const isForGood = ({ species }: LetterRead): boolean =>
  species?.benefit?.startsWith('aposentadoria-') === true &&
  species.benefit !== 'aposentadoria-por-invalidez';

/** An accident of the work, of which the letter has the other species. */
const isOfWorkAs31 = ({ species, text }: LetterRead): boolean =>
  species?.code === '31' &&
  /\bCAT\b|\b(?:acidente|acidentei|machuquei)\b[^.;]{0,40}\b(?:n[oa]|d[eo]) (?:trabalho|servi[çc]o|firma|obra|f[áa]brica|prensa|m[áa]quina)/i.test(
    text,
  );

/** A grant that ends on a day: an auxílio may be prolonged before it, and a pension contested. */
function grantSteps(letter: LetterRead, today: IsoDate): Steps | undefined {
  const end = endOf('grant', letter);
  if (!end && isForGood(letter) && !isLongPast(letter, today)) return 'aposentadoria-saiu';
  if (!mayBeProlonged('grant', letter))
    return end && letter.species?.benefit === 'pensao-por-morte' ? 'pensao-com-fim' : undefined;
  if (end && today <= end) return isOfWorkAs31(letter) ? 'auxilio-do-trabalho' : 'auxilio-com-fim';
  if (end) return undefined;
  // A retirement for incapacity has no last day.
  return letter.species?.benefit === 'auxilio-doenca' ? 'auxilio-sem-dia' : undefined;
}

/** Whether a paper says only that the benefit ended, and not why. */
const isBare = ({ reasons }: LetterRead): boolean =>
  reasons.length > 0 && reasons.every(({ slug }) => slug === 'beneficio-cessado');

/** What to do with a paper that says more than its kind. */
function ownSteps(kind: LetterKind, letter: LetterRead, today: IsoDate): Steps | undefined {
  const { signs } = letter;
  if (kind === 'denial' && signs.isFinal) return 'sem-recurso';
  if (kind === 'archived' && signs.isWithdrawn) return 'desistencia';
  const left = leftAfter(kind, letter);
  if (left) return left.steps;
  if (isYesWithLoss(kind, letter)) return 'sim-e-perda';
  if (kind === 'grant')
    return letter.kinds.includes('denial') ? 'sim-e-nao' : grantSteps(letter, today);
  if (kind === 'cut') return cutSteps(letter);
  return kind === 'summons' ? callSteps(letter, today) : undefined;
}

/** A BPC that waits while its person works lacks nothing; LOAS, art. 21-A. */
function cutSteps(letter: LetterRead): Steps | undefined {
  if (letter.reasons[0]?.slug === 'bpc-trabalho') return 'parado-por-trabalho';
  return isCutWhileIll('cut', letter, isBare(letter)) ? 'ainda-doente' : undefined;
}

function callSteps(letter: LetterRead, today: IsoDate): Steps | undefined {
  const kind = 'summons';
  const day = dayToKeep(kind, letter);
  if (day && day < today && !callOf(kind, letter) && !letter.signs.isAtRegistry) return 'faltou';
  if (letter.reasons[0]?.slug === 'reabilitacao') return 'chamado-reabilitacao';
  if (letter.species?.code !== '32') return undefined;
  if (day) return 'chamado-aposentado';
  return letter.signs.call === 'schedule' ? 'marcar-aposentado' : undefined;
}

interface Within {
  /** What is seen and what it means; as the kind has it, where it says no more. */
  said?: Said;
  steps: Steps;
  /** In the place of a day, while none is told. */
  undated: (read: LetterRead, today: IsoDate) => string;
  /** It comes before an appeal that may still run. */
  isFirst?: boolean;
}

const untold = (name: Undated) => () => say('decides', name);

/** One that has its own sentences everywhere. */
const within = (name: Case, undated: Within['undated'] = untold('diga-o-dia')): Within => ({
  said: name,
  steps: name,
  undated,
});

/** The last day on which a new request is paid from the end on; Lei 8.213/1991, art. 60, § 1º. */
const fromTheEnd = 30;

function endedInWords(read: LetterRead, today: IsoDate): string {
  const end = dayOf(read, 'dcb');
  const last = end && addDays(end, fromTheEnd);
  return last && today <= last
    ? say('decides', 'acabou-no-dia-ate', { dia: weekdayAndDate(last) })
    : say('decides', 'acabou-no-dia');
}

function byAgeInWords(read: LetterRead, today: IsoDate): string {
  const end = dayOf(read, 'dcb');
  if (!end) return say('decides', 'parte-por-idade');
  const dia = weekdayAndDate(end);
  return say('decides', today <= end ? 'parte-por-idade-ate' : 'parte-por-idade-passou', { dia });
}

function billInWords(read: LetterRead): string {
  const days = termsToAnswer(read)[0] ?? daysFor(read, 'appeal');
  return days ? say('decides', 'dias-dados', { dias: String(days) }) : say('decides', 'cobranca');
}

/** What comes back when it is asked for; by when, where the paper counts from the stop. */
const doAtOnce = (read: LetterRead, today: IsoDate): string => {
  const term = read.terms.find(({ start }) => start?.of === 'stop');
  const from = term && startDayOf(read, term);
  const last = lastAhead(from, term?.days, today);
  return last
    ? say('decides', 'volta-quando-pede-ate', { dia: weekdayAndDate(last) })
    : say('decides', 'volta-quando-pede');
};

function maternityInWords(read: LetterRead, today: IsoDate): string {
  const term = maternityUntil(read);
  if (!term) return say('decides', 'maternidade-carencia');
  const { lastDay, safeDay } = term;
  const figures = { 'ultimo-dia': longDate(lastDay), dia: weekdayAndDate(safeDay) };
  if (lastDay < today) return say('decides', 'maternidade-passou', figures);
  return say('decides', safeDay < today ? 'maternidade-hoje' : 'maternidade-ate', figures);
}

/** The reasons that leave another way, in papers of these kinds. */
const byWhy: Readonly<Record<Why, { kind: LetterKind; within: Within }>> = {
  repeated: {
    kind: 'archived',
    within: within('pedido-repetido', untold('pedido-repetido')),
  },
  absent: { kind: 'archived', within: within('falta-ao-exame', untold('falta-ao-exame')) },
  recovered: { kind: 'cut', within: within('recuperacao') },
  residue: { kind: 'denial', within: within('valor-de-quem-morreu') },
  waiting: {
    kind: 'denial',
    within: { ...within('maternidade-carencia', maternityInWords), isFirst: true },
  },
  certificate: { kind: 'denial', within: within('certidao') },
};

/** Salário-maternidade alone is told of no carência. */
const whyOf = ({ signs: { why }, species, reasons: [first] }: LetterRead): Why | undefined =>
  why === 'waiting' &&
  (species?.benefit !== 'salario-maternidade' || (first && first.slug !== 'falta-carencia'))
    ? undefined
    : why;

/** Refusals of what an auxílio is paid for. */
const ended: readonly LetterKind[] = ['cut', 'denial', 'notExtended'];

/** What is left however long ago the paper came: another benefit, or the same one asked for anew. */
export function leftAfter(kind: LetterKind, read: LetterRead): Within | undefined {
  const { signs, species } = read;
  const isAuxilio = species ? species.benefit === 'auxilio-doenca' : signs.isIncapacity;
  if (signs.isLessAble && isAuxilio && ended.includes(kind) && !read.kinds.includes('grant'))
    return within('sequela', untold('sequela'));
  return kind === 'denial' && whyOf(read) === 'waiting' ? byWhy.waiting.within : undefined;
}

/** What stopped, and why. */
function withinCut(read: LetterRead): Within | undefined {
  const { signs, species } = read;
  if (endsByAge('cut', { signs })) return within('parte-por-idade', byAgeInWords);
  if (signs.endsByAge) return within('parte-que-acabou');
  if (isEnded('cut', { signs, species })) return within('acabou-no-dia', endedInWords);
  // What is done at once brings these back, and sooner than an appeal.
  if (signs.isUnclaimed) return within('nao-sacado', doAtOnce);
  if (signs.call === 'lifeProof' && signs.held)
    return { said: 'sem-prova-de-vida', steps: callNames.lifeProof, undated: doAtOnce };
  if (signs.isDefended) return within('defesa-recusada');
  if (signs.call !== 'registry') return undefined;
  if (signs.held === 'blocked') return within('cadunico-bloqueado', doAtOnce);
  return signs.held === 'suspended' && signs.isOutdated
    ? within('cadunico-suspenso', untold('cadunico-suspenso'))
    : undefined;
}

/** Papers that do what others of their kind do, and ask for something else. */
export function withinKind(kind: LetterKind, read: LetterRead): Within | undefined {
  const { signs, reasons } = read;
  const why = whyOf(read);
  const other = why && byWhy[why];
  // That it is forbidden to ask again may stand below any other reason.
  const isOther = why === 'repeated' && reasons.some(({ slug }) => slug !== 'pedido-repetido');
  if (other?.kind === kind && !isOther) return other.within;
  if (wasOverAtOnce(kind, read)) return { steps: 'acabou-no-dia', undated: endedInWords };
  if (isBill(kind, { signs })) return within('cobranca', billInWords);
  const left = leftAfter(kind, read);
  if (left) return left;
  if (kind === 'summons' && signs.isAtRegistry && dayOf(read, 'appointment'))
    return within('cras-marcado');
  if (isRefusedDefence(kind, { signs })) return within('cobranca-mantida');
  // The bill that came along takes no term of the defence away.
  if (kind === 'defence' && signs.charge === 'claim') return within('cobranca-com-defesa');
  if (kind === 'defence' && signs.isTwoPaid)
    return { steps: 'dois-beneficios', undated: untold('diga-o-dia') };
  return kind === 'cut' ? withinCut(read) : undefined;
}

/** What stopped comes back when it is asked for today: no day of an appeal is told first. */
export const isDoneAtOnce = (kind: LetterKind, read: LetterRead): boolean =>
  withinKind(kind, read)?.undated === doAtOnce;

/** A requirement that only asks to schedule: papers do not answer it. */
function visitSteps({ items, signs }: LetterRead): Steps | undefined {
  if (items.length === 0) return signs.call === 'schedule' ? callNames.schedule : undefined;
  const asks = new Set(items.flatMap((item) => item.asks));
  const [isExam, isSocial] = [asks.has('exam'), asks.has('socialVisit')];
  if (asks.has('paper') || !(isExam || isSocial)) return undefined;
  if (isExam && isSocial) return 'marcar-as-duas';
  return isExam ? 'marcar-pericia' : 'marcar-avaliacao';
}

/** What to do with this kind of paper, where the deadlines' tool does not say it. */
function stepsOf(kind: LetterKind, letter: LetterRead): Steps | undefined {
  const { board } = letter.signs;
  // Of a no, the deadlines' tool tells.
  if (kind === 'board' && board === 'asks' && ownDays(kind, letter)) return 'junta-pede-a-voce';
  if (kind === 'board' && board) return board === 'no' ? undefined : boardNames[board];
  const own = withinKind(kind, letter);
  if (own) return own.steps;
  const call = callOf(kind, letter);
  if (call) return callNames[call];
  return kind === 'requirement' ? visitSteps(letter) : kindNames[kind];
}

/** What to do with a paper, unless the deadlines' tool says it. */
export const stepsFor = (
  kind: LetterKind,
  letter: LetterRead,
  today: IsoDate,
  isSigned = false,
): { own: Steps | undefined; usual: Steps | undefined } => ({
  own: ownSteps(kind, letter, today),
  usual:
    stepsOf(kind, letter) ??
    // Who signed for a notice need not say that it was seen.
    (kind === 'defence' && isSigned && !isBpc(letter) ? 'defesa-ciente' : undefined),
});

/** What is seen on a paper, and what it means. */
export const saidOf = (
  kind: LetterKind,
  read: LetterRead,
  today: IsoDate,
): readonly [seen: string, means?: string] => {
  const { board, replacedBy } = read.signs;
  const end = kind === 'grant' && mayBeProlonged(kind, read) ? endOf(kind, read) : undefined;
  if (end && today <= end)
    return [
      say('answer', 'auxilio-com-fim', { dia: dayWithNear(end, today) }),
      say('reason', 'auxilio-com-fim'),
    ];
  const isTooLate = kind === 'board' && board === 'no' && read.signs.isTooLate;
  if (isTooLate)
    return [say('answer', 'junta-fora-do-prazo'), say('reason', 'junta-fora-do-prazo')];
  const own = kind === 'board' && board ? boardNames[board] : withinKind(kind, read)?.said;
  if (own) return [say('answer', own), say('reason', own)];
  if (kind === 'grant' && replacedBy === 'retirement')
    return [say('answer', 'virou-aposentadoria'), kindTexts.grant[1]];
  const call = callOf(kind, read);
  return call
    ? [say('answer', callNames[call]), say('reason', 'ainda-nao-cortou')]
    : kindTexts[kind];
};

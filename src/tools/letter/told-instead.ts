import type { IsoDate } from '#law/date.ts';
import { courtSays } from '#letters/court-says.ts';
import { hourAfter } from '#letters/dates/meanings.ts';
import type { DateMeaning, LetterDate, LetterRead } from '#letters/letter-read.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { shortDate, weekdayAndDate } from '#words/dates.ts';
import { flat } from '#words/flat.ts';
import { courtTold } from './court-told.ts';
import type { Instead } from './instead.ts';
import { dayOf } from './letter-facts.ts';
import { moreOf, sayInstead, textOf } from './say-instead.ts';
import { daysFor, lastAhead } from './terms.ts';
import { proofBesideFraud } from './true-beside.ts';
import { dayWithNear } from './words.ts';

/** What is told of a paper in the place of its kind. */
export interface ToldInstead {
  title: string;
  text: string;
  more?: string | undefined;
  /** Its days, as it sets them. */
  term?: string | undefined;
  /** What a court's paper asks for in its own words. */
  asked?: string | undefined;
  /** Where to read on. */
  links: string;
}

/** To explain a day of the rehabilitation that was missed; Portaria DIRBEN/INSS 1.333/2026, art. 10, § 1º. */
const daysToExplain = 7;

/** Of a defence; Lei 8.212/1991, art. 69, § 1º. */
const daysToDefend = 30;

/** Hours to be there, as the company writes them. */
const hours =
  /\b(?:prazo(?: \p{L}+){0,3}:?|em(?: até)?|dentro de) (\d{1,2}) ?(?:\([^)]*\) ?)?(?:horas|hs?)\b/iu;
const mostHours = 96;

/** Money of a court, held back: until its heirs are admitted, or the judge lets it go. */
const ofDead = /esp[óo]lio|falecid|herdeir|habilita[çc]/i;
const isHeldBack = /(?:ordem|disposi[çc][ãa]o) d[oe] ju[íi]zo/i;

/** A small sum on its way; Lei 10.259/2001, art. 17. */
const isSmall = /\brpv\b|pequeno valor/i;
const isOnItsWay =
  /em processamento|aguardando (?:o )?(?:dep[óo]sito|pagamento)|autua[çc][ãa]o|autuada/i;

const isDeposited =
  /\b(?:foi|foram|est[áa]) depositad|depositad[oa] em|pago total|data do dep[óo]sito/i;
const isAwaited = /aguardando (?:o )?pagamento|proposta or[çc]ament/i;

function heldBackIn(text: string): Partial<ToldInstead> {
  if (ofDead.test(text)) return { text: textOf('courtMoney-heirs', 'courtMoney-heirs.days') };
  if (isHeldBack.test(text)) return { more: moreOf('courtMoney-heldBack') };
  if (isDeposited.test(text)) return { text: textOf('courtMoney-deposited') };
  if (isAwaited.test(text) && !isSmall.test(text)) return { text: textOf('courtMoney-waiting') };
  return isSmall.test(text) && isOnItsWay.test(text) ? { more: moreOf('courtMoney-onItsWay') } : {};
}

const ofCase = /advoga|\bdra?\.|escrit[óo]rio|senten[çc]a|veredi|precat[óo]rio|alvar[áa]/i;

/** Who sent a paper, a face or a code to a fraud closes what it opens. */
const hasSent =
  /(?:^|[^\p{L}])(?:(?:j[áa] )?(?:mandei|enviei|passei|informei|forneci|tirei)|cliquei)(?![^.;]{0,20} ao inss)/iu;

/** What some frauds need said beside. */
function besideFraud(said: string): Partial<ToldInstead> {
  const proof = proofBesideFraud(said);
  if (proof)
    return {
      more: sayInstead('mayChange', 'scam-proof', { dia: weekdayAndDate(proof) }),
      links: sayInstead('links', 'scam-proof'),
    };
  if (hasSent.test(said))
    return { more: moreOf('scam-sent'), links: sayInstead('links', 'scam-sent') };
  if (/vida toda/i.test(said)) return { text: textOf('scam', 'scam.vida-toda') };
  if (/contrat(?:o|ante|ada)[\s\S]*advoca/i.test(said) && !/\bpix\b/i.test(said))
    return { more: moreOf('scam-contract') };
  return ofCase.test(said) ? { text: textOf('scam', 'scam.advogado') } : {};
}

function missedIn(read: LetterRead): Partial<ToldInstead> {
  const missed = dayOf(read, 'missed') ?? dayOf(read, 'appointment');
  if (!missed) return {};
  const dia = weekdayAndDate(proceduralTerm(missed, daysToExplain).safeDay);
  return { term: sayInstead('decides', 'missedRehab', { falta: shortDate(missed), dia }) };
}

/** A decision that lowers what is paid opens an appeal; by its own day it ends first. */
function reducedIn(read: LetterRead, today: IsoDate): Partial<ToldInstead> {
  const issued = dayOf(read, 'decided') ?? dayOf(read, 'issued') ?? dayOf(read, 'known');
  const days = daysFor(read, 'appeal');
  const last = lastAhead(issued, days, today);
  return last
    ? { term: sayInstead('decides', 'reduced', { dia: weekdayAndDate(last), dias: String(days) }) }
    : {};
}

/** Who does not know the job says so, counted from the paper's own day. */
function inclusionIn(read: LetterRead, today: IsoDate): Partial<ToldInstead> {
  const from = dayOf(read, 'known') ?? dayOf(read, 'issued') ?? dayOf(read, 'decided');
  const last = lastAhead(from, daysToDefend, today);
  return last ? { term: sayInstead('decides', 'inclusion', { dia: weekdayAndDate(last) }) } : {};
}

/** When it was delivered, where the post says so. */
const delivered =
  /(?:entreg\p{L}*|recebid\p{L}*)[^\d\n]{0,25}(\d{2})\/(\d{2})\/(\d{4})[^\d\n]{0,8}(\d{1,2}) ?[h:] ?(\d{2})/iu;

/** Hours to be there, from when the paper was delivered. */
function calledIn(text: string, today: IsoDate): Partial<ToldInstead> {
  const [, horas] = hours.exec(text) ?? [];
  if (!horas || Number(horas) > mostHours) return {};
  const [, day, month, year, hour = '', minute = ''] = delivered.exec(text) ?? [];
  if (!year) return { term: sayInstead('decides', 'callBack', { horas }) };
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour)));
  at.setUTCHours(at.getUTCHours() + Number(horas));
  const last = at.toISOString().slice(0, 10) as IsoDate;
  const hora = `${String(at.getUTCHours()).padStart(2, '0')}:${minute}`;
  const figures = { horas, dia: dayWithNear(last, today), hora };
  return {
    term: sayInstead('decides', last < today ? 'callBack-over' : 'callBack-until', figures),
  };
}

/** A day with the hour that stands beside it. */
function withHour(read: LetterRead, { day, place, hour }: LetterDate): string {
  const at = hour ?? hourAfter(flat(read.masked.slice(place.until, place.until + 40)));
  return at ? `${weekdayAndDate(day)}, às ${at}` : weekdayAndDate(day);
}

/** Days that stand beside a session. */
const ofSession: readonly DateMeaning[] = ['decided', 'appointment', 'examined', 'period'];

/** When the board meets, and until when to ask to speak. */
function agendaIn(read: LetterRead, today: IsoDate): Partial<ToldInstead> {
  const ahead = read.dates.filter(({ day }) => day >= today);
  const [session] = ahead.filter(({ what }) => ofSession.includes(what));
  const speak = read.dates.find(({ what }) => what === 'speakBy');
  const isPast = !session && read.dates.some(({ what }) => ofSession.includes(what));
  const told = [
    ...(session ? [sayInstead('decides', 'agenda-session', { dia: withHour(read, session) })] : []),
    ...(isPast ? [sayInstead('decides', 'agenda-over')] : []),
    ...(speak && !isPast
      ? [
          sayInstead('decides', speak.day < today ? 'agenda-spoken' : 'agenda-speak', {
            dia: withHour(read, speak),
          }),
        ]
      : []),
  ];
  if (!speak && !isPast && /sustenta[çc][ãa]o oral/i.test(read.text))
    told.push(sayInstead('decides', 'agenda-ask'));
  return told.length > 0 ? { term: told.join(' ') } : {};
}

/** An offer that ends by itself, as it says. */
const lapses =
  /(?:sem|n[ãa]o|caso)[^.]{0,60}(?:confirm|autoriz|valid)[^.]{0,80}(?:cancelad|expira|perde|encerrad|desconsiderad)/i;
/** The association answered, and asks for an answer. */
const otherSent =
  /(?:entidade|associa[çc][ãa]o|sindicato)[^.;\n]{0,60}(?:apresentou|enviou|juntou|anexou|respondeu)|reconhe[çc]\p{L}*[^.;\n]{0,20}assinatura/iu;
export const isContested = (text: string): boolean => otherSent.test(text);

/** What the employer's doctor ticked, or wrote without the other word. */
const unfit =
  /\( ?x ?\) ?inapt|\binapt[oa][^()\n]{0,20}\( ?x ?\)|(?:conclus[ãa]o|parecer|resultado) ?:? ?inapt/i;
const isUnfit = (text: string): boolean =>
  unfit.test(text) || (/\binapt/i.test(text) && !/(?:^|[^n])apt[oa]\b/i.test(text));

/** Whose paper it is, of some that many get. */
function namedIn(text: string): Partial<ToldInstead> {
  const isUnemployed = /seguro-? ?desemprego/i.test(text);
  if (!isUnemployed && !/bolsa fam[íi]lia/i.test(text)) return {};
  const name = isUnemployed ? 'company-unemployment' : 'company-family';
  return { title: sayInstead('answer', name), text: textOf(name) };
}

/** What this paper adds. */
function besideOf(instead: Instead, read: LetterRead, today: IsoDate): Partial<ToldInstead> {
  switch (instead) {
    case 'inclusion':
      return inclusionIn(read, today);
    case 'agenda':
      return agendaIn(read, today);
    case 'reduced':
    case 'split':
      return reducedIn(read, today);
    case 'courtMoney':
      return heldBackIn(read.text);
    case 'taxOffice':
      return /\bmei\b|simei|simples nacional/i.test(read.text) ? {} : { more: undefined };
    case 'missedRehab':
      return missedIn(read);
    case 'scam':
      return besideFraud(read.text);
    case 'loanAsked':
      return lapses.test(read.text) ? { more: moreOf('loanAsked-lapses') } : {};
    case 'fee':
      return isContested(read.text)
        ? { text: textOf('fee-answer'), more: moreOf('fee-answer') }
        : {};
    case 'companyExam':
      return isUnfit(read.text) ? { more: moreOf('companyExam-unfit') } : {};
    case 'callBack':
      return calledIn(read.text, today);
    case 'company':
      return namedIn(read.text);
    default:
      return {};
  }
}

/** The words of what is told in the place of a kind. */
export const toldOf = (instead: Instead, read: LetterRead, today: IsoDate): ToldInstead =>
  instead === 'court' || instead === 'courtEnd'
    ? courtTold(courtSays(read), read, today)
    : {
        title: sayInstead('answer', instead),
        text: textOf(instead),
        more: moreOf(instead),
        links: sayInstead('links', instead),
        ...besideOf(instead, read, today),
      };

import { flat } from '#words/flat.ts';
import { heldIn } from '#words/letter/clauses.ts';
import type { Board } from './board.ts';
import type { LetterRead, Span } from './letter-read.ts';
import { counted } from './terms.ts';

/**
 * What a court's paper says to the person: the judge's yes, no or yes in part; the same of the judges above; that it
 * ended, and whether for an absence; that the other side appealed; that papers are asked for; that it waits; a visit;
 * what the expert wrote; an offer, and one that was taken.
 */
export type CourtAct =
  | 'won'
  | 'lost'
  | 'part'
  | 'wonAbove'
  | 'lostAbove'
  | 'partAbove'
  | 'ended'
  | 'endedAbsent'
  | 'appealed'
  | 'asks'
  | 'waits'
  | 'exam'
  | 'report'
  | 'offer'
  | 'agreed';

/** What a court's paper says, and the terms in days that it prints. */
export interface CourtSays {
  readonly act?: CourtAct;
  /** The judge had said yes before what the act tells. */
  readonly isWon: boolean;
  /** Terms that can be the person's, the shortest first. */
  readonly own: readonly number[];
  /** Terms of the INSS, of an expert, of an offer. */
  readonly others: readonly number[];
  /** What it asks for, as it stands there, without what tells who it is. */
  readonly asked?: string;
}

const won = /\bjulgo (?:totalmente |integralmente )?procedentes?\b/;
const inPart =
  /\bjulgo (?:parcialmente |em parte )procedentes?\b|\bjulgo procedentes? em parte\b|\bparcial procedencia\b/;
const lost = /\b(?:julgo (?:totalmente )?improcedentes?|rejeito os? pedidos?)\b/;
const judged = /\bjulgo (?:\w+ ){0,2}(?:im)?procedentes?\b|\brejeito os? pedidos?\b/;

/** An appeal that may come, of which every sentence of a judge speaks, and what would come of not answering. */
const mayCome =
  /\b(?:havendo|sobrevindo|interposto|apresentado|em caso de|caso (?:haja|seja|venha)|eventual|decorrido)\b[^.;]{0,60}\b(?:recurso|prazo recursal)\b[^.;]*/g;
const threatened = /\bsob pena d[^.;]*/g;
const blank = (words: string): string => ' '.repeat(words.length);

const absent =
  /\b(?:nao (?:\w+ ){0,2}comparec|ausencia d[aeo] (?:parte|autor)|ausente a parte|falt(?:a|ou) (?:a|na) (?:pericia|audiencia))/;
const exam = /\b(?:pericia|exame|perit[oa])\b/;
const offer = /\b(?:proposta de (?:acordo|conciliacao|transacao)|acordo propost)/;
const waits =
  /\bsobrest|\bsuspen(?:do|sao d[oe]|dam-se|de-se|so) (?:o |os |presente )*(?:feito|processo|autos|tramit)|\bfeito (?:fica|esta|permanece) suspenso|\bdetermino a suspensao/;
/** An answer to an appeal is asked for, or the appeal came in. */
const appealed =
  /\bcontra-?razoes\b|\b(?:inss|reu|autarquia|parte re)\b[^.;]{0,30}\b(?:interpos|apresentou|recorreu)\b(?!\w* contra-?raz)|\brecurso (?:inominado )?(?:interposto )?(?:d[oa]|pel[oa]) (?:inss|reu|parte re)\b/;
const asks =
  /\bemend[ae]r?\b[^.;]{0,60}\binicial\b|\b(?:intim\w+|determino|devera|concedo|promova|fica)\b[^.;]{0,90}\b(?:juntar|juntada|junte|apresentar|apresente|trazer|traga|trazendo|comprovar|comprove|regulariz\w+|complement\w+|esclarec\w+|informar)\b/;

const agreed = /\bhomolog\w+\b[^.;]{0,60}\bacordo\b/;
const report = /\bmanifest\w+\b[^.;]{0,60}\blaudo|\blaudo\b[^.;]{0,60}\bmanifest/;

/** To whom an order goes. */
const order =
  '(?:intim\\w+|manifest\\w+|dig(?:a|am)|ficam?|vista|ciencia|concedo|facult\\w+)\\b[^.;]{0,60}';
const toPerson = new RegExp(
  `\\b(?:${order}\\b(?:parte autora|autora?|partes|requerente|demandante|recorrid[oa]|curador|v\\.? ?s)|emend[ae]r?|recurso|recorrer|contra-?razoes)\\b`,
);
const toOther =
  /\b(?:intim\w+|oficie|vista|determino|condeno|cumpra|citad[oa]|cite)(?:-se)? (?:[oa]s? |ao? |para )*(?:inss|reu|re\b|parte re|autarquia|perit|uniao|banco|caixa|empresa)|\b(?:ceab|eadj|apsa?dj|aps|implant\w+|restabelec\w+|dcb|contestar|entreg\w+ d?o laudo|laudo em|parte contraria)\b/;

const clauseEnd = /[.;:!?"”](?=\s|$)|\n\s*\n/;

/** A wrong term costs more than none: the person's is one that nobody else is ordered to keep. */
function isOwn(words: string, { from, until }: Span): boolean {
  const before =
    words
      .slice(Math.max(0, from - 240), from)
      .split(clauseEnd)
      .at(-1) ?? '';
  const [after = ''] = words.slice(until, until + 160).split(clauseEnd);
  return [before, before + after].some((said) => toPerson.test(said) && !toOther.test(said));
}

const ascending = (days: readonly number[]): number[] =>
  [...new Set(days)].sort((one, another) => one - another);

/** In this order: what is to be done now comes before what was decided. */
const acts: readonly (readonly [CourtAct, Pick<RegExp, 'test'>])[] = [
  ['offer', offer],
  ['waits', waits],
  ['appealed', { test: (words) => appealed.test(words) && !lost.test(words) }],
  ['part', inPart],
  ['lost', lost],
  ['won', won],
  ['report', report],
  ['asks', asks],
];

/** What the judges above decided, by who appealed. */
const above: Readonly<Partial<Record<Board, CourtAct>>> = {
  yes: 'wonAbove',
  part: 'partAbove',
  no: 'lostAbove',
  last: 'lostAbove',
};

function actOf(words: string, { signs, dates }: LetterRead): CourtAct | undefined {
  if (signs.alarm === 'courtEnd') return absent.test(words) ? 'endedAbsent' : 'ended';
  if (exam.test(words) && dates.some(({ what }) => what === 'appointment')) return 'exam';
  if (agreed.test(words)) return 'agreed';
  const [act] = acts.find(([, pattern]) => pattern.test(words)) ?? [];
  if (act !== 'offer' && act !== 'waits' && /\bturma\b/.test(words) && /provi/.test(words))
    return (signs.board && above[signs.board]) ?? act;
  return act;
}

/** The clause in which something is asked for. */
function askedIn(words: string, shown: string): string | undefined {
  const { index } = asks.exec(words) ?? {};
  if (index === undefined) return undefined;
  const length = words.slice(index).search(/[.;](?=\s|$)/);
  return shown.slice(index, length < 0 ? undefined : index + length).replaceAll(/\s+/g, ' ');
}

/** What a court's paper says to the person, and whose its printed terms are. */
export function courtSays(read: LetterRead): CourtSays {
  const whole = heldIn(flat(read.text)).replaceAll('\n', ' ');
  const words = whole.replaceAll(threatened, blank);
  const now = judged.test(words) ? words.replaceAll(mayCome, blank) : words;
  const act = actOf(now, read);
  const terms = counted(now).map(({ days, place }) => ({
    days,
    isOwn: isOwn(now, place),
  }));
  return {
    ...(act && { act }),
    isWon: won.test(now) || inPart.test(now),
    own: ascending(terms.filter((one) => one.isOwn).map(({ days }) => days)),
    others: ascending(terms.filter((one) => !one.isOwn).map(({ days }) => days)),
    ...(act === 'asks' && { asked: askedIn(now, read.masked) }),
  };
}

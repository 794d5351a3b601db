import { anyOf } from '#words/any-of.ts';
import { flat } from '#words/flat.ts';
import { heldIn } from '#words/letter/clauses.ts';
import { quoted } from '#words/letter/court.ts';
import type { Board } from './board.ts';
import type { LetterRead, Span } from './letter-read.ts';
import { counted } from './terms.ts';

/**
 * What a court's paper says to the person: the judge's yes, no or yes in part; the same of the judges above; that it
 * ended, and whether for an absence; that the other side appealed; that papers are asked for; that it waits; a visit;
 * what the expert wrote; an offer, and one that was taken; that the person is the one who is sued, or has to pay;
 * that the INSS has to decide; whether the person wants to go on; what the other side reckons that it owes.
 */
export type CourtAct =
  | 'won'
  | 'lost'
  | 'part'
  | 'wonAbove'
  | 'lostAbove'
  | 'partAbove'
  /** The INSS appealed and won a part; the rest of the judge's yes stays. */
  | 'keptAbove'
  | 'ended'
  | 'endedAbsent'
  | 'appealed'
  | 'asks'
  | 'waits'
  | 'exam'
  | 'report'
  | 'offer'
  | 'agreed'
  | 'sued'
  | 'charged'
  | 'toDecide'
  | 'interest'
  | 'sums'
  /** The judge was asked to clear something up, and changed nothing, or something. */
  | 'unclarified'
  | 'clarified';

export interface CourtSays {
  readonly act?: CourtAct;
  /** The judge had said yes before what the act tells. */
  readonly isWon: boolean;
  /** It tells of a judge's decision: against that there is a term, which no other paper has. */
  readonly isJudged: boolean;
  /** A provisional order to pay was taken back. */
  readonly isRevoked: boolean;
  /** The judge is of a Juizado, where an appeal has fewer days. */
  readonly isOfJuizado: boolean;
  /** The INSS is the one who wants to be paid. */
  readonly isByInss: boolean;
  /** What no answer means, as it says. */
  readonly silence?: 'agrees' | 'refuses' | 'judged' | 'ends' | 'goesOn';
  /** How many days a benefit lasts by it, and in how many an absence is to be explained. */
  readonly lasts?: number;
  readonly toExplain?: number;
  /** Terms that can be the person's, the shortest first. */
  readonly own: readonly number[];
  /** Terms of the INSS, of an expert, of an offer. */
  readonly others: readonly number[];
  /** What it asks for, as it stands there, without what tells who it is. */
  readonly asked?: string;
}

const won =
  /\bjulg(?:o|ou|ad[oa]) (?:totalmente |integralmente )?procedentes?\b|\bsentenca de procedencia\b/;
const inPart =
  /\bjulg(?:o|ou|ad[oa]) (?:parcialmente |em parte )procedentes?\b|\bjulgo procedentes? em parte\b|\bparcial procedencia\b/;
const lost =
  /\b(?:julg(?:o|ou|ad[oa]) (?:totalmente )?improcedentes?|sentenca de improcedencia|rejeito os? pedidos?)\b/;
const judged =
  /\bjulg(?:o|ou|ad[oa]) (?:\w+ ){0,2}(?:im)?procedentes?\b|\bsentenca de (?:im)?procedencia\b|\brejeito os? pedidos?\b/;
/** What is judged is no claim of the person's against the INSS. */
const ofAnother = anyOf`
  impugnac_\b(?! (a|d)o laudo), embargos\b(?! de declaracao), denuncia, acao penal-,
  reclama(nte|toria)-, reclamad[ao], (trabalhist|uniao estavel|justica do trabalho|ressarcimento)-,
  (movid|propost|ajuizad)[oa] pel[oa] (inss|autarquia|instituto)-
`;

/** An appeal that may come, of which every sentence of a judge speaks, and what would come of not answering. */
const mayCome =
  /\b(?:havendo|sobrevindo|interposto|apresentado|em caso de|caso (?:haja|seja|venha|[oa])|com o(?= recurso)|eventual|decorrido)\b[^.;]{0,60}\b(?:recurso|recorra|prazo recursal)\b[^.;]*/g;
/** An appeal that came, as the clerk says below the judge's sentence. */
const byClerk = /\bato ordinatorio\W{1,4}interposto\b/;
const threatened = /\bsob pena d[^.;]*/g;
/** A sentence that is only told of: what became of it is said beside. */
const earlierSentence =
  /\b(?:reform\w+|anul\w+|cass\w+|contra|da|apos)(?: a)? sentenca de (?:im)?procedencia\b/g;
const blank = (words: string): string => ' '.repeat(words.length);

const absent =
  /\b(?:nao (?:\w+ ){0,2}comparec|ausencia d[aeo] (?:parte|autor)|ausente a parte|falt(?:a|ou) (?:a|na) (?:pericia|audiencia))/;
const exam = /\b(?:pericia|exame|perit[oa])\b/;
/** Who is sued, by the label: it says nothing of whose exam it is. */
const party = /\b(?:reu|re|requerid[oa]|executad[oa])\W{1,3}(?:o )?inss\b/g;
/** An exam that the judge sets. */
const ofJudge =
  /\b(?:designo|nomeio)\b[^.;]{0,60}\b(?:pericia|perit[oa]|exame|audiencia)\b|\bpericia (?:medica )?judicial\b|\bperit[oa] (?:judicial|d[oe] juizo|nomead)/;
/** The INSS's own exam is told of too. */
const ofInss = /\b(?:inss|aps|agencia da previdencia|135)\b/;
/** An offer that there may be. */
const mayOffer =
  /\b(?:podendo|podera|pode|querendo|facultad\w+|caso|se(?! manifest)|eventual|havendo)\b[^.;]{0,50}\bproposta\b[^.;]*/g;
const offer = /\b(?:proposta de (?:acordo|conciliacao|transacao)|acordo propost)/;
/** "O silêncio será interpretado como recusa" and "manifeste aceitação ou recusa" recuse nothing. */
const notRefused = /\bsilencio\b[^.;]*|\baceit\w+ ou (?:a )?recusa\b/g;
const noOffer =
  /\b(?:nao (?!podemos )(?:\w+ )?(?:apresent|houve|formul|oferec|aceit|concord)|recus(?:ad|ou|a\b)|rejeitad|sem proposta)/;
const noWait = /\b(?:indefiro|nao (?:e caso|ha|cabe)|exigibilidade)\b/;
const waits =
  /\bsobrest|\bsuspen(?:do|sao d[oe]|dam-se|de-se|so) (?:o |os |presente )*(?:feito|processo|autos|tramit)|\bfeito (?:fica|esta|permanece) suspenso|\bdetermino a suspensao/;
/** An answer to an appeal is asked for, or the appeal came in. */
const appealed = anyOf`
  contrar?-?razoes, recurso (inominado )?(interposto )?(d|pel)[oa] (inss|reu|parte re),
  (inss|reu|autarquia|parte re)\b((?! nao )[^.;]){0,30}\b(interpos|recorreu|
  apresentou ~20\b(recurso|apelac|embarg))-
`;
const asks = anyOf`
  emend[ae]r? ~60 inicial,
  (intim_|determino|devera|concedo|promova|fica) ~90 (juntar|juntada|junte|apresentar|apresente|
  trazer|traga|trazendo|comprovar|comprove|regulariz_|complement_|esclarec_|informar)
`;

const agreed = /\bhomolog\w+\b[^.;]{0,60}\bacordo\b|\bacordo (?:foi )?homologado\b/;
const notAgreed = /\b(?:nao|deixo de) homolog/;
const report =
  /\b(?:manifest\w+|vista|ciencia|falar|dizer)\b[^.;]{0,60}\blaudo\b|\blaudo\b[^.;]{0,60}\b(?:manifest|prazo comum)/;
const reportToOther = /\bmanifest\w+(?:-se)? (?:[oa] )?(?:inss|reu|parte re|re\b|autarquia|perit)/;

/** To whom an order goes. */
const order = '(inti(m|rn)_|manifest_|dig(a|am)|ficam?|vista|ciencia|concedo|facult_)';
const toPerson = anyOf`
  ${order} ~60 (parte autora|autora?|partes|requerente|demandante|recorrid[oa]|curador|v\.? *s-),
  emend[ae]r?, recurs(o|al), recorrer, apela(cao|r), contrar?-?razoes
`;
const toOther = anyOf`
  (intim_|dig(a|am)|manifest_|oficie|vista|determino|condeno|cumpra|citad[oa]|
  cite)(-se)? ([oa]s? |ao? |para )*(inss|reu|re\b|parte re|autarquia|perit|uniao|banco|caixa|
  empresa|gerente|autoridade)-,
  autoridade (impetrada|coatora), impetrad[oa], ceab, eadj, apsa?dj, aps, implant_, restabelec_,
  dcb, contestar, entreg_ d?o laudo, laudo em, parte contraria
`;

const clauseEnd = /[.;:!?"”](?=\s|$)|\n\s*\n/;

/** What stands in the clause of a term, before it and after. */
const clauseAround = (words: string, { from, until }: Span): readonly [string, string] => [
  words
    .slice(Math.max(0, from - 240), from)
    .split(clauseEnd)
    .at(-1) ?? '',
  words.slice(until, until + 160).split(clauseEnd)[0] ?? '',
];

/** A wrong term costs more than none: the person's is one that nobody else is ordered to keep. */
function isOwn(words: string, { from, until }: Span): boolean {
  const [before, after] = clauseAround(words, { from, until });
  const term = words.slice(from, until);
  return ['', after].some(
    (rest) =>
      toPerson.test(before + term + rest) && !toOther.test(before + rest) && !ofInss.test(term),
  );
}

const ascending = (days: readonly number[]): number[] =>
  [...new Set(days)].sort((one, another) => one - another);

const inss = '(o )?(inss|instituto nacional|autarquia)';
const summoned = /\b(?:mandado de citacao|cit(?:ar|ad[oa]|e-se|o)\b)/;
/** What ends the label of a party: "requerido(a):". */
const label = '( ?\\([oa]s?\\))?\\W{1,3}';
/** The INSS sues, as the paper names it; an answer to the INSS's own letter is none. */
const byInss = anyOf`
  (autora?|requerente|exequente)${label}${inss}-, (movid|propost|ajuizad)[oa] pel[oa] ${inss}-
`;
/** What a court sends to whoever is sued, the INSS too; and where somebody else sues. */
const maySue = /\bmandado de citacao\b|\bressarcimento ao erario/;
const othersSue = anyOf`
  inexigib-, (autora?|requerente)( ?\([oa]s?\))? ?[:–-] ?(?!\W|${inss})…
`;
const noPerson = anyOf`
  (inss|instituto|autarquia|reu|reus|re|parte|requerid|demandad|uniao|banco|caixa|empresa)-
`;
/** Who is called is named, and is no party of another name: "manda citar Fulana, que recebe a pensão". */
const callsPerson = anyOf`
  ((manda|mandou|determin(a|ou|o)) (que se )?cit(ar|e)|
  fica- cit_) ([oa]s? |ao? |sr\.? |sra\.? |senhora? )*(?!${noPerson})\w-,
  (reus|res|requerid[oa]s|demandad[oa]s)${label}${inss} e (?!outr)\w-,
  v\.? ?s-\W{1,4}((e|fica|foi|esta) )?(re|reu|citad[oa])
`;
const toInss = anyOf`
  (reu|re|requerid[oa]|demandad[oa])${label}${inss}(?! e (?!outr)\w)…,
  cit_(-se)? ([oa] )?(inss|instituto nacional|autarquia|parte re(querida)?)
`;
/** How far from its term the answer to a claim may be named. */
const nearAnswer = 100;
const isToContest = (words: string, { from, until }: Span): boolean =>
  /\bcontest/.test(words.slice(Math.max(0, from - nearAnswer), until + nearAnswer));

/** "Intime-se Fulana para dizer em 5 dias se aceita." */
function isToAccept(words: string, { from, until }: Span): boolean {
  const before = words.slice(Math.max(0, from - 160), from).split(clauseEnd);
  const [after = ''] = words.slice(until, until + 160).split(clauseEnd);
  const said = `${before.at(-1)}${after}`;
  return (
    /\b(?:intim\w+|dig(?:a|am)|dizer|manifest\w+|respond\w+|inform\w+)\b/.test(said) &&
    /\b(?:aceit\w*|concord\w*|proposta|acordo)\b/.test(said) &&
    !toOther.test(said)
  );
}

function isSued(words: string): boolean {
  return (
    summoned.test(words) &&
    /\bcontest/.test(words) &&
    (byInss.test(words) ||
      callsPerson.test(words) ||
      (maySue.test(words) && !othersSue.test(words))) &&
    !toInss.test(words) &&
    !judged.test(words)
  );
}

const owedByInss = anyOf`
  (execut(\.|ad[oa])|devedora?)( ?\([oa]\))?\W{1,3}(o )?(inss|instituto nacional|uniao),
  intim_(-se)? ([oa] )?(inss|instituto nacional|autarquia|reu|parte re) ~60 pag-
`;
/** What was paid by an order that fell, or a sum that was judged, called in from the person. */
const orderedToPay =
  /\bintim\w+\b[^.;]{0,160}\b(?:pag(?:ar|ue|amento)|devolv(?:er|a)|restitu(?:ir|a))\b/;
/** Paid by a provisional order that fell; STJ, Tema 692. */
const byRevoked = /\btema 692\b|\btutela\b[^.;]{0,40}\brevogad/;
const isCalledIn = (words: string): boolean =>
  (/\bart(?:igo)? *523\b|\bcumprimento de sentenca\b/.test(words) || byRevoked.test(words)) &&
  orderedToPay.test(words) &&
  (byInss.test(words) ||
    /\bintim\w+(?:-se)? (?:[oa] )?(?:parte autora|autora?|v\.? *s\w+)\b[^.;]{0,120}\b(?:pag|devolv|restitu)/.test(
      words,
    ));

/** A debt that a court calls in: it is the person who pays. */
const isCharged = (words: string): boolean =>
  (isCalledIn(words) && !owedByInss.test(words)) ||
  (/\bexecuc(?:ao|oes) fisca(?:l|is)\b|\bcda\b/.test(words) &&
    /\bcit(?:ar|e|ad[oa]|acao)\b/.test(words) &&
    /\bpag(?:ar|ue|amento)\b/.test(words) &&
    !owedByInss.test(words));
const toPay = /\b(?:pag(?:ar|ue|amento)|garant|devolv|restitu|impugna)/;

/** The INSS has to answer a request, and need not say yes. */
const isToDecide = (words: string): boolean =>
  /\bmandado de seguranca\b|\bautoridade (?:impetrada|coatora)\b/.test(words) &&
  /\bconced\w+ (?:\w+ )?(?:a )?(?:seguranca|ordem|liminar)\b|\bdefiro (?:\w+ )?(?:o pedido de |a )?(?:medida )?liminar\b/.test(
    words,
  ) &&
  /\b(?:conclu|analis|decid|apreci|julgu|profir|examin)\w*\b[^.;]{0,80}\b(?:requerimento|pedido|processo|recurso)\b/.test(
    words,
  ) &&
  !/\b(?:implant\w+|(?:conceda|restabeleca|pague) (?:o|a)\b)/.test(words);

const interest =
  /\binteresse (?:n[oa]|em|de) (?:prossegui\w+|continu\w+|andamento)\b|\b(?:dar|de) (?:regular )?(?:andamento|prosseguimento) ao (?:feito|processo)\b/;

const reckoned = '(?:calculos?|conta de liquidacao|planilha)';
const answersSums = '(?:manifest\\w*|vista|digam?|concord\\w*|ciencia|impugn\\w*)';
/** A reckoning that goes to the person: what the INSS, or the court's own office, says that it owes. */
const isOfSums = (words: string): boolean =>
  new RegExp(
    `\\b${answersSums}\\b[^.;]{0,90}\\b${reckoned}\\b|\\b${reckoned}\\b[^.;]{0,90}\\b${answersSums}\\b`,
  ).test(words) &&
  /\b(?:inss|autarquia|contador\w*|executad[oa]|reu|parte re)\b/.test(words) &&
  !/\b(?:manifest\w+|vista|digam?|intim\w+)(?:-se)? (?:[oa]s? |ao? )?(?:inss|reu|parte re|re\b|autarquia|executad|uniao|fazenda|contador)/.test(
    words,
  ) &&
  !/\b(?:execuc\w+ fisca|ressarc|devoluc)/.test(words);

const ofClarity =
  /\bembargos (?:de declaracao|declaratorios)\b|\bembargos\b.{0,300}\b(?:omissao|contradicao|obscuridade|erro material)\b/;
/** Too late, they stop no term. */
const tooLate = /\bintempestiv|\bfora do prazo\b/;
const refusedThem =
  /\b(?:rejeito|desacolho|nego(?:-lhes)? provimento|deixo de acolher|nao (?:os )?acolho)\b|\bembargos\b[^.;]{0,80}\b(?:rejeitados|nao acolhidos|desacolhidos|improvidos|desprovidos)\b/;
const tookThem =
  /\b(?:acolho|dou(?:-lhes)? (?:parcial )?provimento)\b(?![^.;]{0,30}\b(?:pedido|laudo|parecer|calculo)s?\b)|\bembargos\b(?:(?! nao (?:acolh|prov))[^.;]){0,80}\b(?:acolhidos|providos)\b/;

/** What the first judge answered to who found a judgment unclear: the term of the appeal begins anew. */
function clarityOf(words: string): CourtAct | undefined {
  if (!ofClarity.test(words) || tooLate.test(words) || judged.test(words)) return undefined;
  if (/\b(?:turma|tribunal|trf|relator\w*)\b/.test(words)) return undefined;
  if (refusedThem.test(words)) return 'unclarified';
  return tookThem.test(words) ? 'clarified' : undefined;
}

/** In this order: what is to be done now comes before what was decided, but never hides a judge's yes or no. */
const acts: readonly (readonly [CourtAct, Pick<RegExp, 'test'>])[] = [
  ['sued', { test: isSued }],
  ['charged', { test: isCharged }],
  ['toDecide', { test: isToDecide }],
  [
    'offer',
    {
      test: (words) =>
        offer.test(words.replaceAll(mayOffer, ' ')) &&
        !noOffer.test(words.replaceAll(notRefused, ' ')) &&
        !judged.test(words),
    },
  ],
  ['waits', { test: (words) => waits.test(words) && !noWait.test(words) && !judged.test(words) }],
  ['appealed', { test: (words) => appealed.test(words) && !lost.test(words) }],
  ['part', inPart],
  ['lost', lost],
  ['won', won],
  ['interest', interest],
  ['sums', { test: isOfSums }],
  ['report', { test: (words) => report.test(words) && !reportToOther.test(words) }],
  ['asks', asks],
];

/** What the judges above decided, by who appealed. */
const above: Readonly<Partial<Record<Board, CourtAct>>> = {
  yes: 'wonAbove',
  part: 'partAbove',
  no: 'lostAbove',
  last: 'lostAbove',
};

/** A yes and a no of one judge, or one to a claim of another: which is the person's is not told. */
const isUnclear = (words: string): boolean =>
  ofAnother.test(words) || (won.test(words) && lost.test(words) && !inPart.test(words));

/** What the judges above decided; nothing where they sent it back. */
const ofTurma = (words: string, board: Board | undefined): CourtAct | undefined =>
  board && !/\banul/.test(words) ? above[board] : undefined;

/** A day to go to, and a deal that the judge confirmed, come before what else is said. */
function firstAct(words: string, dates: LetterRead['dates']): CourtAct | undefined | 'unclear' {
  if (judged.test(words)) return isUnclear(words) ? 'unclear' : undefined;
  if (exam.test(words) && dates.some(({ what }) => what === 'appointment'))
    return ofInss.test(words.replaceAll(party, ' ')) && !ofJudge.test(words) ? 'unclear' : 'exam';
  return agreed.test(words) && !notAgreed.test(words) ? 'agreed' : undefined;
}

const isKeptAbove = (words: string): boolean =>
  /\bparcial(?:mente)? prov/.test(words) &&
  /\b(?:recurso|apelacao)\b[^.;]{0,20}\bd[oa] (?:inss|reu|autarquia)\b/.test(words) &&
  /\bmant(?:endo|em|enho|id[oa])\b[^.;]{0,30}\bsentenca\b/.test(words) &&
  !/\b(?:anul|improced|exting|extint|revog|cess(?:ar|ad)|recurso d[oa] (?:parte )?autor|apenas quanto)/.test(
    words,
  );

const beforeVerdict: readonly CourtAct[] = ['sued', 'charged', 'toDecide', 'offer', 'waits'];

function actOf(words: string, { signs, dates }: LetterRead): CourtAct | undefined {
  if (signs.alarm === 'courtEnd') return absent.test(words) ? 'endedAbsent' : 'ended';
  if (isKeptAbove(words)) return 'keptAbove';
  const clarity = clarityOf(words);
  if (clarity) return clarity;
  const first = firstAct(words, dates);
  if (first) return first === 'unclear' ? undefined : first;
  const [act] = acts.find(([, pattern]) => pattern.test(words)) ?? [];
  if (act && beforeVerdict.includes(act)) return act;
  if (/\b(?:turma|tribunal|trf)\b/.test(words) && /provi/.test(words))
    return ofTurma(words, signs.board);
  return act === 'appealed' && /\bproviment/.test(words) ? undefined : act;
}

/** How long something is paid ends no term: "pelo prazo de 120 dias a contar da implantação". */
function isDuration(words: string, place: Span): boolean {
  const [before, after] = clauseAround(words, place);
  return (
    /^,? ?(?:a contar|contad\w+|a partir|desde) (?:d?[aeo] )?(?:data )?(?:d[aeo] )?(?:efetiva )?(?:implant|dib\b|pericia|laudo)/.test(
      after,
    ) ||
    (/\b(?:pelo|por|durante|duracao|mantid\w*|manter)\W{1,2}(?:o |de )?$/.test(before) &&
      /\b(?:auxilio|beneficio|pagamento|concess\w+|conceder)\b/.test(before))
  );
}

/** Questions to the expert are the lawyer's to send. */
const ofLawyer = /\b(?:quesitos?|assistentes? tecnic\w+)\b/;
const isOfLawyer = (words: string, place: Span): boolean =>
  clauseAround(words, place).some((part) => ofLawyer.test(part));

const explains =
  /\b(?:nao comparec\w+|ausencia|falta)\b[^.;]{0,90}\b(?:justific|comprov|explic)|\bjustific\w+[^.;]{0,60}\b(?:ausencia|falta|nao comparec)/;
const isToExplain = (words: string, place: Span): boolean =>
  explains.test(clauseAround(words, place).join(' . '));

const silences: readonly (readonly [NonNullable<CourtSays['silence']>, RegExp])[] = [
  [
    'agrees',
    /\b(?:silencio|inercia|nao (?:havendo )?manifest\w+)\b[^.;]{0,80}\b(?:concord|anuenc|aceit|aquiesc)/,
  ],
  ['refuses', /\bsilencio\b[^.;]{0,60}\brecusa/],
  ['judged', /\bsilencio\b[^.;]{0,60}\b(?:conclus|sentenca|julgament)/],
  ['goesOn', /\bsilencio\b[^.;]{0,60}\bprossegu/],
  ['ends', /\b(?:sob )?pena de (?:\w+ ){0,2}(?:extin|arquiv|abandono)/],
];

function askedIn(words: string, shown: string): string | undefined {
  const { index } = asks.exec(words) ?? {};
  if (index === undefined) return undefined;
  // What is asked for may be a list: "a) …; b) …".
  const length = words.slice(index).search(/\.(?=\s|$)|;(?=$|\s(?!(?:e )?[b-h]\)))/);
  return shown.slice(index, length < 0 ? undefined : index + length).replaceAll(/\s+/g, ' ');
}

/** What a court's paper says to the person, and whose its printed terms are. */
export function courtSays(read: LetterRead): CourtSays {
  const flatText = flat(read.text);
  const whole = heldIn(flatText)
    .replaceAll('\n', ' ')
    // "V. Sa." and "art. 523" end no sentence.
    .replaceAll(/\bv\. ?(?:sa|exa)\.|\bart\.(?= ?\d)/g, (words) => words.replaceAll('.', ' '))
    .replaceAll(threatened, blank)
    .replaceAll(earlierSentence, blank);
  const unquoted = whole.replaceAll(quoted, blank);
  // What is judged only in quotation marks is the sentence of which the person is told.
  const words = judged.test(unquoted) || !judged.test(whole) ? unquoted : whole;
  const now = judged.test(words) ? words.replace(byClerk, blank).replaceAll(mayCome, blank) : words;
  const act = actOf(now, read);
  const all = counted(now);
  const [lasts] = all.filter(({ place }) => isDuration(now, place));
  const [toExplain] = all.filter(({ place }) => isToExplain(now, place));
  const theirs = all.filter(
    (one) => one !== lasts && one !== toExplain && !isOfLawyer(now, one.place),
  );
  const [silence] =
    silences.find(([, pattern]) => pattern.test(flatText.replaceAll('\n', ' '))) ?? [];
  const terms = theirs.map(({ days, place }) => ({
    days,
    isOwn:
      (act === 'sued' && isToContest(now, place)) ||
      (act === 'offer' && isToAccept(now, place)) ||
      (act === 'charged' && clauseAround(now, place).some((part) => toPay.test(part))) ||
      isOwn(now, place),
  }));
  return {
    ...(act && { act }),
    isWon: (won.test(now) || inPart.test(now)) && !isUnclear(now),
    isJudged: act !== 'toDecide' && (judged.test(now) || /\b(?:acorda[om]|proviment)/.test(now)),
    isByInss: byInss.test(now) || byRevoked.test(now),
    isOfJuizado: /\b(?:juizado|jef|turma recursal|recurso inominado)\b/.test(now),
    ...(silence && { silence }),
    ...(lasts && { lasts: lasts.days }),
    ...(toExplain && { toExplain: toExplain.days }),
    isRevoked: /\b(?:revog|cass)\w+[^.;]{0,30}\b(?:tutela|antecipac|liminar)/.test(now),
    own: ascending(terms.filter((one) => one.isOwn).map(({ days }) => days)),
    others: ascending(terms.filter((one) => !one.isOwn).map(({ days }) => days)),
    ...(act === 'asks' && { asked: askedIn(now, read.masked) }),
  };
}

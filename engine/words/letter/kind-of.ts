import { anyOf, everyOf } from '../any-of.ts';
import { flat } from '../flat.ts';
import { heldIn, type Unsaid, unsaidIn, unsaidText } from './clauses.ts';
import { courtNamed, courtOrders, saidByCourt } from './court.ts';
import { isHarm } from './harm.ts';
import { type FoundKind, foundKinds } from './kinds.ts';
import { plainWords } from './plain.ts';
import { repaired } from './repair.ts';
import {
  becameRetirement,
  biometricsOfPaid,
  cameAfter,
  everywhere,
  formulas,
  kindStems,
  ofInss,
  ofOtherThing,
  others,
  own,
  reason,
  rules,
  saidBy,
  shareEnds,
  stopsAfterPhase,
  threats,
  told,
} from './rules.ts';
import { likelyKinds, type Weights } from './second-reader.ts';
import learned from './weights.json' with { type: 'json' };

export interface KindFound {
  /** Where it is sure one, or two where a grant refuses a part; else none, or what it may be. */
  kinds: readonly FoundKind[];
  /** False where only a reason says that it is a no, of whatever kind, or where two readings part. */
  isSure: boolean;
  /** The words that decided, without numbers of persons. */
  evidence: readonly string[];
}

/** What a text says as fact: without what the INSS only announces, and what stands in every letter. */
export const withoutThreats = (text: string): string =>
  [...everywhere, ...threats]
    .reduce((facts, pattern) => facts.replaceAll(pattern, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The same; what would be stopped tells that it is paid. */
const factsOf = (words: string): string =>
  withoutThreats(words.replace(shareEnds, 'cota foi extinta em')) +
  (biometricsOfPaid.test(words) ? ' . biometri de quem tem' : '');

const heldWords = (text: string, unsaid: readonly Unsaid[]): string =>
  repaired(plainWords(heldIn(text, unsaid)), kindStems);

/** The end day of a benefit that goes on: no cut. */
const endDay = everyOf`data (d[aeo] )?cessacao(?!( d[oe] beneficio)? anterior)-`;

/** An auxílio that ended because it became a retirement, and a board's whole yes that was carried out. */
const isGrantAfter = anyOf`
  ${becameRetirement}-,
  cumprimento (ao|do|a|da|de) (acordao|decisao)\b((?!\bparcial|\bem parte|\bnao\b).){0,160}? (foi|
  foram) implantad-
`;

const refusedPart = anyOf`
  nao ..3 (reconhecid|computad|considerad|enquadrad|aceit|comprovad)-, em parte, parcial-
`;

/** A letter of the INSS about what a court ordered. */
const letterHead = anyOf`
  comunic(amos|a se) (\S+ ){0,30}foi implantad[oa] [oa] (auxilio|aposentadoria|pensao|bpc|
  beneficio|salario), comunicado de decisao, carta de concessao, previdencia social comunica,
  informa- ..2 (a )?implantacao d[oe] beneficio, foi implantado o beneficio
`;

const mayAppeal = anyOf`
  (cabe|podera|pode|interpor|apresentar|entrar com|prazo (para|de)) ..4 (recurso|recorrer),
  prazo recurs(al|o)
`;
const isRequest = anyOf`
  (resultado|analise|conclusao) d[oe] (seu |sua )?(requerimento|pedido)-,
  (requerimento|pedido|beneficio) (requerido|de |n)-, requerid[oa]-, pleitead[oa]-,
  solicitad[oa]-, requerente nao
`;
/** The INSS's own paper of a decision, which gives its reason. */
const withReason = /\bcomunica\w+ d[eo] decisao\b.*\bmotivo\b/;
/** What is paid already, and may be stopped: then the no is of another kind. */
const isRunning = anyOf`
  manutencao(?! (da qualidade|ate \d))-, revis_, reavalia_, cess_, suspen_, bloque_, prorrog_,
  defesa, cobran_, recebe,
  recebid_, ativo, exigencia-, irregular-
`;

/** The boards of the INSS call who appealed as a judge does. */
const ofBoard = anyOf`
  juntas? de recursos, crps, conselho de recursos, camaras? de julgamento
`;

/** How many words may stand without a sign of the INSS: people copy one sentence. */
const copied = 20;

/** A longer text without any word of a benefit is not told, nor answered. */
export const isOfNobody = (words: string): boolean =>
  words.split(' ').length > copied && !ofInss.test(words);

const sure = (kinds: readonly FoundKind[], ...evidence: string[]): KindFound => ({
  kinds,
  isSure: true,
  evidence,
});

const grantRule = rules.find(([kind]) => kind === 'grant');

/** A yes beside a no is told as both; "a cessação será em" of a grant is its end day. */
function besideGrant(kind: FoundKind, evidence: string, facts: string): KindFound | undefined {
  const grant = grantRule && saidBy(grantRule, facts);
  if (!grant) return sure([kind], evidence);
  if (kind === 'cut') return /cessa/.test(evidence) ? undefined : sure([kind], evidence);
  if (kind === 'denial') return sure(['grant', 'denial'], grant, evidence);
  const part = kind === 'grant' && refusedPart.exec(facts)?.[0];
  return part ? sure(['grant', 'denial'], evidence, part) : sure([kind], evidence);
}

/** A reason alone is a no of whatever kind; with a request and an appeal it is a no to the request. */
function byReason(facts: string, words: string): KindFound {
  const [why] = reason.exec(facts) ?? [];
  if (!why) return { kinds: [], isSure: false, evidence: [] };
  const isSure =
    ((mayAppeal.test(words) && isRequest.test(facts)) || withReason.test(words)) &&
    !isRunning.test(facts);
  return { kinds: ['denial'], isSure, evidence: [why] };
}

/** Who asks for that is no INSS, whatever name the message bears. */
const asksFor = /^(?:boleto|pix|selfie|clique)/;
const ownName = everyOf`
  (mensagem|msg|aviso|comunicado|recado) (d[oa] )?(inss|previdencia)-
`;

/** What was closed has no appeal: where the paper that denies opens one, it is a no. */
const withAppeal = (kind: FoundKind, facts: string, words: string): FoundKind =>
  kind === 'archived' && mayAppeal.test(words) && kindsSaid(facts).includes('denial')
    ? 'denial'
    : kind;

function byRules(whole: string, words: string): KindFound {
  const foreign = others.exec(words) ?? courtNamed.exec(words);
  if (foreign && !own.test(asksFor.test(foreign[0]) ? whole.replaceAll(ownName, ' ') : whole))
    return sure(['foreign'], foreign[0]);
  const judge = saidByCourt(words) ?? courtOrders.exec(words)?.[0];
  if (judge && !letterHead.test(whole) && !(judge === 'intime se' && ofBoard.test(words)))
    return sure(['foreign'], judge);
  if (isOfNobody(whole)) return { kinds: [], isSure: false, evidence: [] };
  const facts = factsOf(
    words
      .replaceAll(endDay, 'data final')
      .replaceAll(ofOtherThing, ' ')
      .replace(isGrantAfter, 'concedida aposentadoria')
      .replace(stopsAfterPhase, 'beneficio foi suspenso'),
  );
  for (const rule of rules) {
    const evidence = saidBy(rule, facts);
    const found = evidence && besideGrant(withAppeal(rule[0], facts, words), evidence, facts);
    if (found) return found;
  }
  return byReason(facts, words);
}

/** How likely a second reader holds each kind. */
type Likely = ReturnType<typeof likelyKinds>;

/** All kinds that the rules find in these words, in their order. */
const kindsSaid = (words: string): FoundKind[] =>
  rules.filter((rule) => saidBy(rule, words)).map(([kind]) => kind);

/** Where the words of a kind stand beside those of another, a second reader so sure decides. */
const surely = 0.95;
const isAgreed = (kind: FoundKind, facts: string, likely: Likely): boolean =>
  (likely.get(kind) ?? 0) >= surely && kindsSaid(facts).includes(kind);

/** From this part of the likelihood of what was found on, another kind is its rival. */
const rivalry = { harmed: 0.5, unharmed: 1.5 };

/** How likely what was found must be to a second reader. */
const leastLikely = 0.4;

/** How many words a short sentence has. */
const sentence = 8;

/** A short sentence alone is copied from a letter: that it has no more of one says nothing. */
const isSentence = (facts: string): boolean => facts.trim().split(/\s+/).length <= sentence;

/** What a second reader has against what was found: the kind that it takes the paper for instead. */
function rivalOf(
  kinds: readonly FoundKind[],
  facts: string,
  likely: Likely,
  denied: readonly FoundKind[],
): FoundKind | undefined {
  const deniedShare = denied
    .filter((kind) => !kinds.includes(kind))
    .reduce((sum, kind) => sum + (likely.get(kind) ?? 0), 0);
  // What the letter denies leaves its part to the others.
  const share = (kind: FoundKind): number => (likely.get(kind) ?? 0) / (1 - deniedShare);
  const own = Math.max(...kinds.map(share));
  const others = foundKinds
    .filter(
      (kind) =>
        !kinds.includes(kind) &&
        !denied.includes(kind) &&
        !(kind === 'foreign' && isSentence(facts)),
    )
    .sort((one, other) => share(other) - share(one));
  const isHarmed = (kind: FoundKind) => kinds.every((one) => isHarm([kind], one));
  if (own < leastLikely) return others[0];
  return others.find((kind) => share(kind) > own * rivalry[isHarmed(kind) ? 'harmed' : 'unharmed']);
}

/** Of a paper that is not sure, from this likelihood on what a second reader takes it for is offered too. */
const worthOffering = 0.2;

/** More kinds to compare with are no help. */
const mostOffered = 4;

/** What is not sure, with what else a second reader and the words of the rules would have it be. */
function offered(found: KindFound, facts: string, likely: Likely, rival?: FoundKind): KindFound {
  const likeliest = [...likely]
    .filter(([kind, share]) => kind !== 'foreign' && share >= worthOffering)
    .sort(([, one], [, other]) => other - one)
    .map(([kind]) => kind);
  const more = [...(rival ? [rival] : []), ...likeliest.slice(0, 1), ...kindsSaid(facts)];
  const kinds = [...found.kinds, ...more];
  return { ...found, kinds: [...new Set(kinds)].slice(0, mostOffered), isSure: false };
}

const kept =
  '(?:cadunico|cadastro unico|biometr\\w*|carteira de identidade nacional|cin|(?:prova|comprovacao) de vida)';
/** What whoever is paid keeps current: a yes reminds of it, and does nothing by it. */
const reminder = everyOf`
  (lembr-|nao (se )?esque_|mant(enha|er|endo)|(re)?atualiz(e|ar)|dev(e|era)|precisa|e preciso|
  faca|fazer|realiz(e|ar)|cadastr(e|ar)|providencie)\b…120?\b${kept}\b…
`;
/** A yes or no that is told of a request: it is the news, and no history of who is called now. */
const news = anyOf`
  (comunica-|inform_|pedido|requerimento|requerid[oa]|parabens)\b…120\b(conced|(in)?defer|aprovad|
  negad)-
`;
/** A reminder calls nobody on a day or within days. */
const setsTime = /\b\d+ dias\b|\d\/\d|\bcompareca\b/;
const calls = /\b(?:convoc\w+|notific\w+|bloquead[oa]|revis\w+)\b/;

/** Beside a yes, what is to be done by a day or within days: a call. */
const isCalledToo = (facts: string): boolean =>
  [...facts.matchAll(reminder)].some(([one]) => setsTime.test(one)) ||
  /\bcompareca\b[^.]*\d\/\d/.test(facts);

/** The words of a paper; of a yes or no to a request, without what it reminds of. */
const withoutReminder = ({ kinds: [kind, other] }: KindFound, words: string): string =>
  !other && (kind === 'grant' || kind === 'denial')
    ? words.replaceAll(reminder, (one) =>
        !setsTime.test(one) && (news.test(words) || (kind === 'grant' && !calls.test(one)))
          ? ' '
          : one,
      )
    : words;

/** The kinds whose words a letter denies or takes back. */
function unmeant(
  text: string,
  unsaid: readonly Unsaid[],
  ...hows: readonly Unsaid['how'][]
): readonly FoundKind[] {
  const words = plainWords(unsaidText(text, unsaid, ...hows));
  return words ? kindsSaid(words) : [];
}

/**
 * What a paper does, before any reason is looked for. Unknown rather than wrong: what the INSS only
 * announces ("será arquivado, se…") is no fact, and sure is what a second reader does not contradict.
 * @param text as pasted, read or recognised; whole letter, screen, or one sentence
 */
export function kindOf(text: string, weights: Weights = learned): KindFound {
  const unsaid = unsaidIn(flat(text));
  const words = heldWords(text, unsaid);
  const found = byRules(repaired(plainWords(text), kindStems), words);
  const facts = factsOf(withoutReminder(found, words));
  // "Não se trata de indeferimento": a kind that the letter denies is no rival of what it does.
  const denied = unmeant(text, unsaid, 'denied', 'undone');
  // "Não foi indeferido, está em análise": nor is any other decision.
  const isOpen =
    found.kinds[0] === 'summons' && denied.includes('denial') && /\bem analise\b/.test(facts);
  const isFormula =
    isOpen ||
    (found.kinds.length === 1 &&
      told[found.kinds[0] as FoundKind]?.test(facts) &&
      !isCalledToo(facts)) ||
    isGrantAfter.test(facts) ||
    (found.kinds.length === 1 &&
      !cameAfter.test(facts) &&
      formulas[found.kinds[0] as FoundKind]?.test(facts));
  const likely = likelyKinds(facts, weights);
  const rival = found.isSure && !isFormula && rivalOf(found.kinds, facts, likely, denied);
  if (rival && isAgreed(rival, facts, likely)) return sure([rival], ...found.evidence);
  // What else says so may be told of the same thing, which was taken back.
  const back = unmeant(text, unsaid, 'undone', 'over');
  const isTakenBack = found.kinds.some((kind) => back.includes(kind));
  if (found.isSure && !rival && !isTakenBack) return found;
  return found.kinds.length > 0 ? offered(found, facts, likely, rival || undefined) : found;
}

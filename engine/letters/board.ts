import { anyOf, everyOf } from '#words/any-of.ts';
import { lastOf } from './same-length.ts';

/**
 * What a decision of a board of the INSS, or of the judges above, says to the person: no, yes, yes in part; no
 * for the last time; that it wants more proofs first; or that the INSS appealed against a yes.
 */
export type Board = 'no' | 'yes' | 'part' | 'last' | 'asks' | 'appealed';

/** Who appealed, and what became of it; undefined where it is not told, or told in two ways. */
interface Judged {
  readonly by?: 'inss' | 'person';
  readonly appeal?: 'granted' | 'refused' | 'part';
}

const inss = '(?:o )?(?:inss|autarquia|instituto nacional|reu\\b|(?:parte )?re\\b)';
const appeals =
  '(?:recursos?|embargos|apelac(?:ao|oes)|agravos?|incidentes?|pedidos? de (?:revisao|(?:\\w+ )?uniformizacao))';
const kinds =
  '(?: (?:especial|ordinario|administrativo|inominado|intern[oa]|civel|de (?:declaracao|apelacao|instrumento|(?:\\w+ )?uniformizacao(?: \\w+al)?)|de (?:\\w+ )?acordao))*';
const appealBy = (who: string): RegExp =>
  new RegExp(
    `\\b(?:recorrente|apelante|agravante)s?(?: ?\\(s\\))? ?:? ?${who}|\\b${appeals}${kinds},? (?:(?:interpost|opost|formulad|apresentad)[oa]s? )?(?:d[oae]|pel[oa]) ${who}`,
  );
const byInss = appealBy(inss);
const byPerson = appealBy(
  '(?!o inss|inss|reu\\b|parte re\\b|autarquia|instituto|previdencia|acordao|decisao|sentenca|revisao|declaracao|apelacao|instrumento|(?:nacional )?uniformizacao|amb[ao]s)\\w{3}',
);
/** In a court others appeal too: the person is named there as who asks. */
const asker =
  '(?:parte autora|autora?\\b|segurad|beneficiari|requerente|demandante|impetrante|exequente)';
const byAsker = new RegExp(
  `${appealBy(asker).source}|\\b(?:recorrid|apelad|agravad)[oa]s?(?: ?\\(s\\))? ?:? ?(?:${inss}|os mesmos|ambos)|\\b(?:inss|autarquia|re) e (?:d[oa]|pel[oa]) ${asker}`,
);

/** An earlier decision that is only told of: "o acórdão da Junta que deu provimento". */
const earlier =
  /\b(?:acordao|decisao|julgado)(?: (?!que\b)[^\s.;,]+){0,5},? que (?:\w+ ){0,2}(?:deu|dera|negou|negara|concedeu|reconheceu|acolheu|manteve|indeferiu)\b[^.;]*/g;
const ofPerson =
  /\bd(?:eu|ar|ado|ando)(?:[- ]se)? proviment\w* ao (?:seu recurso|recurso (?:ordinario )?d[oa] (?:segurad|interessad|beneficiari|requerente|autor)\w*)/g;

const refused = everyOf`
  neg-([ -](lhe|se))? proviment-, proviment- negad-,
  nao ((foi|foram|e|(pode )?ser) )?(provid|conhec|acolhid)-,
  (improvid|desprovid|rejeitad|rejeita|improced|intempestiv)-,
  nao (se )?(dar|dou|da|deu)([ -](lhe|se))? proviment-
`;
const granted = anyOf`
  provid[oa]s?, acolhid[oa]s?, recurso( (?!nao\b)_){0,4} procedente,
  d(ar|eu|ou|a|ando|ado)([ -](lhe|se))? (total |integral )?proviment-,
  reformand?[oa]- ([oa] )?(decisao|acordao)-
`;
const inPart =
  /\b(?:parcial(?:mente)? (?:proviment|provid|proced)|(?:provid\w+|proviment\w+) (?:em parte|parcial)|d(?:ar|eu|ou|ando)(?:[- ]lhe)? parcial)/;

/** Embargos that were taken up, by whom it may be, where the appeal is judged anew: what holds is what is said of it. */
const rejudged =
  /\b(?:acolh\w+\b[^.;]{0,20}\bembargos|embargos\b[^.;]{0,120}\bacolh\w+)(?![^.;]*\bsem efeitos? (?:infringente|modificativo))/;
const refusedEmbargos = /\b(?:nao (?:foram |se )?acolh|rejeit)\w*/;
const ofEmbargos = new RegExp(
  `\\b(?:conhec\\w+ |acolh\\w+ )?(?:d?os )?embargos${kinds},?(?: opost[oa]s)?(?: (?:d[oae]|pel[oa]) \\w+)?`,
  'g',
);
const isRejudged = (words: string): boolean => rejudged.test(words) && !refusedEmbargos.test(words);

/** A claim that is told to be refused, as what came of an appeal that was not. */
const claim =
  /\bimproced\w+ (?:(?:totalmente )?[oa]s? )?(?:pedid|aca?o\b|acoes|demanda|revis|pretens)\w*/g;

function deciding(words: string): string {
  if (isRejudged(words)) return words.replaceAll(ofEmbargos, ' ');
  return granted.test(words) ? words.replaceAll(claim, ' ') : words;
}

/** Nobody but the person comes to a board beside the INSS. */
function appellantIn(said: string, isCourt: boolean): Judged['by'] {
  const isPerson = (isCourt ? byAsker : byPerson).test(said);
  if (byInss.test(said)) return isPerson ? undefined : 'inss';
  return isPerson || !isCourt ? 'person' : undefined;
}

/** Who appealed, and with what success: of whoever did not, the contrary is true. `words` are flat, on one line. */
function judgedIn(words: string, isCourt: boolean): Judged {
  const own = deciding(words.replaceAll(earlier, ' '));
  const said = byInss.test(own) && !isCourt ? own.replaceAll(ofPerson, ' ') : own;
  const by = appellantIn(said, isCourt);
  if (inPart.test(said)) return { by, appeal: 'part' };
  const rest = said.replaceAll(refused, ' ');
  const [isNo, isYes] = [rest !== said, granted.test(rest)];
  if (isNo === isYes || /\bem parte\b/.test(said)) return { by };
  return { by, appeal: isYes ? 'granted' : 'refused' };
}

const asks = anyOf`
  conver_ ([do]o? julgamento )?em diligencia-, baixar? (os autos )?em diligencia-,
  baixad- em diligencia-, (devolv|retorn|encaminh)-\b~60 (com|em|para) ..1 diligencia-,
  diligencia d[ae] (\d+ ?[aª]? ?)?(junta|camara|jr|caj)
`;
/** What was asked for before came, as a judgment tells. */
const answered =
  /\b(?:cumprid\w*|atendimento a|cumprimento d\w|apos)\b[^.;]{0,30}\bdiligencia\b[^.;,]*|\bdiligencia\b[^.;]{0,30}\bcumprid\w*/g;

/** Whether what is asked for comes after what was judged: before it, it is only told of. */
const asksAfter = (words: string): boolean => {
  const now = words.replaceAll(answered, ' ');
  const verdict = Math.max(...[refused, granted, inPart].map((one) => lastOf(one, now)));
  return lastOf(asks, now) > verdict;
};

/** Who won is asked to answer; what was judged may tell of an answer that was given. */
const wantsAnswer =
  /(?:\bapresente|[ae]r|\bpara)(?: as| suas)? contrar?[- ]?razoes\b|\bcontrar?[- ]?razoes\b[^.;]{0,40} (?:prazo|em) /;
const filed =
  /\b(?:(?:inss|autarquia)(?: \w+){0,2} (?:interpos|opos|apresentou(?! contrar)|ingressou|recorreu)|(?:interpost|opost|apresentad)\w*(?: \w+){0,3} pel[oa] (?:inss|autarquia))\b/;
/** Of what the INSS brings to the chamber itself, nothing judged before is the end. */
const filedSpecial =
  /\b(?:inss|autarquia)(?: \w+){0,2} (?:interpos|apresentou|ingressou com) (?:o |um )?recurso especial\b|\brecurso especial (?:interpost|apresentad)o(?: \w+){0,3} pel[oa] (?:inss|autarquia)\b/;
/** The last word inside the INSS: of a chamber, or one that says so. */
const isLast =
  /\b(?:camara de julgamento|caj|decisao (?:final|definitiva)|ultima instancia|nao cab\w+ (?:mais |outro )?recurso a (?:instancia superior|camara)|esgotad\w* a via administrativa)\b/;

const further = /\b(?:cabe\w*|encaminh\w*)\b[^.;]{0,60}\bcamaras?\b(?: de julgamento)?/g;

/** "Não apareceu nenhum recurso do INSS": of nobody's appeal. */
const noneFiled =
  /\b(?:nao|nenhum|sem)\b[^.;]{0,30}\brecursos? (?:d[oa]|pel[oa]) (?:inss|autarquia)\b/g;

/** "Não conhecemos o motivo" of who writes is no decision. */
const ofBoard =
  /\b(?:recurso|recorr|junta\b|camara|embargos|acordao|diligencia|contrar?[- ]?razoes|proviment|\w*provid)/;

/** Whether the INSS brought the case on, and nothing tells what became of that. */
const isFiled = (words: string, isJudgedOfInss: boolean): boolean =>
  filed.test(words) &&
  (filedSpecial.test(words) || !isRejudged(words.replaceAll(earlier, ' '))) &&
  !isJudgedOfInss;

/**
 * Undefined where nothing was understood.
 * @param said flat, on one line
 * @param isCourt of a court's paper nothing is told unless it says who appealed
 */
export function boardOf(said: string, isCourt = false): Board | undefined {
  const words = said.replaceAll(noneFiled, ' ');
  if (!ofBoard.test(words)) return undefined;
  const { by, appeal } = judgedIn(words, isCourt);
  const isOfInss = by === 'inss';
  if (wantsAnswer.test(words) || isFiled(words, isOfInss && !!appeal)) return 'appealed';
  if (asks.test(words) && (!appeal || asksAfter(words))) return 'asks';
  if (!appeal || !by) return undefined;
  if (appeal === 'part') return isCourt && isOfInss ? undefined : 'part';
  if ((appeal === 'granted') !== isOfInss) return 'yes';
  // A Junta says where another appeal would go.
  return isLast.test(words.replaceAll(further, ' ')) ? 'last' : 'no';
}

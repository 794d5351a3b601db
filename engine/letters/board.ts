/**
 * What a board's decision says: no, yes, yes in part; no for the last time; that it wants more proofs
 * first; or that the INSS appealed against a yes.
 */
export type Board = 'no' | 'yes' | 'part' | 'last' | 'asks' | 'appealed';

const boardNo =
  /\bneg\w*(?:[ -]lhe)? proviment|\bnao provid|\bimprovid|\bnao conhec|\bnao (?:dar|dou)(?:[ -]lhe)? proviment/;
const boardYes =
  /\b(?:dar|deu|dou|dando)(?:[- ]lhe)? (?:total |integral )?proviment|\bconhecido e (?:totalmente )?provid|\breformando a decisao/;

const boardPart =
  /\bparcial(?:mente)? (?:proviment|provid|proced)|\b(?:provid\w+|proviment\w+) (?:em parte|parcial)|\b(?:dar|deu|dou|dando)(?:[- ]lhe)? parcial/;
const boardAsks =
  /\bconver\w+ (?:[do]o? julgamento )?em diligencia|\bbaixar? (?:os autos )?em diligencia|\bbaixad\w* em diligencia/;
/** "O INSS interpôs recurso especial"; "contrarrazões", which only who won sends. */
const boardAppealed =
  /\bcontra[- ]?razoes\b|\b(?:inss|autarquia)(?: \w+){0,2} (?:interpos|opos|apresentou|ingressou|recorreu)\b|\b(?:recurso especial|embargos(?: de declaracao)?) (?:interpost|opost|apresentad)\w*(?: \w+){0,2} pelo inss\b/;
/** The last word inside the INSS: of a chamber, or one that says so. */
const boardLast =
  /\bcamara de julgamento\b|\bcaj\b|\bdecisao (?:final|definitiva)\b|\bultima instancia\b|\besgotad\w* a via administrativa\b/;

/** The appeal that is decided is the INSS's own: a yes to it is a no to the person. */
const byInss =
  /\brecorrente ?:? ?(?:o )?(?:inss|instituto nacional)|\brecurso(?: especial)? (?:d[eo] |interposto pelo )inss\b/;
const isDecided =
  /\bacordam\b|\bpor (?:unanimidade|maioria)\b|\bdecid\w+ (?:o|a|os) (?:colegiado|camara|composicao|membros)/;

/**
 * Undefined where nothing was understood.
 * @param words flat, on one line
 */
export function boardOf(words: string): Board | undefined {
  const isOfInss = byInss.test(words) && isDecided.test(words);
  if (!isOfInss && boardAppealed.test(words)) return 'appealed';
  if (boardAsks.test(words)) return 'asks';
  const said = [boardNo.test(words), boardYes.test(words)];
  const [isNo, isYes] = isOfInss ? said.reverse() : said;
  if (boardPart.test(words)) return 'part';
  if (isNo === isYes || /\bem parte\b/.test(words)) return undefined;
  if (isYes) return 'yes';
  return boardLast.test(words) ? 'last' : 'no';
}

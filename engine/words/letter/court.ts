import { anyOf } from '../any-of.ts';

/** The INSS's own letter, by how it begins or by its name. */
const ofInssItself = anyOf`
  ^\W*inss( ?[.:–—-]| (comunica|informa|convoca|notifica))…,
  ^\W*(meu inss|previdencia social|instituto nacional do seguro social),
  carta de concessao\b.{0,200}\brenda mensal, informamos a implantacao d[oe] beneficio
`;

/** The boards of the INSS judge too, and speak of courts: of these words only a judge's are left. */
const ofBoard =
  /\b(?:juntas? de recursos|junta recursal|\d+ ?[ao]?ª? (?:junta|jr|caj|camara)|camaras? de julgamento|composicao adjunta|crps|conselho de recursos|conselheir[oa])\b/;

/** What stands in a notice above the name of the court: the system that sent it, that it is one, its day. */
const heading = anyOf`
  (intima|notifica|movimenta|publica)_, (expedient|avis|eletronic|judicia|processu)_, pje, e-?proc,
  projudi, e?-?saj, djen?, diario, domicilio, tr[ft] ?-? ?\d, portal, sistema, justica, d[aeo], data,
  envio, nov[oa], processo, autos, \d[\d./:-]*
`;

/** A judge's own, whoever else is quoted beside them; first how it begins. */
const ofJudge = anyOf`
  ^\W*(${heading}\W*){0,12}(\d+ ?[ao]?ª? )?(poder judiciario|(secao judiciaria|
  justica) (federal|estadual|do trabalho)|juizado especial|jef|vara|
  turma (recursal|regional|nacional)|trf|tribunal regional|comarca|execucao fiscal|
  foro ~60 vara|forum ~60 vara),
  poder judiciario\W{0,5}(justica|tribunal|secao|vara|juizado|\d)-,
  julg(o|ando) ..1 (im)?procedentes?, julgo extint-, extingo o (processo|feito),
  rejeito os? pedidos?, fundamento e decido,
  ^\W*mandado de (citacao|intimacao),
  ^\W*(edital|carta) de (citacao|intimacao)\b(?=[\s\S]{0,400}\b(juiz|juizo|juizado|vara|forum|
  comarca|justica|tribunal|reu|autos|acao)\b),
  recebi (um |o )?mandado de citacao,
  (juiz[ao]?|juizo|mm\.?) ~80 (manda|mandou|determin(a|ou|o)) (que se )?(a citacao|cit(ar|e)),
  contesta(cao|r) ~60 (pena|risco|efeitos?) (d[aeo]s? )*revelia,
  designo ~40 (pericia|audiencia|exame), ^.{0,60}\bvara (d[aeo]s? )?acidentes? d[eo] trabalho,
  evento \d+ ?[-–:]? ?(sentenca|despacho|decisao|ato|laudo|peticao|intimacao)
`;

/** What stands between quotation marks: somebody else's words. */
export const quoted = /["“«][^"”»]*["”»]/g;
const verdict =
  /\b(?:julg(?:o|ando) (?:\w+ )?(?:im)?procedentes?|julgo extint|extingo o (?:processo|feito))\b/;
/** Who tells of a court's sentence as of their own. */
const ofNotice =
  /\b(?:intima(?:d[oa]|cao)|juizado|juiz[ao]?|sentenca|\d+ ?ª? vara|vara federal|justica federal|tribunal|parte autora)\b/;

/** The INSS, which names a verdict where it refuses or asks; and others' papers. */
const ofOthers = anyOf`
  indefer-, requerimento, comunica_, exigencia, suspens_, cessad_, apresent_, envi[ea]-,
  neg(ad[oa]s?|ou|aram), nao (foi|vale), trabalhista, uniao estavel, recurso a (junta|conselho),
  administrativ_, whatsapp, alvara, dados bancarios
`;
/** A judge's verdict as somebody tells it. */
const toldVerdict = anyOf`
  ^(?!.*${ofOthers}).*(\b(juiz[ao]?|juizado|vara|justica|sentenca|process_ judicia_|
  acao)\b[^;]{0,80}\bjulg(ou|ad[oa]) ..2 (im)?procedente-|\bsentenca de (im)?procedencia)
`;

/** What only a court says of itself, and orders. */
const strong = anyOf`
  (intim|cite|vista|manifest|dig(a|am)\b|emend|facult)-([ -]se)? ~40 (parte autora|parte re|partes|
  autora?|reu|ceab-|apsa?dj),
  ((cite|oficie|manifeste)[ -]se|diga) ([oa] )?(inss|reu|re|executad[oa]),
  (in)?defiro ([oa]s? )?(pedido de )?(tutela|antecipacao|liminar|justica|gratuidade|ajg)-,
  condeno, determino ao (inss|reu)-, homologo, nomeio ~60 perit-, expeca[ -]se,
  determino o sobrestamento do (feito|processo),
  a (\d+ ?ª? )?turma ..4,? (por (unanimidade|maioria)|deu|
  negou)\b(?!.*\bprocesso administrativo\b),
  conclusos (os autos )?para sentenca,
  pericia (medica )?judicial ..1 (designad|marcad|agendad)a,
  fica(m|o)? (a parte autora|as partes),? inti-, p\. ?r\. ?i, ato ordinatorio, recurso inominado,
  (recurso|apelacao|embargos) d[oa] (autora?|parte autora|parte re|reu),
  proposta de (acordo|conciliacao|transacao)\b.{0,240}\b(parte|rpv|homolog|restabelec|implanta)-,
  ^\W*(termo de )?acordo (foi )?homologado,
  juiz[ao]? ~20 (conced|defer|indefer|neg)_ (a |o pedido de )?(liminar|tutela)
`;

/** A court by its name, in whatever paper. */
export const courtNamed = anyOf`
  poder judiciario, justica federal juizado, extincao sem resolucao, excelentissim-, \d+ vara,
  vara (civel|federal|previdenciaria|d[oae])
`;

/** What only a court's own paper has, but the INSS's where it tells of a lawsuit. */
export const courtOrders = anyOf`
  juizado especial, intime[ -]se, emendar a inicial, meritissim-, mandado de (citacao|intimacao)
`;

/** Words of courts that the INSS too has, when it speaks of a claim or asks for its papers; "requerimento sobrestado" is its own. */
const weak = anyOf`
  ${courtNamed}, ${courtOrders}, parte autora, ajg, justica gratuita, gratuidade d[ae] justica,
  resolv_ o merito, cpc, codigo de processo civil, (intimem|citem?|publiquem?|registrem?)[ -]se,
  turma (recursal|regional|nacional), emend[ae]r?\b~40 inicial,
  juiz[ao]? (federal|de direito|titular|substitut_), mm\.? ?juiz[ao]?, djen,
  diario (da|de|eletronico da) justica, eproc, projudi, termo de audiencia,
  audiencia de (instrucao|conciliacao),
  sobrest_ (d?[oa]s? )?(presentes? )?(feito|processo|autos|acao|demanda),
  intimad[oa] d[aeo] (pericia|audiencia|sentenca|decisao|despacho),
  (pericia|audiencia) ~120 (forum|sala d[eo] audiencia)-,
  perit[oa] (nomead|designad)[oa] (pel[oa]|n[oa]s?) (juiz|autos|processo),
  (pericia|laudo|exame|perit[oa])( medic\w?| pericial)? judicial,
  (rpv|precatorio) (ja )?(foi )?(exped|autuad|deposit|pag[ao])-,
  proposta de (acordo|conciliacao|transacao)\b.{0,240}\batrasad-,
  justica (federal|estadual|do trabalho), apela(cao civel|nte), trf ?-? ?\d, tribunal regional,
  cumprimento de sentenca
`;

/** The INSS that decides, asks or pays, and the person who tells it. */
const ofInss =
  /\b(?:inss|exigencia|indefer\w*|neg(?:ad[oa]s?|ou)|cessad[oa]s?|prorrog\w*|defesa|agencia da previdencia|135|carta de concessao|status|aps|motivo|ciencia|comunicamos|comunica-se|requerimento)\b/;

/** What a judge says of it, whatever else is quoted. */
export function saidByJudge(said: string): string | undefined {
  if (ofInssItself.test(said)) return undefined;
  const own = said.replaceAll(quoted, ' ');
  const judge = ofJudge.exec(own);
  if (judge || ofBoard.test(own)) return judge?.[0];
  // A notice quotes the sentence that it tells of.
  return (strong.exec(own) ??
    (ofNotice.test(own) ? verdict.exec(said) : null) ??
    toldVerdict.exec(said))?.[0];
}

/** Whether the words by which a paper is no letter of the INSS are a court's, and not those of a letter that names one. */
export const isOfCourt = (evidence: string, said: string): boolean =>
  [courtNamed, courtOrders, ofJudge, strong, weak].some((court) => court.test(evidence)) &&
  !ofInssItself.test(said) &&
  !ofBoard.test(said);

/**
 * The words by which a paper is a court's.
 * @param said flat, on one line, without what does not hold, and without points in its numbers; or plain
 */
export const saidByCourt = (said: string): string | undefined =>
  saidByJudge(said) ??
  (ofInss.test(said) || ofInssItself.test(said) || ofBoard.test(said)
    ? undefined
    : weak.exec(said)?.[0]);

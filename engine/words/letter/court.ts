/** The INSS's own letter, by how it begins or by its name. */
const ofInssItself =
  /^\W*inss(?: ?[.:–—-]| (?:comunica|informa|convoca|notifica))|^\W*(?:meu inss|previdencia social|instituto nacional do seguro social)\b|\bcarta de concessao\b.{0,200}\brenda mensal\b|\binformamos a implantacao d[oe] beneficio\b/;

/** The boards of the INSS judge too, and speak of courts: of these words only a judge's are left. */
const ofBoard =
  /\b(?:juntas? de recursos|junta recursal|\d+ ?[ao]?ª? (?:junta|jr|caj|camara)|camaras? de julgamento|composicao adjunta|crps|conselho de recursos|conselheir[oa])\b/;

/** What stands in a notice above the name of the court: the system that sent it, that it is one, its day. */
const heading =
  '(?:(?:(?:intima|notifica|movimenta|publica)\\w+|(?:expedient|avis|eletronic|judicia|processu)\\w+|pje|e-?proc|projudi|e?-?saj|djen?|diario|domicilio|tr[ft] ?-? ?\\d|portal|sistema|justica|d[aeo]|data|envio|nov[oa]|processo|autos|\\d[\\d./:-]*)\\b\\W*){0,12}';

/** A judge's own, whoever else is quoted beside them. */
const ofJudge = new RegExp(
  [
    // How it begins.
    `^\\W*${heading}(?:\\d+ ?[ao]?ª? )?(?:poder judiciario|(?:secao judiciaria|justica) (?:federal|estadual|do trabalho)|juizado especial|jef|vara|turma (?:recursal|regional|nacional)|trf|tribunal regional|comarca|execucao fiscal|foro\\b[^.;]{0,60}\\bvara|forum\\b[^.;]{0,60}\\bvara)\\b`,
    '\\bpoder judiciario\\W{0,5}(?:justica|tribunal|secao|vara|juizado|\\d)',
    '\\b(?:julg(?:o|ando) (?:\\w+ )?(?:im)?procedentes?|julgo extint|extingo o (?:processo|feito)|rejeito os? pedidos?|fundamento e decido)\\b',
    '^\\W*(?:mandado de (?:citacao|intimacao)\\b|(?:edital|carta) de (?:citacao|intimacao)\\b(?=[\\s\\S]{0,400}\\b(?:juiz|juizo|juizado|vara|forum|comarca|justica|tribunal|reu|autos|acao)\\b))|\\brecebi (?:um |o )?mandado de citacao\\b',
    '\\b(?:juiz[ao]?|juizo|mm\\.?)\\b[^.;]{0,80}\\b(?:manda|mandou|determin(?:a|ou|o)) (?:que se )?(?:a citacao|cit(?:ar|e))\\b',
    '\\bcontesta(?:cao|r)\\b[^.;]{0,60}\\b(?:pena|risco|efeitos?) (?:d[aeo]s? )*revelia\\b',
    '\\bdesigno\\b[^.;]{0,40}\\b(?:pericia|audiencia|exame)\\b|^.{0,60}\\bvara (?:d[aeo]s? )?acidentes? d[eo] trabalho\\b',
    '\\bevento \\d+ ?[-–:]? ?(?:sentenca|despacho|decisao|ato|laudo|peticao|intimacao)\\b',
  ].join('|'),
);

/** What stands between quotation marks: somebody else's words. */
export const quoted = /["“«][^"”»]*["”»]/g;
const verdict =
  /\b(?:julg(?:o|ando) (?:\w+ )?(?:im)?procedentes?|julgo extint|extingo o (?:processo|feito))\b/;
/** Who tells of a court's sentence as of their own. */
const ofNotice =
  /\b(?:intima(?:d[oa]|cao)|juizado|juiz[ao]?|sentenca|\d+ ?ª? vara|vara federal|justica federal|tribunal|parte autora)\b/;

/** A judge's verdict as somebody tells it; the INSS names one where it refuses or asks. */
const toldVerdict =
  /^(?!.*\b(?:indefer\w*|requerimento|comunica\w+|exigencia|suspens\w+|cessad\w+|apresent\w+|envi[ea]\w*|neg(?:ad[oa]s?|ou|aram)|nao (?:foi|vale)|trabalhista|uniao estavel|recurso a (?:junta|conselho)|administrativ\w+|whatsapp|alvara|dados bancarios)\b).*(?:\b(?:juiz[ao]?|juizado|vara|justica|sentenca|process\w+ judicia\w+|acao)\b[^;]{0,80}\bjulg(?:ou|ad[oa]) (?:\w+ ){0,2}(?:im)?procedente|\bsentenca de (?:im)?procedencia\b)/;

/** What only a court says of itself, and orders. */
const strong = new RegExp(
  [
    '\\b(?:intim|cite|vista|manifest|dig(?:a|am)\\b|emend|facult)\\w*(?:[- ]se)?\\b[^.;]{0,40}\\b(?:parte autora|parte re|partes|autora?|reu|ceab\\w*|apsa?dj)\\b',
    '\\b(?:(?:cite|oficie|manifeste)[- ]se|diga) (?:[oa] )?(?:inss|reu|re|executad[oa])\\b',
    '\\b(?:in)?defiro (?:[oa]s? )?(?:pedido de )?(?:tutela|antecipacao|liminar|justica|gratuidade|ajg)|\\bcondeno\\b|\\bdetermino ao (?:inss|reu)|\\bhomologo\\b|\\bnomeio\\b[^.;]{0,60}\\bperit|\\bexpeca[- ]se\\b|\\bdetermino o sobrestamento do (?:feito|processo)\\b',
    '\\ba (?:\\d+ ?ª? )?turma(?: \\w+){0,4},? (?:por (?:unanimidade|maioria)|deu|negou)\\b(?!.*\\bprocesso administrativo\\b)|\\bp\\. ?r\\. ?i\\b|\\bato ordinatorio\\b',
    '\\brecurso inominado\\b|\\b(?:recurso|apelacao|embargos) d[oa] (?:autora?|parte autora|parte re|reu)\\b',
    '\\bproposta de (?:acordo|conciliacao|transacao)\\b.{0,240}\\b(?:parte|rpv|homolog|restabelec|implanta)|^\\W*(?:termo de )?acordo (?:foi )?homologado\\b|\\bjuiz[ao]?\\b[^.;]{0,20}\\b(?:conced|defer|indefer|neg)\\w+ (?:a |o pedido de )?(?:liminar|tutela)\\b',
  ].join('|'),
);

/** A court by its name, in whatever paper. */
export const courtNamed =
  /\b(?:poder judiciario|justica federal juizado|extincao sem resolucao|excelentissim\w*|\d+ vara|vara (?:civel|federal|previdenciaria|d[oae]))\b/;

/** What only a court's own paper has, but the INSS's where it tells of a lawsuit. */
export const courtOrders =
  /\b(?:juizado especial|intime[- ]se|emendar a inicial|meritissim\w*|mandado de (?:citacao|intimacao))\b/;

/** Words of courts that the INSS too has, when it speaks of a claim or asks for its papers. */
const weak = new RegExp(
  [
    courtNamed.source,
    courtOrders.source,
    '\\b(?:parte autora|ajg|justica gratuita|gratuidade d[ae] justica|resolv\\w+ o merito|cpc|codigo de processo civil|(?:intimem|citem?|publiquem?|registrem?)[- ]se)\\b',
    '\\bturma (?:recursal|regional|nacional)\\b|\\bemend[ae]r?\\b[^.;]{0,40} inicial\\b',
    '\\b(?:juiz[ao]? (?:federal|de direito|titular|substitut\\w+)|mm\\.? ?juiz[ao]?|djen|diario (?:da|de|eletronico da) justica|eproc|projudi|termo de audiencia|audiencia de (?:instrucao|conciliacao))\\b',
    // "Requerimento sobrestado" is the INSS's.
    '\\bsobrest\\w+ (?:d?[oa]s? )?(?:presentes? )?(?:feito|processo|autos|acao|demanda)\\b',
    '\\bintimad[oa] d[aeo] (?:pericia|audiencia|sentenca|decisao|despacho)\\b|\\b(?:pericia|audiencia)\\b[^.;]{0,120}\\b(?:forum|sala d[eo] audiencia)|\\bperit[oa] (?:nomead|designad)[oa] (?:pel[oa]|n[oa]s?) (?:juiz|autos|processo)\\b',
    '\\b(?:pericia|laudo|exame|perit[oa])(?: medic[oa]| pericial)? judicial\\b',
    '\\b(?:rpv|precatorio) (?:ja )?(?:foi )?(?:exped|autuad|deposit|pag[ao])',
    '\\bproposta de (?:acordo|conciliacao|transacao)\\b.{0,240}\\batrasad',
    '\\b(?:justica (?:federal|estadual|do trabalho)|apela(?:cao civel|nte)|trf ?-? ?\\d|tribunal regional|cumprimento de sentenca)\\b',
  ].join('|'),
);

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

/** The boards of the INSS judge too, and speak of courts: of these words only a judge's are left. */
const ofBoard =
  /\b(?:juntas? de recursos|junta recursal|\d+ ?[ao]?ª? (?:junta|jr|caj|camara)|camaras? de julgamento|composicao adjunta|crps|conselho de recursos|conselheir[oa])\b/;
/** A judge's own, whoever else is quoted beside them. */
export const ofJudge =
  /\b(?:julgo (?:\w+ )?(?:im)?procedentes?|julgo extint|extingo o (?:processo|feito)|parte autora|recurso inominado)\b/;

/** Only the paper of a court says these of itself. */
const ownWords = new RegExp(
  [
    '\\b(?:julg(?:o|ando) (?:\\w+ )?(?:im)?procedentes?|recurso inominado|parte autora|(?:recurso|apelacao|embargos) d[oa] (?:autora?|parte re|re[uo]?)|ajg|justica gratuita|gratuidade d[ae] justica',
    'resolv\\w+ o merito|(?:cpc|codigo de processo civil)|(?:intimem?|citem?|publiquem?|registrem?)-se|p\\. ?r\\. ?i|ato ordinatorio|turma (?:recursal|regional|nacional)|a turma, por (?:unanimidade|maioria)',
    'emend[ae]r?\\b[^.;]{0,40} inicial|juiz[ao]? (?:federal|de direito|titular|substitut\\w+)|mm\\.? ?juiz[ao]?|djen|diario (?:da|de|eletronico da) justica|eproc|projudi',
    'evento \\d+ ?[-–:]? ?(?:sentenca|despacho|decisao|ato|laudo|peticao|intimacao)|termo de audiencia|audiencia de (?:instrucao|conciliacao)',
    // "Requerimento sobrestado" is the INSS's.
    'sobrest\\w+ (?:d?[oa]s? )?(?:presentes? )?(?:feito|processo|autos|acao|demanda)',
    'intimad[oa] d[aeo] (?:pericia|audiencia|sentenca|decisao|despacho)|(?:pericia|audiencia)\\b(?:(?!\\baps\\b)[^.;]){0,120}\\b(?:forum|sala d[eo] audiencia)|perit[oa] (?:nomead|designad)[oa] (?:pel[oa]|n[oa]s?) (?:juiz|autos|processo)|nomeio\\b[^.;]{0,60}\\bperit',
    'proposta de (?:acordo|conciliacao|transacao)\\b.{0,240}(?:parte|rpv|homolog|restabelec|implanta|atrasad)\\w*)\\b',
  ].join('|'),
);

/** Who names a court without being one: the INSS that decides, asks or pays, and the person who tells it. */
const named =
  /\b(?:poder judiciario|justica (?:federal|estadual|do trabalho)|apela(?:cao civel|nte)|juizado especial|vara (?:federal|civel|do trabalho|previdenciaria)|trf ?-? ?\d|tribunal regional|cumprimento de sentenca)\b/;
const decided =
  /\b(?:indeferi(?:d[oa]|mento)|cumprir exigencia|carta de exigencia|status|aps|motivo|der|segurad[oa]|ciencia|defesa|comunicamos|comunica-se|prezad[oa])\b/;

/** @param said flat, on one line, without what does not hold, and without points in its numbers */
export function isOfCourt(said: string): boolean {
  if (ofBoard.test(said)) return ofJudge.test(said);
  return ownWords.test(said) || (named.test(said) && !decided.test(said));
}

import { anyOf, everyOf } from '../any-of.ts';
import { flat } from '../flat.ts';

/**
 * A stretch of a letter that does not hold. `denied`: bad news or a demand that it says there is none of.
 * `warned`: money or secrets that nobody asks for. `threatened`: what would come of staying away.
 * `undone`: what it takes back. `over`: a stop that ended.
 */
export interface Unsaid {
  readonly how: 'denied' | 'warned' | 'threatened' | 'undone' | 'over';
  readonly from: number;
  readonly until: number;
}

/** What a "não" takes away; before anything else the "não" is the news: "não foi reconhecido", "não compareceu". */
const burden = anyOf`
  (indefer|cessa|suspens|suspend|bloque|cancel(ad|am|ar)|irregular|descont|pendenc)-,
  negad[oa]s?, negativa, cort(e|es|ad[oa]|ar), revogad[oa], indicios?, exigencias?, cobranca,
  providencia, debitos?, reduzid[oa], reducao
`;

/** What stands between a "não" and what it takes away. */
const link = anyOf`
  (foi|foram|sera|serao|seria|esta|estao|e|sao|ser|estar|chegou a|chegaram a|vai|vao),
  (houve|houver|ha|havera|haver|existe-|subsist-|consta-|teve|tera|sofre-),
  (se trata|se tratando|trata-se|significa|representa|implica),
  (foi identificad[oa]|foram identificad[oa]s|identific_),
  (foi constatad[oa]|foi verificad[oa]|foram encontrad[oa]s),
  (tem|data|mais|ainda|de|d[oa]s?|em|um|uma|[oa]s?|seu|sua|qualquer|nenhum-|nova?|outr[oa]|nem|ou)
`;
/** "Sem redução da capacidade" is the news. */
const not = '(nao|nem|sem|nunca|jamais|deix(a|am|amos|ou|arao) de)';
const before = '(?:\\b(para|pra|caso|se|quem|de|fim de) )?';
const denial = anyOf`${not} (${link} ){0,7}${burden}(?! d[ae] capacidade)`;
const denied = new RegExp(before + denial.source, 'g');

/** "Não é necessário", "dispensado de": whatever follows need not be done. */
const needless = everyOf`
  nao (e|sera|ha|foi|se faz|haver[a-z]+) (mais )?(necessari[oa]|precis[oa]|obrigatori[oa]|
  necessidade)-,
  nao (precis|necessit)(a|am|ara|e|em)\b(?! dar entrada no inss), nao deve(ra)?,
  nao (tem que|ha (o que|nada a|mais o que))-, ninguem (precisa|deve)-,
  (esta|estao|fica|ficam|foi|e|encontra-se) dispensad[oa]s?, dispens(ou|amos|a-se)
`;

const secretOrMoney = anyOf`
  (taxas?|custas|imposto|boletos?|pix|deposit|pagar|pagamento a|valor a|custo|senhas?|codigos?|
  dinheiro)-
`;
const asking = anyOf`
  pede, pedem, pedimos, solicita, solicitam, solicitamos, cobra, cobram, cobramos,
  recebe ..2 (por|via) pix, exige, liga, envia, manda, sera aceito, va,
  (informe|clique|passe|forneca|compartilhe|digite|entregue|pague|deposite|transfira|confirme|
  envie|compareca|faca nenhum|faca qualquer)m?a?
`;

/** What nobody asks for, said to warn against frauds or that nothing is to be paid. */
const warning = everyOf`
  nunca, jamais, ninguem, desconfie, golpistas?, cuidado com, nao existe (o )?14 ?[ºo]? salario,
  nao (lhe |se |te )?${asking}, ${not} (${link} ){0,3}${secretOrMoney},
  independe- d[eo] ..4 (pagamento|taxas?|custas)-,
  (nada|nenhum- ..1) (e|sera|foi|deve ser) (cobrad|solicitad|exigid|pedid|descontad)[oa]-
`;

/** These name what holds until it is taken back; by their gender the participle is theirs. */
const female = anyOf`
  negativa, cessacao, suspensao, exigencia, cobranca, gru, guia, convocacao, pericia, avaliacao,
  entrevista, audiencia, consignacao, multa, concessao, decisao (que|de) _( ([oa]|seu|sua) _)?
`;
const male = anyOf`
  indeferimento, indicios?( de irregularidades?)?, irregularidades?, bloqueio, corte,
  cancelamento(?! d[oe] emprestimo), desconto, debito, cumprimento, programa
`;
const participles = `(cancelad|revogad|retirad|anulad|desconsiderad|desfeit|afastad|baixad|
  dispensad|desmarcad|reconsiderad|tornad[oa] sem efeit|cumprid|atendid|excluid|levantad|suspens)`;
const undoing = anyOf`
  (fic_|tornad[oa]) sem efeito-,
  (decorreu|ocorreu|foi feit[oa]|deu-se) (de|por) (erro|engano|equivoco)-,
  nao (ocorreu|existe|procede|aconteceu|vale mais|subsiste|se confirm(ou|aram))-
`;
/** What is owed or taken out: whatever ends it is a relief. */
const owed = `(cobrancas?|dividas?|debitos?|descontos?|consignac(ao|oes)|parcelamentos?|multas?|
  inscric(ao|oes) (em divida|no cadin))`;
/** Up to its verb, with no other subject between. */
const upToVerb = `((pel[ao]|por) nao |(?! [oa] (beneficio|auxilio|pensao|aposentadoria|
  pagamento|pedido|requerimento|bpc)\\b| e |\\bnao\\b|\\bparcial|[;:\\n]|
  \\.(?!\\d))[\\s\\S]){0,110}?`;

/** What takes back the thing named before it. */
const takenBack = everyOf`
  ${female}${upToVerb} (${participles}a|${undoing}), ${male}${upToVerb} (${participles}o|${undoing})
`;

/** A debt that ended, or a decision to end it; a request to, or one that was refused, is none. */
const freed = everyOf`
  -(\b(comunic|inform|determin|decid|autoriz|reconhec)-( _){0,3}?| e|^|[.;]) ?([oa]s? )?(cancel|encerr|
  extin|suspen|cess|baix|anul|retir)- d[aeo]s? ..1 ${owed}\b(?!~90\b(nao (foi|cabe)|indeferid|
  negad|rejeitad)),
  (cessam|cessarao|deix_ de ser) (_ )?([oa]s )?${owed},
  (divida|debito|cobranca|consignacao)\b((?! (nao|se|so|somente|caso|apos|quando|pode-|sera|
  serao)\b|[;\n]|\.(?!\d))[\s\S]){0,80}? (extint|encerrad|arquivad|perdoad|prescrit|inexigivel|
  suspens)[oa]?
`;

/** What takes back all that follows in its sentence. */
const thing = `(${female.source}|${male.source})`;
const undone = anyOf`
  (comunica|informa)- o cancelamento d[ao] ${thing}, (torn_|fica-) sem efeito,
  desconsider(e|ar|em), onde se le, (fica- )?(revogad|anulad)[oa]s?, (revog|anul)amos,
  considere[-][oa]s? inexistentes?,
  por (equivoco|engano|erro),? [oa] (comunic|carta|oficio|mensagem|aviso)-,
  (fica- )?(cancelad|desmarcad)[oa]s? [oa]s? (?!concessao)${thing},
  (cancel|retir|dispens|anul|revog|reconsider)(amos|o|ei) ([oa] )?(?!concessao|
  decisao que (conce|recon|defer))${thing}
`;
const takingBack = everyOf`
  ${undone}(?! (o |a |seu )?(beneficio|auxilio|aposentadoria|pensao|bpc|pagamento)\b)
`;

/** A benefit that came back or goes on. */
const goesOn = everyOf`
  (beneficio|pagamento|auxilio|bpc|loas|aposentadoria|pensao|
  credito)\b((?!\bnao (foi|sera|esta)\b (reativ|restab|desbloq)|;|
  \.(?!\d))[\s\S]){0,110}?\b((reativad|restabelecid|desbloquead|
  reimplantad)[oa]\b(?! caso| se | para ..1 (emprestimo|consignad))|(fica|foi|sera|segue|continua|
  permanece) (mantid[oa]|ativ[oa]|sendo pag[oa]|normal)\b(?!~60\b(ate|recuperacao|reduzid[oa]|
  parcialmente|se|caso|desde que|mediante)\b))
`;
const cameBack = /\b(?:reativad|restabelecid|desbloquead|reimplantad)/;
const stop =
  /\b(?:cess(?:ad[oa]|acao|ou)|suspen(?:s[oa]|sao|dido|deu)|bloque(?:ad[oa]|io|ou)|cancelad[oa]|cortad[oa]|corte)\b/g;

/** A recusal, an absence, and what would come of it. */
const threat = everyOf`
  (nao (comparec|atend|cumpr|apresent|respond|particip)_|recusa|abandono|ausencia|descumprimento|
  inercia)\b[^.;\n]{0,80}?\b(importa|implica|acarreta|resulta|gera|ocasiona|leva|pode)(m|ra|rao)?
`;

/** What would come of not answering. */
const wouldBe =
  '\\b(?:sera|serao|ficara|pode\\w* ser)\\b(?: \\w+){0,2}? ?(?:suspens|bloque|cess|cancel|cort|arquiv|indefer|encerr|devolvid|negad)';
const noAnswer = anyOf`
  nao (apresentad|acolhid|aceit|cumprid|atendid|regularizad|comprovad|respondid|
  realizad)[oa]s?(?! o recur),
  sem (a |o |sua )?(defesa|resposta|manifestacao|apresentacao|regularizacao|comparecimento|
  confirmacao),
  (depois|apos|passad[oa]s?|decorrid[oa]s?|findo)( _){1,5} sem
`;
/** A condition without its "se", up to what would come of it: "não apresentada a defesa, será suspenso". */
const unanswered = everyOf`-(^|[.;:\n] ?)${noAnswer}[^.;\n]{0,110}?${wouldBe}-`;
/** Money that is not withdrawn goes back: nobody has to pay it. */
const undrawn = new RegExp(
  `\\bnao (?:for |forem |sendo |havendo |houver )?(?:sacad|retirad|saque|sacar|retirar)\\w*[^.;\\n]{0,80}?${wouldBe}`,
  'g',
);
/** "Foi negado?" asks, who "acha que negaram" does not know, and "caso seja negado, cabe recurso" tells of what has not come. */
const verdict =
  '(?:negad|indefer|improced|rejeitad|recusad|cessad|suspens|bloquead|cancelad|cortad)';
const question = new RegExp(
  `\\b(?:${verdict}\\w*|(?:que|q|sera|foi|ja) (?:negaram|negou|cortaram|cortou|concedid[oa]|deferid[oa]|aprovad[oa]))\\?|\\b(?:foi|ta|esta) ${verdict}\\w* ou (?:nao|n)\\b|\\b(?:ach(?:a|o|ei|ou|amos)|com medo) (?:de )?(?:que|q) (?:\\w+ )?(?:negaram|negou|cortaram|cortou|${verdict}\\w*)`,
  'g',
);
const mayCome = new RegExp(
  `\\b(?:(?:caso|se|quando)\\b[^.;\\n]{0,60}? (?:seja|for|forem|venham? a ser) (?:\\w+ )?${verdict}|em caso de (?:indeferimento|negativa))`,
  'g',
);
/** "Se não houver resposta em 30 dias": the term stands, what would come of it does not. */
const ifNot = new RegExp(
  `\\b(?:se|caso)\\b[^.;\\n]{0,60}?\\bnao (?!concord)[^.;\\n]{0,90}?(${wouldBe})`,
  'g',
);

/** Where a clause ends; a comma of a list ends none. */
const clauseEnd = new RegExp(
  [
    /[.;:!?](?!\d)|\n\s*\n/,
    /,(?! (?:\w+ ){0,3}(?:ou|nem|e) | nem\b)/,
    anyOf`mas, porem, pois, porque, apenas, exceto, salvo, desde que, visto que, uma vez que, e sim`,
    / e (?:foi|fica|esta|sera|segue|continua|permanece|deve|aguard\w+|el[ea] |[oa]s? )/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const sentenceEnd =
  /[.;!?](?!\d)|\n\s*\n|,? ?\bleia-? ?se\b|,? \bdesde que\b| e (?:re)?(?:designad|marcad|agendad)[oa]\b| e (?:[oa] |foi |fica |defir|conced)/g;

function endOf(words: string, from: number, ends: RegExp): number {
  const pattern = new RegExp(ends);
  pattern.lastIndex = from;
  return pattern.exec(words)?.index ?? words.length;
}

const pieces = (words: string, pattern: RegExp, how: Unsaid['how'], ends?: RegExp): Unsaid[] =>
  [...words.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    how,
    from: index,
    until: ends ? endOf(words, index + length, ends) : index + length,
  }));

/** By an appeal, or what the INSS saw anew. */
const byAppeal = anyOf`
  (apos|depois d[aeo]|por|pel[ao]|em|com|mediante|n[ao])\b[^.;,]{0,40}\b(recurso|acordao|juntas?|
  camara|crps|reconsideracao)
`;
const afterComma = anyOf`^,? ${byAppeal}`;
const yes = anyOf`(concedid|deferid|reconhecid|restabelecid|reativad|implantad)[oa]`;
/** What parts a no from a yes that would have come after it. */
const parting = anyOf`
  nao, se, caso, quando, pode-, ser, seja, sera, anterior, outr[oa], neg(ou|ad[oa]), indeferid[oa],
  mant(id[oa]|eve), tinha, havia, tenha, embora, 20[01]\d, 202[0-5]
`;
const toYes = `((?!${parting.source}|;)[\\s\\S])`;
/** A no of before: the appeal that came after it was won. */
const wonAfter = everyOf`
  (indeferid|negad|nao (foi )?(prorrogad|concedid|
  reconhecid))[oa]\b(?=${toYes}{0,140}?(${byAppeal}${toYes}{0,60}?${yes}|${yes}~20[ ]${byAppeal}))
`;

const comesBack = anyOf`
  (comunic|inform)-[,]? (\S{1,9} ){0,3}?(que )?(foi (feit|realizad|
  efetuad)[oa] )?[oa] (reativacao|restabelecimento|desbloqueio|reimplantacao) d[oea]s?
`;
const notYet = anyOf`
  nao, se, caso, novamente,
  (negad|indefer|recus|rejeit|improced|indevid|impossi|depend|em analise)-
`;
/** Up to where its sentence turns to something else. */
const upToTurn =
  '(?:(?!,(?! que (?:havia|tinha|estava|se encontrava)\\b)| (?:mas|porem|e|ate) )[^.;\\n]|\\.(?=\\d))*';
/** "Comunicamos a reativação do benefício cessado em …": the stop is over, wherever it is told. */
export const returns = new RegExp(`${comesBack.source} (?![^.;]*(?:${notYet.source}))${upToTurn}`);
const no = /\b(?:indeferid[oa]|negad[oa]|nao (?:foi )?(?:concedid|reconhecid|deferid)[oa])\b/g;
/** The INSS took its own no back. */
const reformed =
  /\b(?:reform|reconsider|rev(?:is|og))\w*(?:-se)? (?:[oa] )?(?:decisao|indeferimento|despacho|ato)\b(?:(?!\b(?:que|nao)\b)[^.;]){0,80}\b(?:conced|defer|reconhec|restabelec)/;

/** Stops and a no that are told of what holds no longer. */
function undoneBy(words: string): Unsaid[] {
  const found = returns.exec(words);
  const [index, back] = [found?.index ?? 0, found?.[0] ?? ''];
  const until = reformed.exec(words)?.index ?? 0;
  return [
    ...pieces(back, stop, 'over').map((one) => ({
      ...one,
      from: one.from + index,
      until: one.until + index,
    })),
    ...pieces(words.slice(0, until), no, 'over'),
  ];
}

/** What came to an end by the time a benefit came back: stops that are told before that. */
function overIn(words: string): Unsaid[] {
  const last = [...words.matchAll(goesOn)].at(-1);
  const won = [...pieces(words, wonAfter, 'over'), ...undoneBy(words)];
  if (!last) return won;
  const end = last.index + last[0].length;
  const [cause = ''] = afterComma.exec(words.slice(end)) ?? [];
  const until = end + cause.length;
  const how = cameBack.test(last[0]) ? 'over' : 'undone';
  return [...won, ...pieces(words.slice(0, until), stop, how), { how, from: last.index, until }];
}

/** By these names a debt is told of in a heading, and in what refers to an earlier paper. */
const bill = /\b(?:oficio|notificacao|aviso|carta) de cobranca\b/g;
const owedStill =
  /\bnov[oa] (?:guia|gru|cobranca|valor)|\bremanesc|\bcobra\b|\banterior|\bsaldo\b|\bparcial|\bem parte\b/;

/** The names of a debt of which nothing is owed any more. */
const paidOff = (words: string, unsaid: readonly Unsaid[]): Unsaid[] =>
  /\b(?:debito|divida|guia|gru|cobranca)/.test(unsaidText(words, unsaid, 'denied', 'undone')) &&
  !owedStill.test(words)
    ? pieces(words, bill, 'undone')
    : [];

/** A judge's order that fell: of the letter that tells of it nothing is taken back. */
const orderTakenBack =
  /\b(?:tutela|liminar|antecipacao|decisao judicial)\b(?: \w+){0,4} (?:revogad|cassad|anulad)[oa]\b/g;

/**
 * What a letter says that does not hold: it denies it, takes it back, or tells it as over. Every sign of a
 * kind, an alarm, a day or a demand is looked for in the rest.
 * @param flatText as `flat` gives it
 */
export function unsaidIn(flatText: string): Unsaid[] {
  const words = flatText
    .replaceAll(/\n(?!\s*\n)/g, ' ')
    .replaceAll(orderTakenBack, (order) => ' '.repeat(order.length));
  // "Para não ter o corte" is a threat, and no denial.
  const denials = [...words.matchAll(denied)]
    .filter(([, purpose]) => !purpose)
    .map(
      ({ index, 0: { length } }): Unsaid => ({
        how: 'denied',
        from: index,
        until: endOf(words, index + length, clauseEnd),
      }),
    );
  const unsaid = [
    ...denials,
    ...pieces(words, needless, 'denied', clauseEnd),
    ...pieces(words, warning, 'warned', clauseEnd),
    ...pieces(words, threat, 'threatened', sentenceEnd),
    ...pieces(words, unanswered, 'threatened', sentenceEnd),
    ...pieces(words, undrawn, 'threatened', sentenceEnd),
    ...pieces(words, question, 'threatened'),
    ...pieces(words, mayCome, 'threatened', sentenceEnd),
    ...[...words.matchAll(ifNot)].map(({ index, 0: all, 1: end = '' }): Unsaid => {
      const from = index + all.length - end.length;
      return { how: 'threatened', from, until: endOf(words, from + end.length, sentenceEnd) };
    }),
    ...pieces(words, takingBack, 'undone', sentenceEnd),
    ...pieces(words, takenBack, 'undone'),
    ...pieces(words, freed, 'undone', sentenceEnd),
    ...overIn(words),
  ];
  return [...unsaid, ...paidOff(words, unsaid)];
}

/** A text with spaces, character for character, in the place of what does not hold. */
export function heldIn(text: string, unsaid: readonly Unsaid[] = unsaidIn(flat(text))): string {
  return unsaid.reduce(
    (held, { from, until }) =>
      held.slice(0, from) + held.slice(from, until).replaceAll(/[^\n]/g, ' ') + held.slice(until),
    text,
  );
}

/** Only what a text denies or takes back, in one of these ways. */
export const unsaidText = (
  text: string,
  unsaid: readonly Unsaid[],
  ...hows: readonly Unsaid['how'][]
): string =>
  unsaid
    .filter(({ how }) => hows.includes(how))
    .map(({ from, until }) => text.slice(from, until))
    .join(' . ');

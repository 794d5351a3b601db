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

const anyOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** What a "não" takes away; before anything else the "não" is the news: "não foi reconhecido", "não compareceu". */
const burden = anyOf(
  'indefer\\w*',
  'negad[oa]s?',
  'negativa',
  'cessa\\w*',
  'suspens\\w*',
  'suspend\\w*',
  'bloque\\w*',
  'cort(?:e|es|ad[oa]|ar)',
  'cancel(?:ad|am|ar)\\w*',
  'revogad[oa]',
  'indicios?',
  'irregular\\w*',
  'exigencias?',
  'cobranca',
  'descont\\w*',
  'pendenc\\w*',
  'providencia',
  'debitos?',
  'reduzid[oa]',
  'reducao',
);

/** What stands between a "não" and what it takes away. */
const link = anyOf(
  'foi|foram|sera|serao|seria|esta|estao|e|sao|ser|estar|chegou a|chegaram a|vai|vao',
  'houve|houver|ha|havera|haver|existe\\w*|subsist\\w*|consta\\w*|teve|tera|sofre\\w*|se trata|se tratando|trata-se|significa|representa|implica',
  'foi identificad[oa]|foram identificad[oa]s|identific\\w+|foi constatad[oa]|foi verificad[oa]|foram encontrad[oa]s',
  'tem|data|mais|ainda|de|d[oa]s?|em|um|uma|[oa]s?|seu|sua|qualquer|nenhum\\w*|nova?|outr[oa]|nem|ou',
);
/** "Sem redução da capacidade" is the news. */
const not = '(?:nao|nem|sem|nunca|jamais|deix(?:a|am|amos|ou|arao) de)';
const before = '(?:\\b(para|pra|caso|se|quem|de|fim de) )?';

/** "Não é necessário", "dispensado de": whatever follows need not be done. */
const needless = anyOf(
  '\\bnao (?:e|sera|ha|foi|se faz|haver[a-z]+) (?:mais )?(?:necessari[oa]|precis[oa]|obrigatori[oa]|necessidade)',
  '\\bnao (?:(?:precis|necessit)(?:a|am|ara|e|em)\\b(?! dar entrada no inss)|deve(?:ra)?\\b|tem que|ha (?:o que|nada a|mais o que))',
  '\\bninguem (?:precisa|deve)',
  '\\b(?:esta|estao|fica|ficam|foi|e|encontra-se) dispensad[oa]s?\\b',
  '\\bdispens(?:ou|amos|a-se)\\b',
);

const secretOrMoney =
  'taxas?|custas|imposto|boletos?|pix|deposit\\w*|pagar|pagamento a|valor a|custo|senhas?|codigos?|dinheiro';
const asking =
  '(?:pede|pedem|pedimos|solicita|solicitam|solicitamos|cobra|cobram|cobramos|recebe(?: \\w+){0,2} (?:por|via) pix|exige|liga|envia|manda|sera aceito|va|(?:informe|clique|passe|forneca|compartilhe|digite|entregue|pague|deposite|transfira|confirme|envie|compareca|faca nenhum|faca qualquer)m?a?)\\b';

/** What nobody asks for, said to warn against frauds or that nothing is to be paid. */
const warning = anyOf(
  '\\b(?:nunca|jamais|ninguem|desconfie|golpistas?|cuidado com)\\b',
  '\\bnao existe (?:o )?14 ?[ºo]? salario\\b',
  `\\bnao (?:lhe |se |te )?(?:${asking})`,
  `\\b${not} (?:${link} ){0,3}(?:${secretOrMoney})`,
  '\\bindepende\\w* d[eo] (?:\\w+ ){0,4}(?:pagamento|taxas?|custas)',
  '\\b(?:nada|nenhum\\w*(?: \\w+)?) (?:e|sera|foi|deve ser) (?:cobrad|solicitad|exigid|pedid|descontad)[oa]',
);

/** These name what holds until it is taken back; by their gender the participle is theirs. */
const female =
  '(?:negativa|cessacao|suspensao|exigencia|cobranca|gru|guia|convocacao|pericia|avaliacao|entrevista|audiencia|consignacao|multa|concessao|decisao (?:que|de) \\w+(?: (?:[oa]|seu|sua) \\w+)?)';
const male =
  '(?:indeferimento|indicios?(?: de irregularidades?)?|irregularidades?|bloqueio|corte|cancelamento(?! d[oe] emprestimo)|desconto|debito|cumprimento|programa)';
const participles =
  '(?:cancelad|revogad|retirad|anulad|desconsiderad|desfeit|afastad|baixad|dispensad|desmarcad|reconsiderad|tornad[oa] sem efeit|cumprid|atendid|excluid|levantad|suspens)';
const undoing =
  '(?:(?:fic\\w+|tornad[oa]) sem efeito|(?:decorreu|ocorreu|foi feit[oa]|deu-se) (?:de|por) (?:erro|engano|equivoco)|nao (?:ocorreu|existe|procede|aconteceu|vale mais|subsiste|se confirm(?:ou|aram)))';
/** What is owed or taken out: whatever ends it is a relief. */
const owed =
  '(?:cobrancas?|dividas?|debitos?|descontos?|consignac(?:ao|oes)|parcelamentos?|multas?|inscric(?:ao|oes) (?:em divida|no cadin))';
/** Up to its verb, with no other subject between. */
const upToVerb =
  '(?:(?:pel[ao]|por) nao |(?! [oa] (?:beneficio|auxilio|pensao|aposentadoria|pagamento|pedido|requerimento|bpc)\\b| e |\\bnao\\b|\\bparcial|[;:\\n]|\\.(?!\\d))[\\s\\S]){0,110}?';

/** What takes back the thing named before it. */
const takenBack = new RegExp(
  `\\b(?:${female}\\b${upToVerb} (?:${participles}a\\b|${undoing})|${male}\\b${upToVerb} (?:${participles}o\\b|${undoing}))`,
  'g',
);

const ended = '(?:extint|encerrad|arquivad|perdoad|prescrit|inexigivel|suspens)[oa]?';
/** A debt that ended, or a decision to end it; a request to, or one that was refused, is none. */
const freed = new RegExp(
  anyOf(
    `(?:\\b(?:comunic|inform|determin|decid|autoriz|reconhec)\\w*(?: \\w+){0,3}?| e|^|[.;]) ?(?:[oa]s? )?(?:cancel|encerr|extin|suspen|cess|baix|anul|retir)\\w* d[aeo]s? (?:\\w+ )?${owed}\\b(?![^.;]{0,90}\\b(?:nao (?:foi|cabe)|indeferid|negad|rejeitad))`,
    `\\b(?:cessam|cessarao|deix\\w+ de ser) (?:\\w+ )?(?:[oa]s )?${owed}\\b`,
    `\\b(?:divida|debito|cobranca|consignacao)\\b(?:(?! (?:nao|se|so|somente|caso|apos|quando|pode\\w*|sera|serao)\\b|[;\\n]|\\.(?!\\d))[\\s\\S]){0,80}? ${ended}\\b`,
  ),
  'g',
);

/** What takes back all that follows in its sentence. */
const takingBack = new RegExp(
  `\\b(?:(?:comunica|informa)\\w* o cancelamento d[ao] (?:${female}|${male})|torn\\w+ sem efeito|fica\\w* sem efeito|desconsider(?:e|ar|em)|onde se le|(?:fica\\w* )?(?:revogad|anulad)[oa]s?|(?:revog|anul)amos|(?:considere-[oa]s? )inexistentes?|por (?:equivoco|engano|erro),? [oa] (?:comunic|carta|oficio|mensagem|aviso)\\w*|(?:fica\\w* )?(?:cancelad|desmarcad)[oa]s? [oa]s? (?!concessao)(?:${female}|${male})|(?:cancel|retir|dispens|anul|revog|reconsider)(?:amos|o|ei) (?:[oa] )?(?!concessao|decisao que (?:conce|recon|defer))(?:${female}|${male}))\\b(?! (?:o |a |seu )?(?:beneficio|auxilio|aposentadoria|pensao|bpc|pagamento)\\b)`,
  'g',
);

/** A benefit that came back or goes on. */
const goesOn =
  /\b(?:beneficio|pagamento|auxilio|bpc|loas|aposentadoria|pensao|credito)\b(?:(?!\bnao (?:foi|sera|esta)\b (?:reativ|restab|desbloq)|;|\.(?!\d))[\s\S]){0,110}?\b(?:(?:reativad|restabelecid|desbloquead|reimplantad)[oa]\b(?! caso| se | para (?:\w+ )?(?:emprestimo|consignad))|(?:fica|foi|sera|segue|continua|permanece) (?:mantid[oa]|ativ[oa]|sendo pag[oa]|normal)\b(?![^.;]{0,60}\b(?:ate|recuperacao|reduzid[oa]|parcialmente|se|caso|desde que|mediante)\b))/g;
const cameBack = /\b(?:reativad|restabelecid|desbloquead|reimplantad)/;
const stop =
  /\b(?:cess(?:ad[oa]|acao|ou)|suspen(?:s[oa]|sao|dido|deu)|bloque(?:ad[oa]|io|ou)|cancelad[oa]|cortad[oa]|corte)\b/g;

/** A recusal, an absence, and what would come of it. */
const threat =
  /\b(?:nao (?:comparec|atend|cumpr|apresent|respond|particip)\w+|recusa|abandono|ausencia|descumprimento|inercia)\b[^.;\n]{0,80}?\b(?:importa|implica|acarreta|resulta|gera|ocasiona|leva|pode)(?:m|ra|rao)?\b/g;

/** What would come of not answering. */
const wouldBe =
  '\\b(?:sera|serao|ficara|pode\\w* ser)\\b(?: \\w+){0,2}? ?(?:suspens|bloque|cess|cancel|cort|arquiv|indefer|encerr|devolvid|negad)';
/** A condition without its "se", up to what would come of it: "não apresentada a defesa, será suspenso". */
const unanswered = new RegExp(
  `(?:^|[.;:\\n] ?)${anyOf(
    'nao (?:apresentad|acolhid|aceit|cumprid|atendid|regularizad|comprovad|respondid|realizad)[oa]s?(?! o recur)',
    'sem (?:a |o |sua )?(?:defesa|resposta|manifestacao|apresentacao|regularizacao|comparecimento|confirmacao)',
    '(?:depois|apos|passad[oa]s?|decorrid[oa]s?|findo)(?: \\w+){1,5} sem',
  )}\\b[^.;\\n]{0,110}?${wouldBe}`,
  'g',
);
/** Money that is not withdrawn goes back: nobody has to pay it. */
const undrawn = new RegExp(
  `\\bnao (?:for |forem |sendo |havendo |houver )?(?:sacad|retirad|saque|sacar|retirar)\\w*[^.;\\n]{0,80}?${wouldBe}`,
  'g',
);
/** "Foi negado?" asks, and "caso seja negado, cabe recurso" tells of what has not come. */
const verdict =
  '(?:negad|indefer|improced|rejeitad|recusad|cessad|suspens|bloquead|cancelad|cortad)';
const question = new RegExp(`\\b${verdict}\\w*\\?`, 'g');
const mayCome = new RegExp(
  `\\b(?:(?:caso|se|quando)\\b[^.;\\n]{0,60}? (?:seja|for|forem) (?:\\w+ )?${verdict}|em caso de (?:indeferimento|negativa))`,
  'g',
);
/** "Se não houver resposta em 30 dias": the term stands, what would come of it does not. */
const ifNot = new RegExp(
  `\\b(?:se|caso)\\b[^.;\\n]{0,60}?\\bnao (?!concord)[^.;\\n]{0,90}?(${wouldBe})`,
  'g',
);

/** Where a clause ends; a comma of a list ends none. */
const clauseEnd =
  /[.;:!?](?!\d)|\n\s*\n|,(?! (?:\w+ ){0,3}(?:ou|nem|e) | nem\b)|\b(?:mas|porem|pois|porque|apenas|exceto|salvo|desde que|visto que|uma vez que|e sim)\b| e (?:foi|fica|esta|sera|segue|continua|permanece|deve|aguard\w+|el[ea] |[oa]s? )/g;
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

const denied = new RegExp(
  `${before}\\b${not} (?:${link} ){0,7}(?:${burden})\\b(?! d[ae] capacidade)`,
  'g',
);

/** By an appeal, or what the INSS saw anew. */
const byAppeal =
  '(?:apos|depois d[aeo]|por|pel[ao]|em|com|mediante|n[ao])\\b[^.;,]{0,40}\\b(?:recurso|acordao|juntas?|camara|crps|reconsideracao)\\b';
const yes = '(?:concedid|deferid|reconhecid|restabelecid|reativad|implantad)[oa]\\b';
const toYes =
  '(?:(?!\\b(?:nao|se|caso|quando|pode\\w*|ser|seja|sera|anterior|outr[oa]|neg(?:ou|ad[oa])|indeferid[oa]|mant(?:id[oa]|eve)|tinha|havia|tenha|embora|20[01]\\d|202[0-5])\\b|;)[\\s\\S])';
/** A no of before: the appeal that came after it was won. */
const wonAfter = new RegExp(
  `\\b(?:indeferid|negad|nao (?:foi )?(?:prorrogad|concedid|reconhecid))[oa]\\b(?=${toYes}{0,140}?\\b(?:${byAppeal}${toYes}{0,60}?\\b${yes}|${yes}[^.;]{0,20} ${byAppeal}))`,
  'g',
);

/** "Comunicamos a reativação do benefício cessado em …": the stop is over, wherever it is told. */
export const returns =
  /\b(?:comunic|inform)\w*,? (?:\S{1,9} ){0,3}?(?:que )?(?:foi (?:feit|realizad|efetuad)[oa] )?[oa] (?:reativacao|restabelecimento|desbloqueio|reimplantacao) d[oea]s? (?![^.;]*(?:\b(?:nao|se|caso|novamente)\b|\b(?:negad|indefer|recus|rejeit|improced|indevid|impossi|depend|em analise)))(?:(?!,(?! que (?:havia|tinha|estava|se encontrava)\b)| (?:mas|porem|e|ate) )[^.;\n]|\.(?=\d))*/;
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
  const [cause = ''] = new RegExp(`^,? ${byAppeal}`).exec(words.slice(end)) ?? [];
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
    ...pieces(words, new RegExp(needless, 'g'), 'denied', clauseEnd),
    ...pieces(words, new RegExp(warning, 'g'), 'warned', clauseEnd),
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

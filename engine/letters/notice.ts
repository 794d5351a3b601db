import { anyOf } from '#words/any-of.ts';
import { returns, type Unsaid } from '#words/letter/clauses.ts';

/** What a paper only tells, without deciding a request or asking for anything. */
export type Notice =
  | 'restored'
  | 'alive'
  | 'certificate'
  /** What the INSS has of somebody on that day, for another office: no decision. */
  | 'statement'
  /** Nobody has a pension by somebody's death: who may, asks for it. */
  | 'noDependants'
  /** Who depended on somebody who died, for the money left at a bank or a fund: no pension is given by it. */
  | 'dependants'
  /** A certificate or a correction of the register was given, in part at least: it pays nothing. */
  | 'record'
  | 'reduced'
  | 'reviewed'
  | 'changed'
  | 'received'
  /** Money came back from the bank, and waits for another account. */
  | 'returned'
  /** The exam was made, and something is still missing. */
  | 'afterExam'
  /** An auxílio has a last day, before which more time is asked for. */
  | 'ending'
  /** Its person is alive, and was told to be dead. */
  | 'mistaken'
  /** What was paid after a death is wanted back. */
  | 'afterDeath'
  /** Who is in prison has to be shown to be there still. */
  | 'prison'
  /** The rehabilitation was missed, and nothing has stopped yet. */
  | 'missedRehab'
  /** A court ordered what is paid from now on. */
  | 'ordered'
  /** A request is "concluída", and whether with a yes or a no is not told. */
  | 'concluded'
  /** Whoever stands for another has to show anew that they may. */
  | 'representative'
  /** The BPC stopped because its person works, and auxílio-inclusão is paid in its place. */
  | 'inclusion'
  /** The employer says that an illness is not of the work: nothing is decided yet. */
  | 'nexus'
  /** It goes to the employer, of the auxílio of one who works there. */
  | 'toEmployer'
  /** Another dependant shares a pension from now on. */
  | 'split'
  /** The appeal is on the agenda of a board: nothing was decided. */
  | 'agenda'
  /** It takes back, forgoes or denies something, and asks for nothing else. */
  | 'relieved';

const cameIn = anyOf`
  (recebemos|registramos) ..3 (pedido|requerimento|solicitacao|recurso),
  aguardando (a )?analise, comprovante d[eo] protocolo, tarefa transferida (d[aeo]|para),
  (esta|segue|continua|permanece|aguarda) na fila (de|da|para|para a) analise,
  (segue|permanece|continua|consta como|situacao e) em analise,
  (status|situacao)( atual)? ?:? ?(em analise|em andamento),
  (pedido|requerimento|solicitacao|recurso|defesa) ~70 (em analise|em andamento|recebid[oa]|
  registrad[oa]|protocolad[oa]|aguardando analise|encaminhad[oa] (a|para a) ..1 (junta|analise))
`;
/** Of these nothing came in. */
const noneCame = /\bnenhum (?:pedido|requerimento)\b[^.;]*/g;
/** "Pedido não conhecido": what came in was decided all the same. */
const isDecided =
  /\b(?:nao (?:foi |e )?(?:conhecid|recebid|aceit|acolhid)[oa]|nao conhecer)\b|\bintempestiv/;

const endsOn = anyOf`
  (encerra-se|se encerra|(encerra|cessa|termina)ra|sera (encerrad|cessad)o|
  (termina|acaba|encerra) (em|dia|no dia)|com termino|(cessacao|termino|fim) previst[oa]|
  data d[ae] cessacao|vai (parar|acabar|terminar)|incapacidade ..3 ate)\b~40\d\/
`;
const mayGoOn = /\bprorrog|\b(?:15|quinze) dias (?:\w+ )?(?:ante|fina)|\bultimos (?:15|quinze)/;
const ofIllness = /\b(?:incapacidade|auxilio|(?:beneficio|especie|b) ?-?[39]1\b)/;
/** Of another benefit, of a term, or of one that has just been granted. */
const ofOther =
  /\b(?:bpc|loas|maternidade|pensao|reclusao|prazo|exigencia|cadastro|conced\w+|deferid\w*)\b/;

/** Whether an auxílio will end on a set day; asking for more names it as well as its own name. */
const isEndingIn = (words: string): boolean =>
  endsOn.test(words) &&
  (mayGoOn.test(words)
    ? ofIllness.test(words) || (/\bbenefici/.test(words) && !ofOther.test(words))
    : /\b(?:auxilio[- ]doenca|incapacidade temporaria)\b/.test(words) && !ofOther.test(words)) &&
  !/\b(?:indefer|negad|nao (?:foi |houve |existe |ha )?(?:reconhec|constat|prorrog|incapac))/.test(
    words,
  );

const putOffUntil = anyOf`
  ((botou|botaram|deixou|deixaram|colocou|colocaram|to|tou|estou|sigo|
  fico)( de)?|deu) (encostad[oa]|afastad[oa]|auxilio|licenca|beneficio) ..4 ate (o )?(dia )?\d-
`;
/** "O INSS me botou encostada até dia 5, e ainda não ando": an auxílio that runs, and who is still ill. */
const isPutOffIn = (words: string): boolean =>
  putOffUntil.test(words) &&
  /\b(?:inss|pericia|perit[oa])\b/.test(words) &&
  /\b(?:ainda nao|nao (?:consigo|posso|aguento|ando|melhorei|estou|to)\b|continuo|ainda (?:sinto|to|estou|doi))/.test(
    words,
  ) &&
  !/\b(?:ano passado|de (?:19|20[01]|202[0-5])|neg(?:ou|aram|ad)|indefer|cort(?:ou|aram)|bpc|loas|nao prorrog)/.test(
    words,
  );

/** Of somebody else's death who lives tells too. */
const ofAnotherDeath = anyOf`
  (pensao|marido|mulher|espos[oa]|pais?|mae|filh[oa]|companheir|indefer|negad|negou)-,
  nao (foi )?reconhecid-
`;

const isMistaken = (words: string): boolean =>
  /\b(?:to|tou|estou|esta|sou|continuo|ta) viv[oa]\b|\b(?:nao|que eu) morri\b|\b(?:me deram|me deu|fui dad[oa]|consto|constei) como (?:mort|falecid)[oa]\b/.test(
    words,
  ) &&
  /\b(?:obito|mort[oae]|morri|falecid[oa])\b/.test(words) &&
  !ofAnotherDeath.test(words);

const rehabMissed = anyOf`
  nao ..1 compareceu, ausencia (n[ao]s?|em|ao?|registrada), registro de ausencia, faltou, faltei,
  perdi o dia
`;
const hasStopped = anyOf`
  (foi|esta|ficou|fica|beneficio|auxilio|pagamento) (suspens|cessad|bloquead|cancelad|encerrad|
  cortad)-,
  suspenderam, suspendeu, cort(ar[ao]|ou|ad)-, cess(ar[ao]m?|ou), bloque(aram|ou)-, indeferi-
`;

const isMissedRehab = (words: string): boolean =>
  /\breabilitac/.test(words) && rehabMissed.test(words) && !hasStopped.test(words);

/** Any word that a decision, a demand or a stop has. */
const isTold = anyOf`
  (in)?defer-, (sem|nao) …,
  (conce[ds]|negad|arquiv|desist|exig|recurs|provi[dm]|aprovad|autoriz|reconhec|cumpr|comprov)-,
  (encerrad|cessa|suspen|bloque|cancel|revis|pericia|implantad|mantid|devid|deix)-
`;
/** What is done at once, and waits for no answer. */
const isService = /\b(?:agendament|copia|atualiz|transfer|cadastr)/;
/** The screen of a request, and no letter. */
const screen = 300;
/** Without what an e-mail of any request has. */
const ownWords = (words: string): string =>
  words.replaceAll(
    /\bnao respond\w+|\b(?:ultima atualizacao|atualizacao d[eo] (?:seu )?pedido)\b/g,
    ' ',
  );
/** "Foi concluído. Para ver o resultado, acesse": it says itself that the result stands elsewhere. */
const isToSee =
  /\bconcluid[oa]\b[^;]{0,60}\b(?:para|e) (?:ver|consultar|saber|conferir|acessar) o resultado\b/;
const isConcluded = (words: string): boolean =>
  isToSee.test(words) ||
  (/\bconcluid[oa]\b/.test(words) &&
    words.length < screen &&
    !isTold.test(ownWords(words)) &&
    !isService.test(ownWords(words)));

const byCourt = anyOf`
  ((cumprimento|forca|razao|virtude) d[aeo]|por|em cumprimento a) ..1 (antecipacao d[ea] tutela|
  tutela|liminar|decisao judicial|ordem judicial|determinacao judicial|sentenca)
`;
const actsItself = anyOf`
  (indefer|negad|cessad[oa]|comunicamos a cessacao|revogad|prorrog|dcb|suspens|cancel|cass(ad|ou))-,
  (irregular|defesa|debito|descont|consigna|trabalhist|revis|encerra|duracao|ultimo dia)-,
  ate (o dia )?\d-, \d+ dias
`;

/** A court's order to pay, carried out: whatever is wrong in it is told to the judge, unless the INSS acted on its own. */
const isOrdered = (words: string): boolean =>
  /\b(?:implant|restabelec|reativ)\w+/.test(words) &&
  byCourt.test(words) &&
  !actsItself.test(words);

const ofRecord = anyOf`
  certidao de tempo, ctc, atualizar vinculos,
  acerto (de |d[oa]s? |no )?(vinculos?|cnis|dados|remunerac_|periodos?),
  (inclusao|retificacao) de (vinculos?|remunerac_|periodos?)
`;
const givenInPart = anyOf`
  atendimento parcial-, (parcialmente|em parte) (atendid|deferid|aceit|acolhid)-,
  (atendid|defer[ei]|aceit|acolhid)-(-se)? (parcialmente|em parte)-,
  nao (foi |foram )?(certificad|incluid|averbad)-, fo(i|ram) (incluid|certificad)-
`;
const benefit =
  '(aposentadoria|auxilio|pensao|salario-maternidade|bpc|amparo|beneficio|requerimento \\d\\d\\b)';
const ofBenefit = anyOf`
  (conced|defer|indefer|neg)- ~40 ${benefit}-,
  ${benefit} ~60 (conced|defer|indefer|negad|nao (foi )?reconhec)-,
  rmi, dib, renda mensal, pedido de revisao
`;
const isRecord = (words: string): boolean =>
  ofRecord.test(words) && givenInPart.test(words) && !ofBenefit.test(words);

const isToRenew = (words: string): boolean =>
  /\b(?:administrador(?:a)? provisori[oa]|representante legal|curador(?:a)?|tutor(?:a)?)\b/.test(
    words,
  ) &&
  /\b(?:termo|representac\w+|prazo|validade|mandato)\b(?:[^.;]|\bv\. ?sa\.){0,90}\b(?:venc|expir|termin|encerr|ate \d)/.test(
    words,
  ) &&
  !/\b(?:indefer|concedid|negad|recurso)/.test(words);

const isInclusion = (words: string): boolean =>
  /\b(?:concedid|implantad|substitui)\w*\b[^;]{0,80}\bauxilio-? ?inclusao\b|\bauxilio-? ?inclusao\b[^.;]{0,80}\b(?:concedid|implantad)/.test(
    words,
  ) &&
  /\b(?:suspens|cessad|substitui)/.test(words) &&
  !/\b(?:indefer|negad|nao (?:foi )?(?:concedid|reconhecid))/.test(words);

/** A contest that was decided is answered by an appeal. */
const isOfNexus = (words: string): boolean =>
  /\bcontest\w+\b[^.;]{0,80}\b(?:nexo|ntep)\b|\b(?:nexo|ntep)\b[^.;]{0,80}\bcontest/.test(words) &&
  /\b(?:empresa|empregador|contestante)/.test(words) &&
  !/\b(?:(?:in)?deferi|acolh|rejeit|procedente|provimento|transformad[oa])/.test(words);

const oneMore = anyOf`
  desdobr(amento|ad[oa]),
  (habilit|inclus|inclu)_ ~30 (outr|nov)[oa]s? (dependente|pensionista|
  beneficiari)[^;]{0,120}\b(cota|dividid|rate|parte)-
`;

const isSplit = (words: string): boolean =>
  /\bpensao\b/.test(words) && oneMore.test(words) && !/\bindefer/.test(words);

/** "Incluído em pauta"; of a judgment its session is told too. */
const onAgenda = anyOf`
  (inclu_|inser_|pautad[oa]|intimac_|aviso|publicac_) ~60 pauta,
  pauta (d[aeo] )?(sessao|julgamento)-,
  (sera|vai ser) (julgad[oa]|apreciad[oa]) ~60 sessao,
  sessao (de julgamento|virtual|ordinaria|extraordinaria), sustentac_ ora(l|is)
`;
const beforeBoard =
  /\b(?:crps|conselho de recursos|e-?recursos|\d* ?ª? ?(?:junta|jr|caj)\b|juntas? de recursos|camaras? de julgamento)/;
const isJudged = anyOf`
  acord(a|am|aram|ao), proviment-, (des|im)?provid[oa]s?, nao conhec-, diligencia,
  decid(iu|iram|em), negou, negaram, deram, rejeit_, manteve,
  (retirad_|exclui_) d[ea] pauta-
`;
const isOnAgenda = (words: string): boolean =>
  onAgenda.test(words) && beforeBoard.test(words) && !isJudged.test(words);

/** In this order: what changes money is told before what only changes a record. */
const notices: readonly (readonly [Notice, Pick<RegExp, 'test'>])[] = [
  ['agenda', { test: isOnAgenda }],
  ['mistaken', { test: isMistaken }],
  ['inclusion', { test: isInclusion }],
  ['nexus', { test: isOfNexus }],
  [
    'toEmployer',
    /\bcomunica\w+ (?:de decisao )?(?:ao empregador|a empresa)\b|^.{0,200}\ba(?:o empregador| empresa)\b[^;]{0,160}\bempregad[oa]s?\b[^;]{0,80}\bbeneficio/,
  ],
  ['split', { test: isSplit }],
  ['representative', { test: isToRenew }],
  ['missedRehab', { test: isMissedRehab }],
  ['record', { test: isRecord }],
  ['ordered', { test: isOrdered }],
  ['ending', { test: (words) => isEndingIn(words) || isPutOffIn(words) }],
  [
    'afterDeath',
    {
      test: (words) =>
        /\b(?:credit|pag|deposit|receb|valor)\w*\b[^.;]{0,60}\b(?:posterior\w*|apos|depois d)\b[^.;]{0,12}\b(?:obito|falecimento|morte)\b/.test(
          words,
        ) && /\b(?:devol[uv]|cobr|indevid|creditos? posterior)/.test(words),
    },
  ],
  [
    'prison',
    /^(?!.*\bindefer).*\bdeclaracao(?: \w+){0,2} (?:presidio|carcer\w*|prisao)\b.{0,160}\b(?:bloque|suspen|vencid|venceu|nova|parar|trimestr)/,
  ],
  [
    'reduced',
    /\b(?:(?:renda|valor|pagamento)\b[^.;]{0,60} (?:\w+ )?(?:reduzid|diminuid|rebaixad)[oa]s?|reduc\w+ d[oa] (?:renda|valor))\b/,
  ],
  ['afterExam', /\bacerto (?:de )?pos-? ?pericia\b/],
  [
    'returned',
    /\b(?:devolv|devoluc|volt|retorn|estorn)\w*[^;]{0,120}\b(?:conta|dados bancarios)\b[^;]{0,60}\b(?:encerrad|inexistente|invalid|incorret|errad)/,
  ],
  [
    'reviewed',
    anyOf`
      (deferid|acolhid|aceit|aprovad)- ..4 revisao,
      (nova renda|renda mensal) ..4 (passou|passa|alterada|revista),
      revis_ ~60 (deferid|acolhid|aceit|aprovad|procedent|concluid)-
    `,
  ],
  [
    'restored',
    new RegExp(
      `${returns.source}|\\b(?:reativacao|restabelecimento|desbloqueio) d[oea](?: \\w+){1,3} (?:realizad|concluid|efetuad|efetivad)[oa]\\b`,
    ),
  ],
  ['alive', { test: (words) => isAliveIn(words) && !/\b(?:pendente|faca a prova)\b/.test(words) }],
  ['noDependants', /\bcertidao de inexistencia de dependentes\b/],
  ['dependants', /\bcertidao de dependentes\b/],
  [
    'statement',
    /^(?!.*\b(?:indeferimento d|prazo|recurso|defesa)\b).*\b(?:declaracao de beneficio|declaramos\b.{0,80}\bpara os devidos fins)\b.{0,140}\bconsta/,
  ],
  [
    'certificate',
    anyOf`
      certificamos(,? para [^;]{3,120})? que,
      (certidao de tempo|ctc) ~70 (emitida|expedida|disponivel|pronta),
      (periodo|tempo|atividade) ~70 averbad[oa]s?
    `,
  ],
  [
    'changed',
    anyOf`
      alteracao d[eo] (local|banco) d[eo] pagamento, pagamento ~60 transferid[oa],
      (dados?|cadastro(?! unico)|endereco|telefone|e-?mail|senha|banco|conta|agencia|
      local de pagamento|forma de pagamento|procurador|representante)\b((?! nao\b)[^.;]){0,60}\b(alterad|
      atualizad|modificad|transferid|trocad|cadastrad)[oa]s?,
      desbloquead[oa] para ..1 (emprestimo|consignad)-
    `,
  ],
  ['concluded', { test: isConcluded }],
  [
    'received',
    { test: (words) => cameIn.test(words.replaceAll(noneCame, ' ')) && !isDecided.test(words) },
  ],
];

/** "De R$ 2.480,00 para R$ 2.015,17", without the points. */
const fromTo = /\bde r\$ ?(\d+),(\d\d) para r\$ ?(\d+),(\d\d)/;

function isLess(words: string): boolean {
  const [, ...parts] = fromTo.exec(words) ?? [];
  const [reais = 0, cents = 0, newReais = 0, newCents = 0] = parts.map(Number);
  return newReais * 100 + newCents < reais * 100 + cents;
}

/** A paper that asks for something is none that only tells. */
const asksFor =
  /\b(?:(?:apresent|envi|anex|junt|entreg|agend|encaminh)(?:e|ar)\b(?! (?:o |um )?recurso)|compare(?:ca|cer)\b|exigencia\b)/;

/** "Não é necessário comparecer". */
const needless = /\bnao (?:e )?(?:necessario|precis[ao])(?: \w+){1,2}/g;

/** Whatever else they say, these take something away, or may be somebody's fraud. */
const comeFirst: readonly Notice[] = [
  'agenda',
  'ending',
  'reduced',
  'changed',
  'afterExam',
  'mistaken',
  'afterDeath',
  'prison',
  'missedRehab',
  'representative',
  'inclusion',
  'nexus',
  'toEmployer',
  'split',
];

/** Whether a proof of life was made. */
export const isAliveIn = (words: string): boolean =>
  /\b(?:prova|comprovacao) de vida(?: (?!nao )[\w/]+){0,8} (?:realizada|confirmada|concluida|feita|registrada|em dia|validada)\b/.test(
    words,
  );

/** A term, a stop or a no that still stands, whatever else was taken back. */
const runs =
  /\b(?:prazo|recurso|recorrer|suspens[oa])\b|\b(?:indeferi|negad|cessad|bloquead|ate (?:o dia )?\d)/;

/** A visit that is set, or a thing to tell: then it is no relief alone. */
const stillAsks =
  /\b(?:(?:marcad|designad|agendad)[oa]|(?:inform|atualiz|regulariz|escolh|confirm|indi(?:c|qu))(?:e|ar)|opte|desde que)\b/;

/** What is left to tell of a letter by what it takes back. */
function byUnsaid(words: string, unsaid: readonly Unsaid[]): Notice | undefined {
  if (unsaid.some(({ how }) => how === 'over')) return 'restored';
  const isRelief = unsaid.some(({ how }) => how === 'denied' || how === 'undone');
  return isRelief && !stillAsks.test(words) ? 'relieved' : undefined;
}

/**
 * @param words flat, on one line, without what does not hold, and without points in its numbers
 * @param unsaid what does not
 * @param wasJudged a board decided: when an appeal came in is no news beside that
 */
export function noticeIn(
  words: string,
  unsaid: readonly Unsaid[],
  wasJudged: boolean,
): Notice | undefined {
  if (isLess(words) && !isSplit(words)) return 'reduced';
  const [named] =
    notices.find(
      ([notice, pattern]) => pattern.test(words) && !(notice === 'received' && wasJudged),
    ) ?? [];
  const notice = named ?? (runs.test(words) ? undefined : byUnsaid(words, unsaid));
  const asked = words.replaceAll(needless, ' ');
  return notice && (comeFirst.includes(notice) || !asksFor.test(asked)) ? notice : undefined;
}

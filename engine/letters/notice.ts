/** What a paper only tells, without deciding a request or asking for anything. */
export type Notice =
  | 'restored'
  | 'alive'
  | 'certificate'
  | 'reduced'
  | 'reviewed'
  | 'changed'
  | 'received';

/** In this order: what changes money is told before what only changes a record. */
const notices: readonly (readonly [Notice, RegExp])[] = [
  [
    'reduced',
    /\b(?:renda|valor|pagamento)\b[^.;]{0,60} (?:\w+ )?(?:reduzid|diminuid|rebaixad)[oa]s?\b|\breduc\w+ d[oa] (?:renda|valor)\b/,
  ],
  [
    'reviewed',
    /\brevis\w+\b[^.;]{0,60}\b(?:deferid|acolhid|aceit|aprovad|procedent|concluid)\w*|\b(?:deferid|acolhid|aceit|aprovad)\w*(?: \w+){0,4} revisao\b|\b(?:nova renda|renda mensal)(?: \w+){0,4} (?:passou|passa|alterada|revista)\b/,
  ],
  [
    'restored',
    /\b(?:beneficio|pagamento|auxilio|bpc|loas|aposentadoria|pensao)\b[^.;]{0,110}\b(?:foi|esta|sera) (?:reativad|restabelecid|desbloquead)[oa]\b|\b(?:reativacao|restabelecimento|desbloqueio) d[oea](?: \w+){1,3} (?:realizad|concluid|efetuad|efetivad)[oa]\b/,
  ],
  [
    'alive',
    /^(?!.*\b(?:pendente|faca a prova)\b).*\b(?:prova|comprovacao) de vida(?: (?!nao )[\w/]+){0,8} (?:realizada|confirmada|concluida|feita|registrada|em dia|validada)\b/,
  ],
  [
    'certificate',
    /\bcertificamos que\b|\b(?:certidao de tempo|ctc)\b[^.;]{0,70}\b(?:emitida|expedida|disponivel|pronta)\b|\b(?:periodo|tempo|atividade)\b[^.;]{0,70}\baverbad[oa]s?\b/,
  ],
  [
    'changed',
    /\balteracao d[eo] (?:local|banco) d[eo] pagamento\b|\bpagamento\b[^.;]{0,60}\btransferid[oa]\b|\b(?:dados?|cadastro|endereco|telefone|e-?mail|senha|banco|conta|agencia|local de pagamento|forma de pagamento|procurador|representante)\b[^.;]{0,60}\b(?:alterad|atualizad|modificad|transferid|trocad|cadastrad)[oa]s?\b/,
  ],
  [
    'received',
    /\b(?:recebemos|registramos)(?: \w+){0,3} (?:pedido|requerimento|solicitacao|recurso)\b|\b(?:pedido|requerimento|solicitacao|recurso)\b[^.;]{0,70}\b(?:em analise|em andamento|recebid[oa]|registrad[oa]|protocolad[oa]|aguardando analise)\b/,
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
  /\b(?:apresent|envi|anex|junt|entreg|agend|encaminh)(?:e|ar)\b|\bcompare(?:ca|cer)\b|\bexigencia\b/;

/** Whatever else they say, these take something away, or may be somebody's fraud. */
const comeFirst: readonly Notice[] = ['reduced', 'changed'];

/** @param flatWords flat, on one line */
export function noticeIn(flatWords: string): Notice | undefined {
  const words = flatWords.replaceAll(/(\d)\.(?=\d)/g, '$1');
  if (isLess(words)) return 'reduced';
  const [notice] = notices.find(([, pattern]) => pattern.test(words)) ?? [];
  return notice && (comeFirst.includes(notice) || !asksFor.test(words)) ? notice : undefined;
}

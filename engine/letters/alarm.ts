import { anyOf, everyOf } from '#words/any-of.ts';
import { saidByCourt, saidByJudge } from '#words/letter/court.ts';

/** A paper that asks for money or secrets, or is a court's, a bank's or another's: no term of the INSS's is told of it. */
export type Alarm =
  | 'scam'
  | 'courtMoney'
  /** Who wants to buy what a court will pay: its day is the seller's own. */
  | 'buyer'
  /** The notice of an accident at work: it decides nothing. */
  | 'accident'
  | 'court'
  /** Its case ended, and nobody looked at the right. */
  | 'courtEnd'
  | 'loan'
  /** One that ended, and one that waits for a yes. */
  | 'loanOff'
  | 'loanAsked'
  /** One that is only offered, often as if a benefit had been granted. */
  | 'loanOffer'
  | 'fee'
  /** What was paid of a benefit, with something taken out. */
  | 'payslip'
  /** A guia of whoever pays the INSS. */
  | 'contribution'
  | 'defender'
  | 'company'
  /** The tax office, and who collects what is owed to the Union: they have terms and appeals of their own. */
  | 'taxOffice'
  /** Of income tax that an illness forgives: no benefit is given or taken by it. */
  | 'exemption'
  /** What was paid in a year, for the income tax: it asks for nothing. */
  | 'incomeReport'
  /** What old months cost whoever wants them to count: nobody has to pay it. */
  | 'arrears'
  /** An employer that wants somebody back. */
  | 'callBack'
  /** An employer that takes nobody back after the INSS said that they can work. */
  | 'keptOut'
  /** The doctor's of an employer, on whether somebody can work: it decides nothing. */
  | 'companyExam'
  /** The employer's form on harmful work: a proof. */
  | 'workForm'
  /** The employer's paper with the last day of work, for an auxílio. */
  | 'lastDayWorked'
  /** A judge had money of an account blocked. */
  | 'accountBlock'
  /** A notary is to make a debt public unless it is paid. */
  | 'protest'
  /** A newspaper's or a page's, about others: nothing of it is the reader's. */
  | 'story';

const money = anyOf`
  pix, qr ?code, guia de custas, custas, caucao, deposit(ar|e|o), certidoes, emolumentos,
  boletos?\b(?! de condominio), taxas?\b(?! de juros|:? ?\d+,\d+ ?%), (adiantad|adiantament|antecipad)-,
  transferencias?\b(?! eletronica), certid_ negativa-
`;
const toPay = anyOf`
  pag(ue|ar|ando), recolh(a|er|imento), deposit(e|ar), transfira, transferir,
  fa(ca|zer|z) ..2 (pix|transferencia|deposito), devolv(a|er), exigid[oa], exige-se, cobrad[oa],
  cobramos, quit(e|ar|acao), preciso, precisa, necessari[oa], mediante
`;
const secret = anyOf`
  senha, selfie, foto ..5 (cartao|rosto|documento|rg),
  (frente e verso|dois lados) do (seu )?cartao,
  codigo ([\w.]+ ){0,6}?(recebido|recebeu|chegou|chegar|sms|whatsapp|celular|gov\.?br|digitos|
  numeros)
`;
const bait = anyOf`
  saque, levantamento, credito, alvara, atrasados?, diferencas, 14 ?[ºo]? salario, dinheiro,
  (liber(ad|ar|acao)|aprovad|deferid|ressarc|precatori|bloquead|consignad)-, aprovar,
  valores? (atrasad|a receber)-, valor\b…30 disponivel-
`;
const foreignLink =
  /\b(?:bit\.ly|encurtador|wa\.me|tinyurl)\b|\b(?:https?:\/\/|www\.)(?![\w.-]*\.(?:gov|jus|leg|mp|def)\.br)[\w-]+\./;
const likeOfficial =
  /[\w-]*(?:inss|crps|dataprev|gov-?br|-gov|gov-)[\w-]* ?\. ?(?:com|org|net|info|online|site|app|link)\b/;
/** Money of which nobody had asked: a lot, a review, what would go back to the State. */
const unasked = anyOf`
  contemplad[oa], revisao d[oa] (teto|vida toda),
  credito …60 (volta|estornad|devolvid)- (a|ao|para) (a )?(uniao|governo|inss)
`;
const ownCall = /\b(?:ligue|contato|fale)\b[^.]{0,40}(?: noss[oa]\b|\(?\d\d\)? ?9?\d{4}-?\d{4})/;
const priced = /\b(?:\d+,\d\d|\d+ reais)\b|\br\$ ?\d/;
const alarmed = /\bdados bancarios\b|\b(?:bloque|suspens|cancelad|regulariz|prova de vida|24 ?h)/;
const toGet = '(pra|para) (liber|receb|marc|agend|sac|desbloque|antecip)-';
/** To pay first and get later: nobody of the INSS asks for it. */
const payFirst = anyOf`
  ${toGet}\b.{0,60}\bpag(ue|ar), (pague|quite|deposite|recolha) …60 e receba,
  (pag(ue|ar|ando)|transfir-|deposit-)\b.{0,60}\b${toGet}
`;
const afterSlip = anyOf`
  pague\b…60 e receba,
  (apos|mediante) (o |a )?(pagamento|quitacao) …80 (carta de concess|liberad|enviad)-,
  (pag|quit|regulariz|efetu)- …80 (boleto|qr ?code)\b[^;]{0,200}\b(concess|aposentadoria|
  beneficio)-
`;
/** Guias that the INSS, the tax office and the courts do ask for. */
const officialBill =
  /\b(?:(?:gps|gru|darf|carne|guia de recolhimento)|guia emitida\b[^.]{0,60}\bmeu inss)\b|\bdas\b(?= (?:mei|do|de|em|nao|foi|no|ate|com)\b|[.,;:)]|$)/;
const contribution = /\bcontribui\w+\b/;
const lures = (said: string): boolean => money.test(said) || foreignLink.test(said);

/** What somebody used to pay asks for nothing: "pagava meu aluguel no pix". */
const usedToPay = /\b(?:(?:pag|mand|envi|deposit|ajud)ava|fazia|transferia)\b[^.;?!]{0,40}\bpix\b/g;

/** A case that was won, and what whoever won is told to pay: nobody pays to be paid. */
const victory =
  /\b(?:sentenca|veredi\w+|verdict|ganh(?:ou|amos|ei|a|o)\b|vitoria|vencemos|favoravel|procedente|procedencia|alvara|precatorio|rpv)/;
const feeOfVictory =
  /\b(?:taxas?|custas|honorario|guia|imposto|emolument|cartor|despesa|mand(?:e|ar)\b|envi(?:e|ar)\b|fa(?:ca|zer)\b|pag(?:ue|ar|amento)\b|deposit(?:e|ar)\b|transfir)/;
const fee = '(taxas?|custas|guia|despesas?)';
/** Where a court is to pay to, as a judge asks, and what the other side is ordered to pay. */
const ofJudge = everyOf`
  \b(?!~\b${fee} ~ pix\b)(?!~\bpix ~ ${fee}\b)((indi(c|qu)|inform|fornec)- ~60 (pix|
  dados bancarios|conta)|(condeno|inss|reu|autarquia|parte re) ~60 (pag|recolh|deposit)-)\b~
`;

/** A fee that is denied asks for none. */
const noFee =
  /\b(?:nao (?:e |ha |sera |existe |se )?(?:\w+ ){0,3}taxas?|sem (?:\w+ )?(?:taxas?|custos?))\b(?: \w+){0,4}/g;

type IsFraud = (said: string, sentences: readonly string[]) => boolean;

const byPix = anyOf`
  pix ..3 (chave|cnpj|cpf|setor), caucao de, chave (pix|aleatoria|:)…, recolher antecipad-,
  mediante (uma? )?(contribuicao|taxa|deposito|doacao|ajuda|valor) ..2 de (r\$ ?)?\d-,
  (cobrad[oa]|cobramos|custa) (apenas|so|somente)\b…30 r\$
`;

/** Money told to be paid by a way of frauds, or to somebody who is no office. */
const asksMoney: readonly IsFraud[] = [
  (said, sentences) =>
    bait.test(said) &&
    sentences.some((one) => toPay.test(one) && money.test(one) && !officialBill.test(one)),
  (_, sentences) =>
    sentences.some(
      (one) =>
        byPix.test(one) ||
        (/\b(?:devolv(?:a|er)|(?:fa(?:ca|zer)|(?:ger|efetu|realiz)(?:e|ar)) [oa] (?:devolucao|estorno)|estorne)\b/.test(
          one,
        ) &&
          /\b(?:pix|boleto|transferencia|assessoria|escritorio|cnpj|cancelamentos|estornos)\b|\bparceir/.test(
            one,
          )),
    ),
  // An exam, a place in the line or an answer, sooner and for a price.
  (said) =>
    priced.test(said) &&
    /\b(?:(?:posso|consigo) \w+ar|vaga)\b|\bencaix/.test(said) &&
    /\b(?:custa|mediante|ajuda|pix)\b/.test(said) &&
    /\b(?:pericia|bpc|beneficio)\b|\baposent/.test(said),
  (said, sentences) =>
    unasked.test(said) &&
    (ownCall.test(said) ||
      sentences.some((one) => priced.test(one) && /\b(?:taxa|pix|adesao|calculo)\b/.test(one))),
  (said) => afterSlip.test(said) && !officialBill.test(said),
  (said, sentences) =>
    victory.test(said) &&
    sentences.some((one) => {
      const asked = one.replaceAll(usedToPay, ' ');
      return /\bpix\b/.test(asked) && feeOfVictory.test(asked) && !/\bao final\b/.test(asked);
    }),
  // No court takes money so.
  (said, sentences) =>
    /\bmandado de (?:citacao|intimacao)\b/.test(said) &&
    sentences.some((one) => toPay.test(one) && /\bpix\b/.test(one)),
  // A contribution owed has its own guia.
  (said) => payFirst.test(said) && !officialBill.test(said) && !contribution.test(said),
  // Asked for, and not only named among what a bank offers.
  (said, sentences) =>
    bait.test(said) &&
    !officialBill.test(said) &&
    sentences.some(
      (one) =>
        /\b(?:pix|taxas?|custas|deposit(?:ar|e)|adiantament\w*)\b(?! de juros|:? ?\d+,\d+ ?%)/.test(
          one,
        ) &&
        (priced.test(one) ||
          /\b(?:link|cli(?:que|car)|confirm|mediante|antes|receb|liber)/.test(one)),
    ),
];

const toTell = anyOf`
  (apresent|envi|encaminh|repass|reenvi|compartilh|inform|confirm)(e|ar), mand(e|a|ar), digite,
  pass(e|a), entregue, separe, tenha, tir(e|a), diga
`;

const asksSecret: readonly IsFraud[] = [
  (_, sentences) => sentences.some((one) => toTell.test(one) && secret.test(one)),
  // Nobody takes a password along to be seen to.
  (_, sentences) =>
    sentences.some((one) =>
      /\b(?:traga|trazer)\b.*\bsenha d[oe] (?:gov|meu inss|banco|cartao)/.test(one),
    ),
  // "Chegou um código? Me diga qual é."
  (said) =>
    secret.test(said) &&
    /\b(?:me )(?:dig[ao]|diz|pass[ae]|inform[ae]|mand[ae]|envi[ae])\b/.test(said),
  (said) => secret.test(said) && (bait.test(said) || lures(said)),
];

/** Who was called, or is to be: by video, by a stranger, by a chat that waits for a yes. */
const comesByCall = anyOf`
  video ?chamada, chamada de video, (te|lhe|vou|vamos|vai) lig_, lig_ por video, ligaram, me ligou,
  ligou (dizendo|pedindo), telefonema, me (chama|liga), entrara em contato,
  (zap|whats ?app)\b[^;]*\b(responda|responde|clique|clicando)
`;
/** The call that the reader makes, a consulate's, and what only is not done. */
const ownNumbers = /\b135\b|\bconsulado|\bnao (?:\w+ ){0,2}(?:faz|ligam?|telefona|realiza|pede)\b/;
/** Who names a fraud warns of it. */
const warns = /\bgolp/;

const asVisitor = anyOf`
  (agente|representante|funcionario) (credenciado|autorizado),
  (entreg|deix|recolh|busc)- ..3 ([oa] |seu )?cartao, cartao …40 senha …30 envelope-,
  tela compartilhada, compartilh_ (a |sua )?tela, apk, anydesk, autoriz_ a acessibilidade,
  (baix|instal)_ (o |este |esse )?(aplicativo (?!meu inss)|arquivo|instalador)…
`;

/** A way on which nobody of the INSS comes: a visitor, a shared screen, a program, a chat, a mailbox. */
const comesBy: readonly IsFraud[] = [
  (said) => asVisitor.test(said),
  // Somebody who comes to the house for a card, a signature, a face or money.
  (said) =>
    /\b(?:comparecera|vira|passara|visitara|(?:ira|vai)\b(?! (?:chegar|ser)\b))\b[^.]{0,60}\b(?:residencia|casa|domicilio|seu endereco)\b/.test(
      said,
    ) &&
    /\b(?:cartao|assinar|assinatura d[eoa]s? (?:documento|termo|contrato)|colet\w+ d?[ae] biometria|em dinheiro|taxa)/.test(
      said,
    ),
  // Somebody's face, before a person: the INSS looks at it in its own program.
  (said) =>
    /\b(?:reconhecimento|biometria|leitura) facial\b/.test(said) &&
    /\b(?:(?:noss[oa]|um|uma) (?:atendente|agente|equipe|consultor\w*|assessor\w*)|(?:chamada|ligar|ligacao) (?:de|por) video|video ?chamada|respond[ae] sim|zap|whats ?app)\b/.test(
      said,
    ),
  // A proof of life is never made in a talk, nor asked for by one.
  (said, sentences) => {
    const calls = sentences.filter((one) => !ownNumbers.test(one)).join('.');
    return (
      /\b(?:prova|comprovacao) de vida\b/.test(said) && !warns.test(said) && comesByCall.test(calls)
    );
  },
  // An exam in a talk of somebody's telephone.
  (said) =>
    /\b(?:zap|whats ?app|chamada de video|video ?chamada)\b/.test(said) &&
    /\b(?:pericia|prova de vida)\b/.test(said) &&
    /\b(?:rosto|rg|selfie|documento na mao)\b/.test(said),
  (_, sentences) =>
    sentences.some(
      (one) =>
        /\b(?:zap|whats ?app)\b/.test(one) &&
        !/\b(?:nao|nem) manda\b/.test(one) &&
        /\b(?:encaminhad\w*|envi(?:e|ar|ad\w+)|mand(?:e|a|ar|ad\w+)|fotografad\w+)\b/.test(one) &&
        /\b(?:analista|servidor|perito|atendente|tecnico|exigencia|inss)\b/.test(one),
    ),
  // Papers to a mailbox of nobody official.
  (said) =>
    /\b(?:envi|mand|apresent|encaminh)\w*[^.]*@(?:outlook|gmail|hotmail|yahoo|icloud|bol|uol|terra)\b/.test(
      said,
    ) && /\b(?:inss|instituto nacional do seguro social)\b/.test(said),
  // Somebody's lawyer, with another number.
  (said) =>
    /\b(?:(?:troquei|mudei) de (?:numero|telefone)|meu (?:novo numero|numero novo))\b/.test(said) &&
    /\b(?:processo|dra?)\b|\badvogad/.test(said),
  (said) => foreignLink.test(said) && (bait.test(said) || alarmed.test(said)),
  (said) => likeOfficial.test(said),
  // What is only given to who joins, and does not exist.
  (said) =>
    /\b(?:assin|preench|cadastr)\w+\b[^.]*\b(?:adesao|filiacao)\b/.test(said) &&
    /\b14 ?[ºo]? salario\b|\bassociac/.test(said),
];

const frauds = [...asksMoney, ...asksSecret, ...comesBy];

/** Words of money or secrets that are no sure fraud: who reads them is warned before all else. */
export const isWary = (words: string): boolean =>
  secret.test(words.replaceAll(/\b(?:minha|esqueci a) senha\b/g, ' ')) ||
  /\b(?:pix|qr ?code|zap|whats ?app)\b|\bboleto\b(?! de condominio)/.test(
    words.replaceAll(usedToPay, ' '),
  );

const isOfInss = anyOf`
  nao (foi )?reconhecido o direito, motivo do indeferimento, comunicado de decisao,
  carta de concessao, previdencia social comunica,
  informa- ..2 (a )?implantacao d[oe] beneficio-, -foi implantado o beneficio-
`;

/** What the INSS itself sends may speak of a payment by a court, or of an employer. */
const speaksAsInss =
  /\b(?:meu inss|inss (?:informa|comunica)|(?:central|telefone) 135|exigencia)\b|^.{0,120}\b(?:inss|instituto nacional do seguro social)\b/;
/** Who writes says so first, whatever it says of the INSS. */
const writer = /^(?:correios|escola|operadora|detran)\b/;
/** A bill among the proofs of a request is none. */
const isAsked = anyOf`
  recurso ordinario, (requerimento|pedido) d[eo] ..1 (pensao|aposentadoria|auxilio|salario|bpc)-,
  (apresent|comprov|comparec|junt|prov)-\b~60 conta de (luz|agua|energia)-
`;
/** Who tells of others says so in more than one of these ways, and has no paper of their own. */
const telling = /\b(?:jornal|portal|blog|reportagem|leia (?:mais|tambem)|especialistas)\b/g;
const ownPaper =
  /\b(?:comunicado de decisao|data d[aeo] (?:decisao|requerimento)|minha carta|prezad)/;
/** What goes from hand to hand; who tells of their own has a paper. */
const passedOn =
  /\b(?:repassem?|compartilhem|espalhem|divulguem)\b|\bsaiu n[oa] (?:fantastico|globo|jornal|tv|televisao)\b/;
/** What somebody was told, of their own or of one near to them: it may be true, and its term runs. */
const ofSomebody = anyOf`
  meu, minha, me, seu, sua, noss[oa],
  d[ao] (vo|avo|mae|pai|sogr\w|ti[ao]|irma\w?|vizinh\w|amig\w|filh\w|marido|mulher|espos\w),
  (recurso|recorrer|defesa) ~60 \d+ (\([a-z]+\) )?dias, decisao de \d-
`;
const isStory = (said: string): boolean =>
  !ownPaper.test(said) &&
  ((passedOn.test(said) && !ofSomebody.test(said)) || new Set(said.match(telling)).size > 1);

const notOfInss: readonly Alarm[] = ['courtMoney', 'buyer', 'company'];

const servants = 'instituto de previdencia (municipal|d[oae]s? (servidor|municip|estado))-';
/** What is taken out of what is paid. */
const takenOut = '(contrib\\b|consignac_(?! (d[eo] )?debito)|emprestimo|mensalidade)';

/** Whose paper it is by its words, in this order. */
const others: readonly (readonly [Alarm, Pick<RegExp, 'test'>])[] = [
  [
    'defender',
    /^(?!.*\bproposta de acordo\b)(?:.{0,80}\b(?:defensoria publica|dpu)\b|.*\bpaj \d{4}\b)/,
  ],
  [
    'payslip',
    anyOf`
      (extrato de pagamento|historico de creditos?|
      hiscre)\b.{0,300}\b${takenOut}[\w. ]{0,30},? (r\$ ?)?\d+,\d\d,
      [23]\d\d ${takenOut}-
    `,
  ],
  // What an association takes out of the benefit.
  [
    'fee',
    anyOf`
      (contrib-\.?|mensalidade|desconto)\W{1,3}(d[ae] )?(assoc|sindic|entidade|confedera|
      federac)-[^;]{0,60}\b\d+,\d\d,
      mensalidades? (associativas?|de associac_|sindica_), descontos? de (entidades?|associac_),
      descontos? associativos?, associac_\b[^;]{0,80}\bdescontos? de mensalidades?
    `,
  ],
  [
    'buyer',
    /^(?=.*\b(?:precatorio|rpv|credito judicial|requisicao))(?=.*\b(?:compra(?:mos)?|cessao|desagio|ced(?:a|er) o|vend(?:a|er)|antecip\w+ (?:o |a )?(?:seu |sua )?(?:precatorio|rpv|credito)))\b(?=.*\b(?:proposta|oferta|avista|a vista|fundo|investidor\w*|escritura)\b)/,
  ],
  // What a court pays out at the end.
  [
    'courtMoney',
    anyOf`
      requisic(ao|oes) ~30 rpv, requisicao de pequeno valor, oficio requisitorio, precatorios?,
      (deposito|pagamento|saque) d[ae]s? ..1 (rpv|requisicao),
      rpv ~80 (deposit|cancelad|liberad|disponivel)-
    `,
  ],
  // The INSS and its boards close a request in other words.
  [
    'courtEnd',
    anyOf`
      (julgo extint[oa]|extingo|sentenca|
      peticao inicial)\b.{0,400}\bsem (resolucao|julgamento) d[eo] merito-,
      sem (resolucao|julgamento) d[eo] merito.{0,90}\b(cpc|485)
    `,
  ],
  ['court', { test: (said) => saidByCourt(said) !== undefined }],
  [
    'company',
    anyOf`
      fornecimento, unidade consumidora, fatura, kwh, conta de (luz|agua|energia),
      companhia de (energia|agua|saneamento), sinistro, apolice, seguradora, detran,
      notificacao de autuacao, saque-?(rescisao|aniversario), ${servants},
      ^.{0,160}\b(departamento pessoal|recursos humanos|sesmt),
      ^ministerio do trabalho, -@trabalho\.gov\.br, ^correios, ^escola, ^operadora,
      ^prefeitura\b(?!.*\b(cras|cadunico|cadastro unico)\b).*\b(iptu|itbi|tributos?),
      ^(?!.*\b(bpc|loas|inss)\b).*\bbolsa familia
    `,
  ],
];

/** The paper of a loan that was made; what only offers one is a fraud's, or a company's. */
const loan = anyOf`
  cedula de credito bancario, (averbad|incluid|contratad|registrad)[oa] …40 emprestimo,
  emprestimo consignado (averbad|incluid|contratad|registrad)o,
  confirmamos a contratacao …40 emprestimo consignado-,
  (comprovante|contrato|termo) d[eo] (contratacao|emprestimo|credito|adesao) …60 consignad-,
  extrato de emprestimos?\b.*\b(averbacao nova|incluid[oa] em|nao (fiz|reconheco|contratei))
`;

const aboutLoan =
  /\b(?:emprestimos?\b[^.]{0,40}\b(?:consignad|no (?:seu )?beneficio)|refinanciamento\b[^.]{0,20}\bbeneficio \d\d|margem consignavel\b|cartao (?:de credito )?consignado\b)/;
function loanOf(said: string): Alarm {
  if (/\baguardando (?:a )?(?:sua )?(?:autoriz|confirm|valid)|\bpara autorizar\b/.test(said))
    return 'loanAsked';
  return /\b(?:contrato|emprestimo)\b[^.;]{0,60}\b(?:foi|esta|fica) (?:cancelad|anulad|excluid|desfeit)o/.test(
    said,
  ) &&
    !/\b(?:incluid|contratad|registrad|averbad)[oa]\b|\banterior|\bnov[oa]\b|\brefinanc|\bportabil/.test(
      said,
    )
    ? 'loanOff'
    : 'loan';
}

/** Advertised to whoever is paid: no benefit was granted. */
const isLoanOffer = (said: string): boolean =>
  /\b(?:emprestimo|consignad|credito (?:pessoal|pre))/.test(said) &&
  /\b(?:oferta (?:valida|exclusiva|especial)|pre-?(?:liberad|aprovad)[oa]|simule|aproveite)\b/.test(
    said,
  ) &&
  !/\b(?:contratad[oa]|averbad[oa]|cedula|nao reconhe\w+|protocolo)\b/.test(said);

/** The INSS speaks of loans and of guias in what it decides or asks. */
const decidesOrAsks =
  /\b(?:indeferi|concedid|exigencia|pericia|recurso|prova de vida|defesa|requerimento|aposentadoria|cobranca)/;

/** Who writes first, and what of: the INSS too sends to the tax office for a CPF, and a debt of its own to the Union. */
const tax = anyOf`
  ^.{0,200}\b(receita federal|pgfn|procuradoria-?geral da fazenda|fazenda nacional|
  simples nacional)\b.{0,400}\b(debitos?|em atraso|divida ativa|lancamento|imposto|impugn_|
  auto de infracao|malha|irpf),
  ^(?!.*\b(prefeitura|municip|iptu|ipva|
  estado de))(.{0,120}\b(notificacao de lancamento|divida ativa da uniao)|
  .*\btermo de (intimacao|exclusao)\b.{0,400}\b(debitos?|em atraso))
`;

/** The INSS's own debt, its no, and the yearly paper of what it paid. */
const taxOfInss =
  /\b(?:beneficio|mob|procuradoria-geral federal|neg(?:ad|ou)\w*|(?:comprovante|informe) de rendimentos)\b/;
const inExecution = /\b(?:execucao fiscal|cite-se|juiz[ao]?)\b/;

const callBack = anyOf`
  (colaborador|empregad[oa]|funcionari[oa]|recursos humanos|departamento|empresa|firma|patrao)-,
  justa causa-, rh, de?pto, dp, ltda, eireli, clt
`;
/** The employer's own order, which names a stop of the INSS only as its ground. */
const ordersBack =
  /\b(?:solicit|convoc|convid|notific|requer|intim|determin)(?:amos|a-?(?:se|mos|lo|la)|ad[oa])\b|\bfavor\b|\bcompareca\b|\bsob pena\b/;
const byLabourLaw =
  /\b482\b|\bclt\b|\bjusta causa\b|\b\d+ ?(?:\([a-z ]+\) ?)?(?:horas|hs?)\b|\btelegrama\b/;
/** Who tells of it has a paper of the INSS too. */
const tellsOfIt =
  /\b(?:me (?:mand|cham|lig|envi|cort|neg)\w+|(?:recebi|chegou|mandou|mandaram)\b|minha (?:empresa|firma)|meu (?:patrao|chefe))/;
const leave = 'abandono d[eo] (emprego|servico|trabalho)';
const orLeave = anyOf`
  (comparec|apresent|retorn|volt|reassum)-\b.{0,200}\b${leave},
  ${leave}\b.{0,120}\b(comparec(a|er)|apresente-se|retorne)
`;
/** Its doctor says no, and the INSS had said yes. */
const keptOut = anyOf`
  ^(?=.*\balta (d|n|pel)[oa] inss\b|.*\binss (me )?(deu alta|
  cessou)\b).*\b(inapt([oa]|idao)|nao (esta |estou )?(autorizad[oa]|aceit_|deix_) ..4 (retorn|
  volt)-)
`;
/** The INSS itself decided or asks: its term is told first. */
const inssActs =
  /\b(?:indefer|requerimento|requerid[oa]\b|exigencia|comunicado de decisao|neg(?:ad|ou|aram)|prorrog|nao (?:foi )?(?:reconhecid|constatad|concedid))/;

const asksOrDecides = anyOf`
  (apresent|anex|envi|junt|entreg)(e|ar), pag(ue|ar), exigencia, recurso, defesa, cobranca, malha,
  pix, clique, (indeferi|concedid|pendenc|http)-
`;

/** The yearly paper of what was paid; who wants it, or decides by it, has another. */
const isIncomeReport = (said: string): boolean =>
  /\b(?:informe|comprovante|demonstrativo) (?:anual )?d[eo]s? rendimentos?\b/.test(said) &&
  /\b(?:ano-? ?(?:calendario|base)|exercicio|irpf|imposto (?:sobre a renda )?(?:retido|de renda)|declaracao)\b/.test(
    said,
  ) &&
  !asksOrDecides.test(said);

const noTax = 'isencao ..2 (imposto (de |sobre (a )?)renda|irpf?)';
/** What was asked for, or decided, is that no tax is taken. */
const exemption = anyOf`
  (pedid|requeri|solicita|servico|assunto|neg[ao]|indefer|defer)-\b~40${noTax},
  -${noTax} ~60 (indeferid|negad|deferid|concedid)-
`;
const answered =
  /\b(?:in)?deferi|\bneg(?:ad|ou|aram)|\bnao (?:se )?(?:foi )?(?:reconhec|enquadr|constat)|\bconcedid/;
/** Papers of income are asked for, or a benefit itself was decided. */
const ofBenefitToo = anyOf`
  (apresent|anex|envi|junt)(e|ar),
  (aposentadoria|auxilio|pensao|bpc|beneficio) ~40 (indeferid|negad|cessad|suspens|bloquead|
  concedid)-,
  concedid[oa] (a |o |seu )?(aposentadoria|auxilio|pensao|bpc|beneficio)-,
  isencao ~60 e (d[eoa] |[oa] )?(auxilio|acrescimo|aposentadoria|pensao|bpc)-,
  (qualidade de segurad|dependencia economica|carencia|devol[uv]|defesa)-
`;
const isExemption = (said: string): boolean =>
  exemption.test(said) && answered.test(said) && !ofBenefitToo.test(said);

/** Old months of who worked without paying, and what they would cost; Lei 8.212/1991, art. 45-A. */
const oldMonths = anyOf`
  (contribuic_|recolhimento|periodo) ~40 (em atraso|retroativ_|decadentes?),
  indenizac_ ~60 (art\.? ?45-?a|periodo|tempo|contribuic)-, periodo ~60 indenizac-
`;
const asBill =
  /\b(?:gps|guia da previdencia|total a recolher|demonstrativo|calculo|simulacao|valor total)\b/;
/** What is owed otherwise, or of a benefit. */
const noOldMonths = anyOf`
  mei, das, pagamento do periodo, dae, esocial, gru, debitos?, indevid_, devol_, ressarc_, erario,
  benefici_, divida ativa, cobranca, indefer_, concedid_, exigencia, recurso, defesa, mensal,
  (apresent|anex|envi|junt)(e|ar)
`;
const isArrears = (said: string): boolean =>
  oldMonths.test(said) &&
  asBill.test(said) &&
  /\d,\d\d\b|\bvenc/.test(said) &&
  !noOldMonths.test(said);

/** A guia by its name and by what stands on it; not what only speaks of one. */
const isContribution = (said: string): boolean =>
  /\b(?:guia da previdencia social|gps|das[- ](?:do )?mei|mei\W{1,3}(?:sua |seu |o |a )?das|das em atraso|documento de arrecadacao|darf|dae)\b/.test(
    said,
  ) &&
  /\b(?:codigo de pagamento|competencia|total)\b|\bvenc/.test(said) &&
  !decidesOrAsks.test(said);

/** Who pays it is no INSS, whatever is asked for: the servants' own institute, and the unemployed's insurance. */
const ofOthers = anyOf`
  ^(?!.{0,140}\b(inss|instituto nacional)\b).{0,140}\b${servants},
  ^(?!.*\b(pescador|defeso)\b)(?!.{0,60}\b(auxilio|beneficio|aposent|inss|
  bpc)).{0,60}\bseguro-? ?desemprego
`;

const isCallBack = (said: string): boolean =>
  orLeave.test(said) &&
  callBack.test(said) &&
  (!inssActs.test(said) ||
    (ordersBack.test(said) &&
      byLabourLaw.test(said) &&
      !tellsOfIt.test(said) &&
      !isOfInss.test(said)));

/** Another who writes of contributions, taxes or a job, and says so at once. */
function writerOf(said: string): Alarm | undefined {
  const isOfBenefit = speaksAsInss.test(said) && decidesOrAsks.test(said);
  if (tax.test(said) && !isOfBenefit && !taxOfInss.test(said))
    return inExecution.test(said) ? 'court' : 'taxOffice';
  if (ofOthers.test(said)) return 'company';
  if (isCallBack(said)) return 'callBack';
  if (keptOut.test(said) && callBack.test(said) && !inssActs.test(said)) return 'keptOut';
  if (isArrears(said)) return 'arrears';
  return isContribution(said) ? 'contribution' : undefined;
}

/** The court's own record of a payment, which names the INSS as who owes; with a term it is a paper to answer. */
const isOrderOfPayment = (said: string): boolean =>
  /^\W*(?:tribunal regional|trf|requisicao|oficio requisitorio|precatorio|justica federal|poder judiciario)\b/.test(
    said,
  ) && !/\bintim|\bvista\b|\bmanifest|\b\d+ (?:\([a-z]+\) )?dias\b/.test(said);

/** A paper that asks for this one, or judges by it. */
const speaksOfForm = anyOf`
  (apresent|envi|anex|junt|entreg|encaminh|solicit)(e|ar|amos|ou), exigencia, indefer-,
  nao (foi )?(reconhecid|enquadrad|aceit|apresentad)-, requerimento, comunicado de decisao,
  recurso, sentenca, acord(ao|am), cumpr(a|ir)
`;
const isCompanyExam = (said: string): boolean =>
  /\batestado de saude ocupacional\b|\baso\b.{0,60}\bnr-? ?0?7\b/.test(said) &&
  /\b(?:in)?apt[oa]\b|\b(?:admissional|periodico|demissional|retorno ao trabalho)\b/.test(said) &&
  !speaksOfForm.test(said);
/** Fields of the form, of which it has more than one. */
const formFields = everyOf`
  lotacao, fator(es)? d[eo] risco, tecnica utilizada, intens(idade)?\.?( \/)? ?conc,
  registros? ambientais, profissiografia, exposicao a fatores, gfip, epi eficaz, epc, epi,
  monitoracao biologica, responsave(l|is) pel[oa]s? (registros|informac_)
`;
const isWorkForm = (said: string): boolean =>
  /\bperfil profissiografico\b|^.{0,40}\bppp\b/.test(said) &&
  new Set(said.match(formFields)).size > 1 &&
  !speaksOfForm.test(said);

const noBlock = anyOf`
  (podera|poderao|sera|serao|pode) ..1 (bloque|haver|ser)-,
  beneficio ..1 (foi |esta )?(bloquead|suspens|cessad)-, desbloquead-, execucao fiscal, indefer-,
  cess(ado|acao)
`;

/** Blocked already, and no threat of it; what the INSS blocks is the benefit itself. */
const isAccountBlock = (said: string): boolean =>
  (/\b(?:sisbajud|bacen-? ?jud)\b/.test(said) ||
    /\bbloquei?[oa]\w*\b[^.;]{0,60}\b(?:judicial|ordem d[aeo] (?:juiz[ao]?|justica|vara)|pel[oa] (?:juiz[ao]?|justica))\b/.test(
      said,
    )) &&
  /\bcontas?\b|\bsaldo\b|\bvalor(?:es)?\b|\bdinheiro\b|\bpoupanca\b/.test(said) &&
  /\b(?:foi|foram|esta|estao|houve|teve|sofreu|fizeram|efetuad\w|realizad\w|efetivad\w|bloquearam|bloqueou)\b/.test(
    said,
  ) &&
  /\bbloque(?:i?o|ad[oa]s?|aram|ou)\b|\bindisponibilidade\b/.test(said) &&
  !noBlock.test(said);

const isLastDayWorked = (said: string): boolean =>
  /\b(?:empregador|empresa|rh|ltda|departamento pessoal)\b/.test(said) &&
  /\bdeclara(?:m|c)? ?(?:cao|mos|o|s|a)?\b/.test(said) &&
  /\bul[t ][i ][m ]o dia (?:de )?trabalh/.test(said) &&
  !/\b(?:agendamento|pericia|compareca|leve|levar|traga|exigencia)\b|\b(?:indefer|negad|prorrog)/.test(
    said,
  );

const isProtest = (said: string): boolean =>
  /^.{0,120}\b(?:tabeli(?:ao|a|onato)|cartorio|serventia)\b/.test(said) &&
  /\bprotest(?:o|os|ad[oa]|ar)\b/.test(said) &&
  /\b(?:intim\w+|aponta\w+|notific\w+|protocolo|lavra\w*|devedor\w*)\b/.test(said) &&
  !/\b(?:zap|whats ?app|clique)\b|\bprotesto por\b|\b(?:podera|pode|sera) (?:\w+ ){0,3}(?:levad|encaminhad|protestad)/.test(
    said,
  ) &&
  !foreignLink.test(said) &&
  !inssActs.test(said);

/** The form itself, and not what only speaks of one. */
const isAccidentForm = (said: string): boolean =>
  /^.{0,60}\bcomunicacao de acidente d[eo] trabalho\b/.test(said) &&
  !/\b(?:apresent|envi|anex|junt)(?:e|ar)\b/.test(said) &&
  /\b(?:emitente|tipo d[ea] cat)\b/.test(said) &&
  /\b(?:data do acidente|acidentad[oa])\b/.test(said) &&
  !/\b(?:morte|obito) ?: ?sim\b|\bcomunicacao de obito\b/.test(said) &&
  !decidesOrAsks.test(said.replaceAll(/\bdepende de pericia\b/g, ' '));

function namedIn(said: string): Alarm | undefined {
  const isOwn = speaksAsInss.test(said) && !writer.test(said);
  const [named] =
    others.find(
      ([alarm, pattern]) =>
        pattern.test(said) &&
        !(
          isOwn &&
          notOfInss.includes(alarm) &&
          !(alarm === 'courtMoney' && isOrderOfPayment(said))
        ) &&
        !(alarm === 'company' && isAsked.test(said)),
    ) ?? [];
  if (named && named !== 'company') return named;
  return aboutLoan.test(said) && !decidesOrAsks.test(said) ? loanOf(said) : named;
}

/** The bank that keeps the FGTS wants papers of the INSS, and is none. */
const ofFgts = /^\W*caixa\b.{0,40}\bfgts\b|^.{0,300}\bsaque\b.{0,200}\bcontas? vinculadas?\b/;

/** Papers by their form. */
function formOf(said: string): Alarm | undefined {
  if (isAccidentForm(said)) return 'accident';
  if (isCompanyExam(said) && !keptOut.test(said)) return 'companyExam';
  if (isWorkForm(said)) return 'workForm';
  if (isAccountBlock(said)) return 'accountBlock';
  if (isLastDayWorked(said)) return 'lastDayWorked';
  return ofFgts.test(said) ? 'company' : undefined;
}

/** The INSS asks for the picture of a document where one has to show that one is registered. */
const ofBiometrics =
  /\benvie (?:a )?foto do documento\b(?=[^.;]{0,60}\b(?:cin|carteira de identidade|agendamento)\b)/g;

/** @param said flat, on one line, without what does not hold, and without points in its numbers */
export function alarmOf(said: string): Alarm | undefined {
  if (loan.test(said) && !lures(said)) return loanOf(said);
  const held = said.replaceAll(noFee, ' ').replaceAll(ofBiometrics, ' ');
  const asked = saidByJudge(said) ? held.replaceAll(ofJudge, ' ') : held;
  const sentences = asked.split(/[.;!?](?=\s|$)/);
  // A notary does ask for money; whether it is one is to be found out by other ways.
  if (isProtest(said)) return 'protest';
  if (frauds.some((isFraud) => isFraud(asked, sentences))) return 'scam';
  if (isLoanOffer(said)) return 'loanOffer';
  if (isIncomeReport(said)) return 'incomeReport';
  const form = formOf(said);
  if (form) return form;
  if (isStory(said)) return 'story';
  if (isExemption(said) && !tax.test(said)) return 'exemption';
  if (isOfInss.test(said) && !saidByJudge(said)) return undefined;
  return writerOf(said) ?? namedIn(said);
}

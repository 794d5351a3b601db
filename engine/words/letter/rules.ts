import type { FoundKind } from './kinds.ts';

/** `unsaid` are words of the kind that say the contrary where they stand; they are taken out first. */
type Rule = readonly [kind: FoundKind, pattern: RegExp, unsaid?: RegExp];

const halted = '(?:suspens|suspend|bloque|cessa|cancel|cort|encerr)';
/** An auxílio that ended, and more time that nobody asked for, as its person tells it. */
const endedUnasked =
  '\\bmeu (?:auxilio|beneficio)(?: \\w+){0,3} (?:acabou|terminou)\\b.*\\b(?:nao (?:pedi|solicitei)|ter (?:pedido|solicitado))\\b(?: \\w+){0,3} prorroga[cr]';
const ended = '(?:arquiv|encerr|conclu|indefer|cancel)';
/** Able to work again, as the INSS says: what is paid falls in steps until it ends; Lei 8.213/1991, art. 47. */
const recovered =
  '\\bmensalidades? de recuper\\w+|\\b(?:conclus|constat|verific|reconhec)\\w+(?: (?:\\.|(?!nao )\\w+)){0,4} recuper\\w+ (?:\\w+ )?da (?:sua )?capac\\w+';

/** What will happen to whoever does not answer: no fact yet. Up to the end of its sentence. */
export const threats = [
  /\b(?:apos|depois d[ao]) (?:[ao] )?(?:suspensao|bloqueio|corte)\b[^.]*\bpod(?:e|em|era|erao)\b[^.]*/g,
  /\bso[bn] (?:pena|risco) d[^.]*/g,
  new RegExp(
    `\\b(?:sujeit[oa]s?|passive(?:l|is)) (?:a|ao|de|do) (?:\\w+ ){0,2}(?:${halted}|${ended})[^.]*`,
    'g',
  ),
  /\b(?:vencid|decorrid|esgotad|findo|transcorrid|passad)\w* (?:\w+ ){0,3}prazo(?: \w+){0,3} sem\b(?![^.]*\bencerra se\b)[^.]*/g,
  // From what has not come yet a term would run.
  /\b(?:a partir|a contar|contad\w+|apos|depois) (?:d[aeo] )?(?:data )?(?:d[aeo] )?(?:cessacao|final|indeferimento|negativa)\b[^.]{0,90}\b(?:tera|podera|cabera|dispora|caber|sera)\b[^.]*/g,
  /\bpod\w+ ser convocad[^.]*/g,
  /\b(?:arquive se )?apos o decurso d[^.]*/g,
  /\bna (?:falta|ausencia) d[aeo]\w*[^.]*/g,
  // What was appealed against, up to what became of it.
  /\bcontra a (?:suspensao|cessacao)\w*(?: (?!decid|deu\b|dar|neg|julg|nao|foi)[\w/]+)*/g,
  /\bnao havendo\b[^.]*/g,
  /\bcaso contrario (?:requ|solicit|peca)\w*[^.]*/g,
  /\b(?:beneficio|credito|valor)s? (?:que )?nao (?:for(?:em)? )?sacad[^.]*/g,
  /\b(?:caso|se) (?:(?!concord|discord)\w+ ){0,3}?nao (?!concord)[^.]*/g,
  new RegExp(
    `\\b(?:caso contrario|senao|do contrario|antes de)\\b[^.]*?(?:${halted}|${ended})[^.]*`,
    'g',
  ),
  /\b(?:quem nao|nao (?:comparec|atend|apresent|agend|respond)endo|nao (?:apresent|agend)ando)\b[^.]*/g,
  /\b[oa] (?:nao|falta|ausencia)(?: [\w/]+){1,8} (?:(?:podera|pode|ira|vai) (?:implic|acarret|result|ensej|lev|ger|caus|ser)|(?:implic|acarret|result|ensej|lev|ger|caus|motiv)a(?:ra|rao|m)?\b)[^.]*/g,
  new RegExp(
    `\\b(?:podera|poderao|pode|podem|vai|vao|sera|serao|tera|terao)(?: (?!em |a partir )\\w+){0,3} (?:${halted}|${ended}|cobrad)[^.]*`,
    'g',
  ),
  // "Para evitar o corte, faça a prova": what is told to be done stands.
  /\b(?:evit|para nao|pra nao|a fim de nao)\w*\b(?: (?!(?:realize|faca|compareca)\b)[^ .]+)*/g,
];

/** A phase that ended, and the stop that was set for after it. */
export const stopsAfterPhase =
  /\bencerramento d[aeo] (?:apurac|processo|procedim|analise|instruc|fase)\w*(?:(?!\b(?:se|caso)\b).){0,160}?\bsera (?:suspens|cessad|cancelad|bloquead)\w* (?:em|a partir de|no dia)(?: o dia)? \d/;

/** What ended is not the benefit. */
export const ofOtherThing =
  /\b(?:conta|cartao|contrato|emprestimo|senha|biometria)(?: (?!beneficio|auxilio|pensao|aposentadoria|bpc)\w+){0,4} (?:encerrad|cancelad|bloquead|suspens|excluid)\w*/g;

/** What stands in letters of every kind. */
export const everywhere = [
  /\bem (?:virtude|razao|cumprimento) d[ae] decisao (?:\w+ )?d[ao] (?:junta|camara|crps|conselho)[^.]*?\brecurso\b/g,
  // "O prazo de decadência para revisão é de dez anos", of a grant.
  /\bprazo (?:de |da )?decadenc\w* (?![^.]*\b(?:esgot|encerr|consum|transcorr|decorr|ultrapass))[^.]*\b(?:10|dez) anos[^.]*/g,
  /\b(?:tem|dispoe|possui)(?: \w+){0,4} (?:10|dez)(?: dez)? anos para[^.]*/g,
  // What came before, and what there is none of.
  /\bconcedid\w* em (?:\d\d\/)*\d{4}\b/g,
  /\b(?:indeferimento|cessacao|negativa) d[oe] (?:requerimento|pedido|beneficio|auxilio) anterior/g,
  /\b(?:requerimento|pedido|processo) (?:\w+ )?anterior\b[^.]*/g,
  /\bhavia sido (?:indeferid|negad|cessad|concedid)\w*[^.]*/g,
  /\besgotad\w*(?: \w+){0,6} (?:defesa|recurso)s?(?: acordao(?: \w+)? \d\S*)?(?= )/g,
  /\bnao cabe\w* (?:pedido de )?prorrogac\w*/g,
  /\bhavia sido cancelad\w*/g,
  /\b(?:originalmente|inicialmente) (?:deferid|concedid)\w*/g,
  /\b(?:deferi\w* (?:o |a )?(?:pedido de )?)?(?:prorrogac\w+ d[eo] (?:seu )?prazo|dilacao)\b/g,
  // That no loan can be made is how each benefit begins.
  /\b(?:des)?bloquead\w* para (?:\w+ )?(?:emprestimo|consignad)\w*/g,
  // What did not happen.
  /\bnao houve (?:\w+ ){0,2}(?:pedido|solicitacao|requerimento) de prorrogac\w*/g,
  /\b(?:desta|dessa|da) decisao(?: \w+){0,3} recurso[^.]*/g,
  /\b(?:caso|se) (?:\w+ ){0,3}(?:nao concord|discord)[^.]*/g,
  /\b(?:podera|pode) (?:(?:interpor|apresentar|entrar com|protocolar) recurso|recorrer)\b[^.]*/g,
  /\brecurso (?:a|ao|as|para [ao]|junto [ao]) (?:junta|conselho|crps)[^.]*/g,
];

/** Papers of others that use our words: each is enough. */
export const others =
  /\b(?:kwh|fatura|boleto|termo de intimacao|escritorio d[oae]s? (?:dr|dra|doutor|advogad)\w*|deposit(?:ar|e|o) (?:\w+ ){0,4}(?:custas|taxa|valor|antes)|pix|selfie|recursos humanos|departamento pessoal|consignado (?:inss )?contrato|http(?!s? \S*gov)|codigo de barras|plano de saude|condominio|iptu|ipva|detran|multa de transito|infracao de transito|notificacao de autuacao|termo de rescisao|aviso previo|cartao de credito|cheque especial|serasa|pelo juiz|tribunal d[oe]|jurado|titulo (?:eleitoral|de eleitor) cancelad\w*|cartorio eleitoral|pela juiza|spc brasil|oficial de justica|comprimidos?|uso (?:oral|interno)|posologia|(?:emprestimo|credito|financiamento) (?:pre )?(?:aprovad|liberad|negad)\w*|saque liberad\w*|clique (?:aqui|no link|para receber|e receba)|parabens|promocao|oferta (?:exclusiva|especial)|cupom|frete gratis|matricula escolar|vestibular|auxilio emergencial|pe de meia|cadastro nacional de informacoes|extrato previdenciario|perfil profissiografico previdenciario(?: ppp)? secao|consorcio|apolice|sinistro|tarifa bancaria|saldo devedor|sua conta corrente|extrato bancario|malha fina|isencao (?:de|do) imposto|(?:bolsa familia|seguro desemprego|abono salarial|fgts|imposto de renda|receita federal|cnh|carteira de habilitacao)(?: \w+){0,5} (?:bloque|cancel|suspen|indefer|nega|liberad|aprovad|restitu|retid|concedid)\w*)\b|\bdeclaracao d[eo] imposto de renda(?: \w+){0,4} (?:pendenc|malha|retid|restitu)\w*|^(?:\w+ ){0,3}receita federal|^(?:empresa|banco?o?|prefeitura(?!(?=.{0,120}\bcras\b)(?=.*\b(?:cadastro unico|cadunico)\b)(?=.*\bbpc\b))|cartorio)\b/;

/** Words of a paper of the INSS itself, by which another's words in it weigh less. */
export const own =
  /\b(?:comunicado de decisao|(?:mensagem|msg|aviso|comunicado|recado) (?:d[oa] )?(?:inss|previdencia)|carta de concessao|previdencia social comunica|inss (?:comunica|informa)|meu inss|junta de recursos|cumprir exigencia|seu (?:requerimento|pedido) (?:de )?(?:aposent|auxilio|bpc|beneficio|pensao|salario)|motivo do indeferimento|nao (?:foi )?reconhecido o direito|monitoramento operacional|reconhecimento inicial|despacho|especie|der\b|nb\b|(?:aposentadoria|segurad\w|atividade|tempo) especial|rural|incapacidade|ltcat)\b/;

/** One of these is in whatever the INSS writes, or somebody tells of it, in more than a line. */
export const ofInss =
  /\b(?:inss|beneficio|aposent|auxilio|pensao|pericia|perito|segurad|previdenc|bpc|loas|carencia|contribu|incapac|requer|exigenc|cnis|dependente|rural|roca|deficien|cadunico|cadastro unico|maternidade|atestado|laudo|junta|recurso|especie|revis|meu pedido|tempo|invalid|prorrog|salario|despacho|defesa|biometr|procurac|avaliacao social|reabilit|prova de vida|comprovacao de vida|cras\b|andamento ao processo|envio eletronico dos documentos)/;

const approved =
  '\\b(?:beneficio|pedido|requerimento|aposentadoria|auxilio|pensao|bpc|salario maternidade)(?: (?!nao )\\w+){0,3} aprovad\\w*';

/** "Não foi concedido"; "o benefício que foi concedido", of what came before; "não … a cessação será em"; able or not, a no for another reason. */
const noGrant = new RegExp(
  `(?:nao|se) procede\\b|(?:nao (?:\\w+ ){0,2}|pod\\w+ ser |\\bsejam? (?:\\w+ )?|(?:beneficio|auxilio|pensao|aposentadoria|bpc) que (?:lhe )?foi )(?:conced(?:id\\w*|eu|emos)\\b|habilitad\\w*|reconhecid\\w*|deferi\\w*|${approved})|\\bnao [^.]{0,40}\\ba cessacao sera em|\\bvai (?:parar|acabar|terminar)\\b.*\\bultimos (?:15|quinze)\\b|\\breconhec\\w+ (?:a )?(?:sua )?incapacidade\\b(?=.*\\b(?:indefer|negad|nao (?:ha|tem|faz jus|possui|cumpr|comprov|foi)|sem (?:direito|carencia|qualidade)|falta de|perda|preexist|anterior (?:ao?|a data d\\w) (?:re)?(?:ingresso|filia)))`,
  'g',
);

/** Oldest targets know no look behind a match: what is unsaid is taken out before. */
const halts =
  '\\b(?:suspenderam|cortaram|cancelaram|bloquearam|cessaram|tiraram|pararam|parou|bloqueou|cortou|suspendeu|cancelou)\\b';

export const saidBy = ([, pattern, unsaid]: Rule, facts: string): string | undefined =>
  pattern.exec(unsaid ? facts.replaceAll(unsaid, 'nao') : facts)?.[0];

/** What is paid already, by what it is kept for or would lose. */
const paid =
  '(?:(?:continu\\w+|seguir|permanec\\w+) receb|(?:manter|manutencao)(?: \\w+){0,4} (?:pagamento|beneficio|bpc)\\b|(?:voce|titular|sr|senhora?|quem) (?:ja )?(?:recebe|d[eo])(?: [ou]m?)? (?:bpc|beneficio)\\b|(?:beneficio|bpc|pagamento)(?: (?:de prestacao continuada|nao|sera|seja|pode|podera|ser))* (?:bloquead|suspens|cessad|cortad)[oa]|(?:bloqueio|suspensao|corte) d[oe] (?:\\w+ )?(?:pagamento|beneficio|bpc))';
const fingerprints = '(?:biometri\\w*|carteira de identidade nacional|nova identidade)';
/** Who is paid already is to have fingerprints on record: a call, and no request that waits. */
export const biometricsOfPaid = new RegExp(
  `\\b(?:${fingerprints}\\b(?=.*\\b${paid})|${paid}(?=.*\\b${fingerprints}\\b))`,
);
/** The same, where what would be lost is no fact. */
const biometricsKept = /\bbiometri de quem tem\b/;
/** Not able to work less, by the INSS, and paid until a day: it ends, and nobody prolonged it. */
const paidToEnd =
  '\\bnao (?:\\w+ ){0,4}incapac\\w*(?! permanente)(?: (?!permanente)\\w+){0,9} (?:mantid[oa]|mantendo se|mantem se|pag[oa])(?: \\w+){0,3} ate\\b';
/** What is kept current for who is paid already. */
const registryOfPaid =
  '^(?!.*\\b(?:exigenc|concedid|perd\\w+|parou|cort|cess|analise|nao (?:caiu|veio|recebi)|para pedir|requerimento|pedido|apresent|anex|envi[ea]|junt))(?=.*\\b(?:bpc|loas|prestacao continuada)\\b)(?=.*\\batualiz\\w*(?: \\w+){0,4} (?:cadunico|cadastro unico))\\w+';
/** A visit to who keeps the register. */
const registryVisit =
  '^(?=.*\\b(?:cras|cadunico|cadastro unico)\\b)(?!.*\\b(?:pericia|avaliacao|aps|exame)\\b)(?=.*\\b(?:marq\\w*|marcad\\w*|agend\\w*|compareca)\\b.*\\d\\/\\d)\\w+';
/** Chosen for a review, in the letters of a short message too. */
const chosenForReview =
  'selecionad\\w* (?:para|p\\/?) (?:a )?(?:revisao|reavaliacao|prova de vida)';
/** A defence that was judged, and did not help: in plain words, and in flat ones. */
export const refusedDefence =
  '(?:\\bdefesa\\b(?:(?! (?:se|caso|sendo|for|seja)\\b)[^.;]){0,90}? (?:insuficiente|improcedente|(?:rejeitad|indeferid|recusad|negad)a|nao (?:foi |a )?(?:acolh|aceit|acat)\\w+)|\\bnao (?:acolh|aceit|acat)\\w+ (?:a |sua )*defesa\\b)';
/** The same, and money that is asked for still. */
const defendedDebt = `^(?!.*\\b(?:suspens|cessa|cess(?:ou|acao)|cancelad[oa] a cobranca))(?=.*\\b(?:debito|cobranca|divida|gru|guia de recolhimento|devol\\w+|ressarc\\w+)\\b)(?=.*${refusedDefence})\\w+`;

/** In this order: the first that holds decides; a grant is asked for beside a denial. */
export const rules: readonly Rule[] = [
  [
    'board',
    /\b(?:provimento|acordao|contrarrazoes|improvid\w*|(?:recurso|recorrente)(?: \w+){0,6} (?:nao )?(?:conhecid|provid|prejudicad|intempestiv|julgad|improced)\w*|nao conhec\w+ d[oe] recurso|(?:recurso|junta|camara)(?: \w+){0,14} nao conhec(?:er|eu)|intempestiv\w*|conver\w+ (?:o julgamento )?em diligencia|baixa\w* em diligencia|vir\w+ diligencia|(?:perdi|ganhei)(?: \w+){0,2} junta|(?:junta|camara)(?: \w+){0,3} (?:pediu|pede|quer)|(?:perdi|ganhei|negaram|indeferiram|julgaram|aceitaram) (?:o |meu |no )?recurso|recurso(?: \w+){0,3} (?:foi|esta) (?:negad|indeferid|aceit|deferid)\w*|(?:junta|camara|conselho)(?: \w+){0,5} (?:neg|nega|decidi|deu|julg|manteve|reform|conhec|anul)\w*)\b/,
  ],
  [
    'board',
    /\bdiligencia d[ae] (?:\d+ ?a? )?(?:junta|camara)\b/,
    // An exam for it, on a day, is a call of the INSS's.
    /^(?=.*\d\/\d).*\b(?:comparec(?:a|er)|convoca\w*|(?:pericia|avaliacao|exame)(?: \w+){0,4} (?:marcad|agendad|designad)\w*|(?:marcad|agendad|designad)\w*(?: \w+){0,4} (?:pericia|avaliacao|exame))\b.*$/g,
  ],
  [
    'notExtended',
    /\b(?:nao (?:\w+ ){0,3}prorrog\w*|(?:beneficio|auxilio) nao (?:sera|foi) (?:estend|prolong)\w*|prorrog\w*(?: (?:\w+|\.)){0,8}? (?:indefer|nega|recus|prejudicad|nao (?:foi|constat|aprov|reconhec|aceit|conced|conhec|acolh|acat|obteve|existe|ha incapac))\w*|(?:indefer|neg|recus|desfavorav|contrari)\w*(?: \w+){0,5} prorrog\w*|mantid\w*(?: \w+){0,2} data final)/,
    // Nobody refused it: it had not been asked for.
    /\bnao (?:foi )?(?:ped|solicit|houve ped)\w*(?: \w+){0,3} prorroga[cr]\w*/g,
  ],
  [
    'notExtended',
    /\bnao (?:se )?justific\w+(?: \w+){0,2} afastamento (?:alem|apos|depois)\b/,
    // A grant gives the reason for its last day.
    /^(?!.*\bprorrog).*\bconcedid\w*.*$/g,
  ],
  ['cut', new RegExp(paidToEnd)],
  [
    'extended',
    /\b(?:prorrogad\w* ate|prorrogaram|dcb (?:alterad|prorrogad)\w* (?:de|para)|(?:pagamento|beneficio|auxilio)(?: \w+){0,7} (?:mantid|prolongad|estendid)\w*(?: \w+){0,8} ate)\b|\b(?:(?:foi|foram|esta|sido|fica|ficou) prorrogad\w*|prorrog\w*(?: (?:\w+|\.)){0,6}? (?:concedid|deferid|aprovad|aceit|acatad|acolhid)\w*|(?:deferi|aprov|concede|aceit)\w*(?: \w+){0,4} prorrogac\w*|reconhecid\w* o direito (?:a|da) prorrogac\w*|pp (?:acatad|acolhid|aceit|deferid)\w*|(?:prolongad|postergad|estendid)\w* (?:de forma automatica|o termo final)|nova data d[eo] (?:cessacao|data final)|data final (?:foi )?(?:alterad|adiad|modificad|passou)\w*)/,
    // What is granted until a day is not prolonged.
    /\bconcedid[oa](?: \w+)? (?:beneficio|pagamento) mantido ate\b/g,
  ],
  [
    'reviewRefused',
    /\b(?:sem|nao ha|inexist\w+)(?: \w+){0,3} diferencas?\b|\brevis\w*(?: [\w/]+){0,12} (?:processad|concluid|analisad)\w* sem (?:alterac|mudanc)\w*|\b(?:(?:indefer|neg|recus|improced)\w*(?: \w+){0,5} revis\w*|revis\w*(?: (?:\w+|\.)){0,8}? (?:indefer|nega|recus|improced|nao acolhid|nao acatad|inacolhid|sem alterac|nao (?:foi|altera|mud|resultou|houve|reconhec)|sem (?:alteracao|mudanca|direito)|decadenc)\w*|nao (?:se )?acolh\w*(?: \w+){0,4} revis\w*|decadencia(?: \w+){0,4} revis\w*|(?:dez|10) anos(?: \w+){0,4} revis\w*|nao (?:foram )?apresentad\w+ novos elementos)/,
  ],
  [
    'archived',
    /\bdesisti\b|\b(?:arquiv(?:ad|aram|ou|amento d)\w*|nao houve o seu cumprimento|decurso d[eo] prazo|(?:encerrad|conclui|finaliz|extint|cancelad)\w*(?: \w+){0,12} (?:exigenc|desist|sem analis|sem resposta|sem julgamento|sem apreci)\w*|sem (?:analise|apreciacao|exame|julgamento) d[oe] merito|art(?:igo)? 40 da lei(?: n)? 9 ?784|(?:pedido|requerimento|processo)(?: \w+){0,4} (?:desist\w*|encerrad\w*)\b(?! prazo)|desistencia d[oa] (?:titular|requerente|interessad|segurad|pedido|requerimento)\w*|nao (?:cumprimento|cumpri\w*|atendimento|atend\w*)(?: \w+){0,3} exigenc\w*|exigenc\w* (?:\w+ ){0,3}nao (?:\w+ ){0,2}(?:cumprid|atendid|respondid)\w*|(?:encerraram|fecharam)(?: \w+){0,3} (?:pedido|processo|requerimento)|cancelamento d[eo] requerimento|cancelad\w*(?: \w+){0,2} (?:a pedido|conforme solicitad)\w*)|(?:^|\. )(?:encerrad|finalizad|conclui)\w* \./,
  ],
  ['defence', /\b(?:oficio|notificacao|carta) de cobranca/],
  [
    'denial',
    /\b(?:dib\b(?: \w+){0,10} dcb|(?:motivo|codigo) 78)\b|\bdata (?:d[aeo] )?cessacao(?: \w+){0,3} anterior/,
  ],
  ['defence', new RegExp(defendedDebt)],
  [
    'cut',
    /\b(?:nao (?:\w+ ){0,3}defesa|direito a (?:manutencao|continuidade))\b|\b(?:defesa|justificativa)(?: \w+){0,5} (?:insuficiente|nao (?:\w+ )?(?:acolhid|aceit|apresentad)|indefer|improced|rejeit)\w*/,
  ],
  [
    'denial',
    /\b(?:negou|indefiro|(?:impossibilidade d[ae] (?:concessao|deferimento|reconhecimento)|nao (?:foi|e|sendo) poss\w+ (?:o reconhecimento|a concessao|reconhecer|conceder))(?![^.]{0,40}\b(?:facial|fotos?|biometr\w*|digita\w*|automatic\w*|documental)\b)(?!.*\bagend(?:e|ar)\b.* dias\b)|nao (?:aceitaram|reconheceram|aprovaram|concederam|deferiram))\b|\b(?:nao (?:\w+ ){0,3}(?:reconhecid\w*|ha|tem|possui|faz jus)(?: \w+){0,2} (?:o |a |ao )?(?:direito|beneficio)|nao faz jus|nenhum direito (?:foi )?(?:identificad|reconhecid|encontrad)o|indefer(?:id|iram|iu|imento|e\b|imos)\w*|nega(?:do|da|dos|das|ram|tiva)?\b(?!tivad)|nao (?:\w+ ){0,2}(?:concedid|aprovad|deferid)\w*|(?:pedido|requerimento|pleito)(?: \w+){0,2} nao (?:\w+ ){0,2}acolhi\w*)/,
  ],
  [
    'cut',
    new RegExp(
      `\\b(?:foi|foram|esta|estao|ficou|encontra se|(?:situacao|status)(?: \\.)?|fica|teve|ser|estar|sido|meu|minha|pagamento|beneficio|aposentadoria|auxilio|bpc|loas|pensao)(?: (?!nao |prazo|concedid|data|indici|apresent)\\w+){0,2} ${halted}(?!ao a|amento a)\\w*|\\b(?:comunic|inform|determin|proced|decid|notific)\\w*(?: \\w+){0,6} (?:suspensao|cessacao|bloqueio|cancelamento|corte|encerramento(?! d[aeo] (?:apurac|processo|procedim|analise|instruc|fase)))|\\b(?:aposentadoria|auxilio) por incapacidade(?: \\w+)? cess\\w+ (?:em|por|desde)\\b|\\bcessacao por|\\b(?:suspensao|cessacao|bloqueio|cancelamento|corte) (?:d[oea]s? )?(?:\\w+ ){0,2}(?:beneficio|pagamento|auxilio|bpc|pensao|aposentadoria|loas)|${halts}|\\bsera (?:suspens|cessad|cancelad|bloquead)\\w* (?:em|a partir|no dia)|\\b(?:cota|parte)(?: da pensao(?: (?!nao )\\w+){0,12}| d[aeo] \\w+){0,2} (?:(?:sera|foi) )?(?:extint|cessad|encerrad)\\w*|\\b(?:pagamento|beneficio) nao caiu|${endedUnasked}`,
    ),
    new RegExp(`nao ${halts}`, 'g'),
  ],
  ['cut', new RegExp(recovered), /\b(?:nao|sem) (?:\w+ ){0,4}recuperacao\b/g],
  [
    'defence',
    /\b(?:irregularidades?|gru|cadin)\b|\b(?:indicios? d\w+ irregular\w*|apresent\w*(?: \w+){0,3} defesa|defesa(?: \w+){0,4} (?:prazo|dias)|prazo(?: \w+){0,5} defesa|facult\w+(?: \w+){0,5} prazo|receb\w*(?: \w+){0,3} indevid\w*|indevid\w+ receb\w*|(?:devol|ressarc|restitu)\w*(?: \w+){0,4} (?:valor|quanti|dinheiro|erario|inss|receb|previdencia)\w*|valor\w*(?: \w+){0,4} (?:indevid|devol|ressarc|a mais)\w*|receb\w*(?: \w+){0,3} (?:a mais|devolv)\w*|cobran(?:ca|do)(?: \w+){0,4} (?:inss|valor|divida|administrativa)\w*|divida(?: \w+){0,3} inss|defender se|me defender|batimento de dados|(?:assegura\w*|garant\w*)(?: \w+){0,3} (?:contraditorio|ampla defesa)|antes de (?:qualquer|tomar) decisao|(?:notificad|intimad)\w*(?: \w+){0,6} (?:manifest|justific|demonstr|esclarec)\w*|monitoramento operacional|notificacao de cobranca|guia de recolhimento da uniao|divida ativa)/,
    // What the INSS gives back.
    /\binss (?:vai devolver|(?:devolve|restitui)(?:ra|u)|devolve)\b/g,
  ],
  [
    'grant',
    new RegExp(
      `\\bconced(?:id\\w*|eu|emos|e se)\\b(?! (?:o |um |se )?prazo)|\\bhabilitad[oa] (?:como dependente|(?:a|na) pensao)\\b|\\breconhecid\\w* (?:todos|integral)|\\bcertidao de tempo(?: \\w+){0,5} (?:emitida|expedida)(?! pel)|\\b(?:comunica|inform)\\w*(?: \\w+){0,2} a concessao|\\bultimos (?:15|quinze)(?: \\w+){0,2} dias|\\baposentei\\b|\\bprocede o (?:seu )?pedido\\b(?! de (?:cobranca|ressarc))|\\bdefiro\\b|\\bdeferi(?:d\\w*|mento\\b|u\\b|ram\\b)|\\breconhecid\\w*(?: \\w+){0,2} (?:o|seu|ao) direito|\\bcomunica\\w*(?: \\w+){0,2} o reconhecimento d[oe] (?:seu )?direito|\\bcarta de concessao|\\binforma\\w*(?: \\w+){0,2} (?:a )?implantacao d[oe] beneficio|\\bbeneficio (?:foi )?implantad\\w*|\\bfoi implantado o beneficio|\\bdespachad\\w* com dib|\\bmemoria d[eo] calculo|\\brenda mensal inicial|\\b(?:saiu|aprovar(?:am|o)|concederam|aprovou|conseguiu|consegui|deram|liberaram|concedeu) (?:\\. )?(?:o |a |meu |minha |so |ate |me )?(?:beneficio|aposentadoria|auxilio|bpc|pensao|loas|salario|ate)|\\baprovaro\\b|${approved}|\\breconheceu a (?:sua )?incapacidade|\\breconhecid[oa] (?:a )?(?:sua )?incapacidade\\b|\\binicio d[eo] (?:beneficio|vigencia)(?: (?!nao )\\w+){0,2} (?:fixad|a partir)\\w*|\\ba cessacao sera em`,
    ),
    noGrant,
  ],
  [
    'summons',
    /\b(?:(?:pericia|avaliacao|exame|atendimento)(?: \w+){0,4} (?:foi |esta )?(?:marcad|agendad)\w* (?:para|em|no|dia|pra|p|\d+)|agendamento (?:confirmad|realizad|efetuad)\w*(?=.*\b(?:pericia|avaliacao|exame)\b.*\d\/\d)|(?:procur|va|ir|dirij)\w*(?: \w+){0,2} cras|(?:traga|leve)\b[^.]{0,120} ao cras|compareca ao cras)\b|\b(?:convoca\w*|comprovante d[eo] agendamento|comparec(?:a|er)\b(?! a aus)|remarcad\w*|reagendad\w*|beneficio(?: \w+){0,5} (?:sera|vai ser) (?:revist|revisad|reavaliad)\w*|lista de revisao|(?:prova|comprovacao) de vida(?: \w+){0,6} (?:nao|pendent|realize|realizar|ate|vence)\w*|(?:realiz|(?:re)?faca|fazer|atualiz)\w*(?: \w+){0,6} (?:prova|comprovacao) de vida|(?:solicit\w*|nao (?:localiz|encontr)\w*)(?: \w+){0,3} (?:prova|comprovacao) de vida|pente fino|me chamaram|me chamou|reabilitacao profissional|fui chamad\w*|revisao d[oe] (?:bpc|loas|beneficio de prestacao|beneficio por incapacidade|auxilio)|reavalia\w*|rever (?:\w+ ){1,4}pericia|(?:atualiz\w*|mandaram)(?: \w+){0,6} (?:cadunico|cadastro unico)(?: \w+){0,4} (?:bpc|loas|beneficio|bloque|suspen))/,
  ],
  [
    'summons',
    /\b(?:designad\w*(?: (?:a|o))? (?:pericia|avaliacao|exame)|(?:pericia|avaliacao|exame)(?: \w+){0,4} designad\w*)(?: \w+){0,3} (?:para|no dia|dia)\b(?=.*\bdiligencia\b)/,
  ],
  ['summons', biometricsKept],
  ['summons', /\b(?:avaliacao social|pericia medica) \d\d?\/\d\d?(?:\/\d{4})? (?:as )?\d\d? ?h/],
  ['summons', new RegExp(`\\b${chosenForReview}|${registryOfPaid}|${registryVisit}`)],
  [
    'requirement',
    /\b(?:status exigencia|(?:apresente|envie|anexe|junte|encaminhe|providencie|complemente|digitalize|informe|regularize))\b|\b(?:(?:solicita(?:mos|se)?|requer\w*|exig\w*|pedimos|precisamos)(?: \w+){0,2} (?:que )?(?:o |a |os |as |seja |sejam )?(?:envi|apresent|anex|junt|encaminh|complement|documentos?|documentac|agend|entreg|copia)\w*|para (?:dar andamento|dar continuidade|prosseguir|continuidade|andamento|dar prosseguimento)|agend(?:e|ar|em)\b(?: \w+){0,4} (?:servic|pericia|avaliac|atendimento|exame)\w*|(?:necessidade|obrigacao) d[ae] (?:anex|apresent|envi|junt|complement)\w*|cumpr(?:a|ir|imento)(?: \w+){0,3} exigenc\w*|(?:em|abriu|ha uma|ha|carta de|cadastr\w+|aberta|caiu em|esta com|nova|emitid\w+|responder a?|pendente) exigenc\w*|exigenc\w* (?:abert|pendent|cadastr|emitid|para|com prazo|do inss|no (?:meu|seu)|a cumprir)\w*|dever(?:a|ao) (?:\w+ ){0,2}(?:apresent|envi|anex|junt|agend|encaminh|compro|complement|providenci)\w*|(?:apresentar|enviar|anexar|juntar|encaminhar) (?:\w+ ){0,3}(?:document|copia|certid|comprovant|procurac|declarac|laudo|atestado|ppp|carteira|formulario|rg|cpf)\w*|(?:tenho|preciso|tem) (?:que|de) (?:levar|mandar|entregar|apresentar|enviar|juntar|anexar)|juntar ao processo|deve ter registro|(?:pediram|querem|mandaram|quer|pediu|pede|pedindo|esta pedindo|estao pedindo)(?: \w+){0,4} (?:document|papel|papeis|carteira|laudo|certid|ppp|procurac|biometr|pericia|agendar|marcar|declarac|entreg|levar|comprovante)\w*|aguarda\w*(?: \w+){0,3} (?:cumprimento|document|exigenc|interessad)\w*|documentac\w* (?:pendente|complementar))|(?:^|\. )(?:\w+ ){0,2}(?:providenciar|apresentar|juntar|anexar|enviar|encaminhar|complementar)\b/,
  ],
];

/** A request that ended because nobody came to the exam. */
const absent =
  /\b(?:pedido|requerimento|processo)(?: \w+){0,6} (?:encerrad|arquivad|finalizad|cancelad)\w*(?: (?:\w+|\.)){0,8}? (?:nao (?:\w+ )?comparec\w+|ausencia|falta)(?: \w+){0,4} (?:exame|pericia|avaliacao)\b/;

/** The INSS's own words for a no, and for what stopped on a day or for a reason: no second reader knows better. */
export const formulas: Readonly<Partial<Record<FoundKind, RegExp>>> = {
  board:
    /\bcontrarrazoes\b|\bconver\w+ (?:o |do )?julgamento em diligencia|\bdiligencia d[ae] (?:\d+ ?a? )?(?:junta|camara)\b/,
  summons: new RegExp(
    `${biometricsKept.source}|\\b${chosenForReview}|${registryOfPaid}|${registryVisit}|\\bconvocacao\\b(?: \\w+){0,6} reabilitacao profissional\\b|\\brealize a (?:prova|comprovacao) de vida\\b|^(?:\\w+ ){0,2}cras\\b|^prefeitura\\b.{0,120}\\bcras\\b|\\bcadastro unico\\b[^.]{0,40}\\bdesatualizad\\w*\\b.{0,60}\\bprocure o cras\\b|^(?!.*\\b(?:resultado|conclu|indefer|negad|nao (?:foi|reconhec|constat|compare)))(?=.*\\b(?:pericia|avaliacao)).*\\bagendamento confirmad`,
  ),
  denial:
    /\bnao foi reconhecido o direito (?:ao (?:beneficio|auxilio|bpc|salario|amparo)|a (?:aposentadoria|pensao))\b|\bnenhum direito (?:foi )?(?:identificad|reconhecid|encontrad)o\b/,
  notExtended:
    /^(?!.*\b(?:revist\w*|restabelec\w*|reconsider\w*|prorrogad\w* ate)\b)(?=.*\b(?:(?:beneficio|auxilio)(?: (?!nao\b)\w+){0,6} nao foi prorrogado|prorrogac\w* (?:\w+ ){0,7}foi (?:indeferid|negad)\w*)\b)/,
  defence: new RegExp(defendedDebt),
  archived: new RegExp(
    `${absent.source}|\\bencerra se o (?:processo|requerimento|pedido) por desistencia\\b`,
  ),
  reviewRefused: /\brevis\w* (?:processad|concluid|analisad)\w* sem (?:alterac|mudanc)/,
  cut: new RegExp(
    `${recovered}|${paidToEnd}|\\b(?:comunicado de|inform\\w+ a) suspensao d[eo] (?:\\w+ )?(?:beneficio|bpc|pagamento)\\b|\\bbeneficio (?:\\w+ )?bloquead[oa](?: (?:\\.|por|falta|ausencia|de|da|motivo))* (?:comprovacao|prova) de vida\\b|\\b(?:beneficio|bpc|loas|pagamento) (?:\\w+ ){0,2}bloquead[oa](?: (?:\\.|por|pel[ao]|falta|ausencia|de|d[ao]|atualizacao|motivo|conta))* (?:cadastro unico|cadunico)\\b|\\b(?:beneficio|bpc|prestacao continuada|auxilio|aposentadoria|pensao)\\b[^.]{0,60} foi (?:suspens|cessad)[oa] (?:em|por|desde)\\b|\\b(?:status|situacao)(?: \\.)? bloquead\\w*(?: \\.)? motivo(?: \\.)? nao sacad|${endedUnasked}`,
  ),
};

const toldOf =
  '\\bcomunic\\w+ (?:\\w+ )?que (?:o |a |seu |sua )*(?:pensao|aposentadoria|auxilio|beneficio|salario|bpc|pedido|requerimento)';
/** "Comunicamos que a pensão não foi concedida": of the benefit itself, and not of a part or of a term. */
export const told: Readonly<Partial<Record<FoundKind, RegExp>>> = {
  denial: new RegExp(
    `${toldOf}(?: (?!ainda\\b)\\w+){0,4} nao foi (?:concedid|deferid|aprovad)[oa]\\b`,
  ),
  grant: new RegExp(
    `^(?!.*\\b(?:indefer|negad|cess(?:ou|ad)|nova data)).*\\bdeferimento\\b.*\\b(?:beneficio|auxilio)(?: \\w+){0,5} (?:concedid|mantid)[oa] ate(?: o dia)? \\d|\\bcomunica\\w* o reconhecimento d[oe] (?:seu )?direito\\b|(?:${toldOf}(?: (?!nao\\b)\\w+){0,6}|\\bcomunic\\w+ que(?: lhe)?) foi (?:concedid|deferid|aprovad)[oa]\\b`,
  ),
};

/** What came after it: the formula tells only how it began. */
export const cameAfter =
  /\b(?:concess|concedid|transforma|liberad|restabelec|reativad|regularizad|obito|advogad|portal|blog|noticia)/;

/** A no without its verdict: only a reason, as people copy it. */
export const reason =
  /\b(?:falta|ausencia|perd(?:a|eu|i) (?:d[aeo]|a qualidade|qualidade)|insuficien\w*|inexisten\w*)\b|\b(?:nao (?:\w+ ){0,3}(?:comprov|constat|cumpr|compare|enquadr|atend|apresent|implement|ating|preench|afast|filiad|reconhec|inscri|computad|consider|demonstr|verific|identific|possui|apto|fez|conform|segurad)\w*|parecer contrario|(?:inferior|superior|acima|abaixo|maior|menor) (?:d[oea] |ao? |que )?(?:\w+ )?(?:limite|minimo|1\/4|teto|previsto|15|quinze)|sem (?:direito|qualidade|carencia|comprovacao|reducao|sequela|incapacidade)|pre ?existente|vedad[oa]|duplicidade)/;

/** The stems by which mistakes of typing and of photographs are mended: those of the rules themselves. */
export const kindStems = [
  ...new Set(
    [others, own, reason, ...rules.map(([, pattern]) => pattern)].flatMap(
      ({ source }) => source.replaceAll(/\\\w/g, ' ').match(/[a-z]{6,}/g) ?? [],
    ),
  ),
  'beneficio',
  'exigencia',
  'incapacidade',
  // No mistake for "reavaliado".
  'reanalisado',
];

/** An auxílio that ended because it became a retirement: in plain words, and in flat ones. */
export const becameRetirement =
  '\\bcessad\\w*[^.;]{0,90}\\b(?:conver|transforma)\\w+ (?:em|na) (?:\\w+ )?aposentadoria';

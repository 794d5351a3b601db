import { anyOf, everyOf } from '../any-of.ts';
import type { FoundKind } from './kinds.ts';

/** `unsaid` are words of the kind that say the contrary where they stand; they are taken out first. */
type Rule = readonly [kind: FoundKind, pattern: RegExp, unsaid?: RegExp];

const halted = '(suspens|suspend|bloque|cessa|cancel|cort|encerr)';
/** An auxílio that ended, and more time that nobody asked for, as its person tells it. */
const endedUnasked = anyOf`
  meu (auxilio|beneficio) ..3 (acabou|terminou)\b.*\b(nao (pedi|solicitei)|ter (pedido|
  solicitado)) ..3 prorroga[cr]-
`;
const ended = '(arquiv|encerr|conclu|indefer|cancel)';
/** Able to work again, as the INSS says: what is paid falls in steps until it ends; Lei 8.213/1991, art. 47. */
const recovered = anyOf`
  mensalidades? de recuper_,
  (conclu|constat|verific|reconhec)_( (\.|(?!nao )_)){0,4} recuper_ ..1 da (sua )?capac_
`;

/** What will happen to whoever does not answer: no fact yet. Up to the end of its sentence. */
export const threats = [
  everyOf`
    (apos|depois d[ao]) ([ao] )?(suspensao|bloqueio|corte)\b…\bpod(e|em|era|erao)\b…
  `,
  everyOf`so[bn] (pena|risco) d…`,
  everyOf`sem (o|a|ela|ele|isso) ..4 (pagamento|beneficio) (fica|e|sera)\b…`,
  everyOf`
    (sujeit[oa]s?|passive(l|is)) (a|ao|de|do) ..2 (${halted}|${ended})…
  `,
  everyOf`
    (vencid|decorrid|esgotad|findo|transcorrid|passad)- ..3 prazo ..3 sem\b(?!…\b(encerra se|foi (cessad|suspens|cancelad)[oa])\b)…
  `,
  // From what has not come yet a term would run.
  everyOf`
    (a partir|a contar|contad_|apos|depois) (d[aeo] )?(data )?(d[aeo] )?(cessacao|final|
    indeferimento|negativa)\b…90\b(tera|podera|cabera|dispora|caber|sera)\b…
  `,
  everyOf`pod_ ser convocad…`,
  everyOf`(arquive se )?apos o decurso d…`,
  everyOf`na (falta|ausencia) d[aeo]-…`,
  // What was appealed against, up to what became of it.
  everyOf`
    contra a (suspensao|cessacao)-( (?!decid|deu\b|dar|neg|julg|nao|foi)[\w/]+)*-
  `,
  everyOf`nao havendo\b…`,
  everyOf`nao (apresentad|enviad)a (a )?defesa\b…`,
  everyOf`caso contrario (requ|solicit|peca)-…`,
  everyOf`
    (beneficio|credito|valor)s? (que )?nao (for(em)? )?sacad…
  `,
  everyOf`(caso|se) ((?!concord|discord)_ ){0,3}?nao (?!concord)…`,
  everyOf`
    (caso contrario|senao|do contrario|antes de)\b…?(${halted}|${ended})…
  `,
  everyOf`
    (quem nao|nao (comparec|atend|apresent|agend|respond)endo|nao (apresent|agend)ando)\b…
  `,
  everyOf`
    [oa] (nao|falta|ausencia)( [\w/]+){1,8} ((podera|pode|ira|vai) (implic|import|acarret|result|ensej|
    lev|ger|caus|ser)|(implic|import|acarret|result|ensej|lev|ger|caus|motiv)a(ra|rao|m)?\b)…
  `,
  everyOf`
    (podera|poderao|pode|podem|vai|vao|sera|serao|tera|terao)( (?!em |
    a partir )_){0,3} (${halted}|${ended}|cobrad)…
  `,
  // "Para evitar o corte, faça a prova": what is told to be done stands.
  everyOf`
    (evit|para nao|pra nao|a fim de nao)-\b( (?!(realize|faca|compareca|agende|
    marque|cumpra|envie|apresente|atualize)\b)[^ .]+)*-
  `,
];

/** A phase that ended, and the stop that was set for after it. */
export const stopsAfterPhase = anyOf`
  encerramento d[aeo] (apurac|processo|procedim|analise|instruc|fase)-((?!\b(se|
  caso)\b).){0,160}?\bsera (suspens|cessad|cancelad|bloquead)- (em|a partir de|
  no dia)( o dia)? \d-
`;

/** A share in a pension that has its last day: no threat, whatever is to come. */
export const shareEnds = anyOf`
  cota\b((?! nao )[^.]){0,80} (sera|e) (extint|cessad|encerrad)[oa] (em|no dia),
  pensao\b((?! nao )[^.]){0,80} sera (extint|cessad|encerrad)[oa] (para ..6 )?(em|no dia)\b(?=.*\b21 anos\b)
`;

/** What ended is not the benefit. */
export const ofOtherThing = everyOf`
  (conta|cartao|contrato|emprestimo|senha|biometria)( (?!beneficio|auxilio|pensao|aposentadoria|
  bpc)_){0,4} (encerrad|cancelad|bloquead|suspens|excluid)-
`;

/** What stands in letters of every kind. */
export const everywhere = [
  // What was not looked at is no reason.
  everyOf`(acrescimo|adicional) de 25( por cento)?( \.)? prejudicad-`,
  // Of a no that there may be.
  everyOf`(do|contra o|em caso de) indeferimento (total|parcial|integral) (e|ou)…`,
  everyOf`
    em (virtude|razao|cumprimento) d[ae] decisao ..1 d[ao] (junta|camara|crps|conselho)…?\brecurso
  `,
  // "O prazo de decadência para revisão é de dez anos", of a grant.
  everyOf`
    prazo (de |da )?decadenc- (?!…\b(esgot|encerr|consum|transcorr|decorr|ultrapass))…\b(10|
    dez) anos…
  `,
  everyOf`(tem|dispoe|possui) ..4 (10|dez)( dez)? anos para…`,
  // What came before, and what there is none of.
  everyOf`concedid- em (\d\d\/)*\d{4}`,
  everyOf`
    (indeferimento|cessacao|negativa) d[oe] (requerimento|pedido|beneficio|auxilio) anterior-
  `,
  everyOf`(requerimento|pedido|processo) ..1 anterior\b…`,
  everyOf`havia sido (indeferid|negad|cessad|concedid)-…`,
  everyOf`
    esgotad- ..6 (defesa|recurso)s?( acordao ..1 \d\S*)?(?= )-
  `,
  everyOf`nao cabe- (pedido de )?prorrogac-`,
  everyOf`nao (foi|houve) (apresentad-|apresentacao d_) ..1 defesa`,
  everyOf`havia sido cancelad-`,
  everyOf`(originalmente|inicialmente) (deferid|concedid)-`,
  everyOf`
    ((deferi|concedi)- (o |a )?(pedido de )?)?(prorrogac_ d[eo] (seu )?prazo|dilacao)
  `,
  // That no loan can be made is how each benefit begins.
  everyOf`(des)?bloquead- para ..1 (emprestimo|consignad)-`,
  // What did not happen.
  everyOf`
    nao houve ..2 (pedido|solicitacao|requerimento) de prorrogac-
  `,
  everyOf`(desta|dessa|da) decisao ..3 recurso…`,
  everyOf`(caso|se) ..3 (nao concord|discord)…`,
  everyOf`
    (podera|pode) ((interpor|apresentar|entrar com|protocolar) recurso|recorrer)\b…
  `,
  everyOf`
    recurso (a|ao|as|para [ao]|junto [ao]) (junta|conselho|crps)…
  `,
];

/** Papers of others that use our words: each is enough. */
export const others = anyOf`
  kwh, fatura, boleto, termo de intimacao, escritorio d[oae]s? (dr|dra|doutor|advogad)-,
  deposit(ar|e|o) ..4 (custas|taxa|valor|antes), pix, selfie, recursos humanos,
  departamento pessoal, consignado (inss )?contrato, http(?!s? \S*gov), codigo de barras,
  plano de saude, condominio, iptu, ipva, detran, multa de transito, infracao de transito,
  notificacao de autuacao, termo de rescisao, aviso previo, cartao de credito, cheque especial,
  serasa, pelo juiz, tribunal d[oe], jurado, titulo (eleitoral|de eleitor) cancelad-,
  cartorio eleitoral, pela juiza, spc brasil, oficial de justica, comprimidos?,
  uso (oral|interno), posologia,
  (emprestimo|credito|financiamento) (pre )?(aprovad|liberad|negad)-, saque liberad-,
  clique (aqui|no link|para receber|e receba), parabens, promocao, oferta (exclusiva|especial),
  cupom, frete gratis, matricula escolar, vestibular, auxilio emergencial, pe de meia,
  cadastro nacional de informacoes, extrato previdenciario,
  perfil profissiografico previdenciario( ppp)? secao, consorcio, apolice, sinistro,
  tarifa bancaria, saldo devedor, sua conta corrente, extrato bancario, malha fina,
  isencao (de|do) imposto,
  (bolsa familia|seguro desemprego|abono salarial|fgts|imposto de renda|receita federal|cnh|
  carteira de habilitacao) ..5 (bloque|cancel|suspen|indefer|nega|liberad|aprovad|restitu|retid|
  concedid)-, declaracao d[eo] imposto de renda ..4 (pendenc|malha|retid|restitu)-,
  ^(_ ){0,3}receita federal-,
  ^(empresa|banco?o?|prefeitura(?!(?=.{0,120}\bcras\b)(?=.*\b(cadastro unico|
  cadunico)\b)(?=.*\bbpc\b))|cartorio)
`;

/** Words of a paper of the INSS itself, by which another's words in it weigh less. */
export const own = anyOf`
  comunicado de decisao, (mensagem|msg|aviso|comunicado|recado) (d[oa] )?(inss|previdencia),
  carta de concessao, previdencia social comunica, inss (comunica|informa), meu inss,
  junta de recursos, cumprir exigencia,
  seu (requerimento|pedido) (de )?(aposent|auxilio|bpc|beneficio|pensao|salario),
  motivo do indeferimento, nao (foi )?reconhecido o direito, monitoramento operacional,
  reconhecimento inicial, despacho, especie, der, nb,
  (aposentadoria|segurad\w|atividade|tempo) especial, rural, incapacidade, ltcat
`;

/** One of these is in whatever the INSS writes, or somebody tells of it, in more than a line. */
export const ofInss = anyOf`
  inss-, beneficio-, aposent-, auxilio-, pensao-, pericia-, perito-, segurad-, previdenc-, bpc-,
  loas-, carencia-, contribu-, incapac-, requer-, exigenc-, cnis-, dependente-, rural-, roca-,
  deficien-, cadunico-, cadastro unico-, maternidade-, atestado-, laudo-, junta-, recurso-,
  especie-, revis-, meu pedido-, tempo-, invalid-, prorrog-, salario-, despacho-, defesa-,
  biometr-, procurac-, avaliacao social-, reabilit-, prova de vida-, comprovacao de vida-, cras,
  andamento ao processo-, envio eletronico dos documentos-, recorrent-, ppp, ctps
`;

const approved = anyOf`
  (beneficio|pedido|requerimento|aposentadoria|auxilio|pensao|bpc|
  salario maternidade)( (?!nao )_){0,3} aprovad-
`;

/** "Não foi concedido"; "o benefício que foi concedido", of what came before; "não … a cessação será em"; able or not, a no for another reason. */
const noGrant = everyOf`
  -(nao|se) procede, prazo concedid-,
  -(nao ..2 |pod_ ser |\bsejam? ..1 |(beneficio|auxilio|pensao|aposentadoria|
  bpc) que (lhe )?foi )(conced(id-|eu|emos)\b|habilitad-|reconhec-|deferi-|${approved})-,
  nao …40\ba cessacao sera em-, vai (parar|acabar|terminar)\b.*\bultimos (15|quinze),
  reconhec_ (a )?(sua )?incapacidade\b(?=.*\b(indefer|negad|nao (ha|tem|faz jus|possui|cumpr|
  comprov|foi)|sem (direito|carencia|qualidade)|falta de|perda|preexist|anterior (ao?|
  a data d\w) (re)?(ingresso|filia)))-
`;

/** Oldest targets know no look behind a match: what is unsaid is taken out before. */
const halts = anyOf`
  suspenderam, cortaram, cancelaram, bloquearam, cessaram, tiraram, pararam, parou, bloqueou,
  cortou, suspendeu, cancelou
`;

export const saidBy = ([, pattern, unsaid]: Rule, facts: string): string | undefined =>
  pattern.exec(unsaid ? facts.replaceAll(unsaid, 'nao') : facts)?.[0];

/** What is paid already, by what it is kept for or would lose. */
const paid = anyOf`
  (continu_|seguir|permanec_) receb-, (manter|manutencao) ..4 (pagamento|beneficio|bpc),
  (voce|titular|sr|senhora?|quem) (ja )?(recebe|d[eo])( [ou]m?)? (bpc|beneficio)-,
  (beneficio|bpc|pagamento)( (de prestacao continuada|nao|sera|seja|pode|podera|
  ser))* (bloquead|suspens|cessad|cortad)[oa]-,
  (bloqueio|suspensao|corte) d[oe] ..1 (pagamento|beneficio|bpc)-
`;
const fingerprints = anyOf`biometri-, carteira de identidade nacional, nova identidade`;
/** Who is paid already is to have fingerprints on record: a call, and no request that waits. */
export const biometricsOfPaid = anyOf`
  ${fingerprints}\b(?=.*\b${paid})-, ${paid}(?=.*\b${fingerprints}\b)-
`;
/** The same, where what would be lost is no fact. */
const biometricsKept = anyOf`biometri de quem tem`;
/** Not able to work less, by the INSS, and paid until a day: it ends, and nobody prolonged it. */
const paidToEnd = anyOf`
  nao ..4 incapac-(?! permanente)( (?!permanente)_){0,9} (mantid[oa]|mantendo se|mantem se|
  pag[oa]) ..3 ate
`;
/** What is kept current for who is paid already. */
const registryOfPaid = anyOf`
  ^(?!.*\b(exigenc|concedid|perd_|parou|cort|cess|analise|nao (caiu|veio|recebi)|para pedir|
  requerimento|pedido|apresent|anex|envi[ea]|junt))(?=.*\b(bpc|loas|
  prestacao continuada)\b)(?=.*\batualiz- ..4 (cadunico|cadastro unico))_
`;
/** A visit to who keeps the register. */
const registryVisit = anyOf`
  ^(?=.*\b(cras|cadunico|cadastro unico)\b)(?!.*\b(pericia|avaliacao|aps|
  exame)\b)(?=.*\b(marq-|marcad-|agend-|compareca)\b.*\d\/\d)_
`;
/** Chosen for a review, in the letters of a short message too. */
const chosenForReview = anyOf`
  selecionad- (para|p\/?) (a )?(revisao|reavaliacao|prova de vida)
`;
/** A defence that was judged, and did not help: in plain words, and in flat ones. */
export const refusedDefence = anyOf`
  defesa\b((?! (se|caso|sendo|for|seja)\b)[^.;]){0,90}? (insuficiente|improcedente|(rejeitad|
  indeferid|recusad|negad)a|nao (foi |a )?(acolh|aceit|acat)_)-,
  nao (acolh|aceit|acat)_ (a |sua )*defesa
`;
/** A term for a defence, in the paper that is called so, whatever it tells has ended. */
const defenceOpen = anyOf`
  ^(?!.*${refusedDefence})(?!.*\bsuspens)(?!.*\bdefesa ~40 (apresentada|recebida|analisada)\b)(?=.{0,300}\b
  oficio de defesa\b).*\b(facult|concede|abre|assegur)-\b~90\bdefesa\b
`;
/** The same, and money that is asked for still. */
const defendedDebt = anyOf`
  ^(?!.*\b(suspens|cessa|cess(ou|acao)|cancelad[oa] a cobranca))(?=.*\b(debito|cobranca|divida|
  gru|guia de recolhimento|devol_|ressarc_)\b)(?=.*${refusedDefence})_
`;

/** A no on papers alone, with its next step; a benefit that papers alone do not give is none. */
const refusedOnPapers = anyOf`
  nao foi possivel conceder ..4 por analise documental\b(?=.*\bdesta decisao\b)
`;
/** Whoever asked took it back. */
const byItsPerson = anyOf`
  ^(?!.*\b(agendamento|atendimento|pericia)\b).*\bcancelad[oa]( (\.|_)){0,6} a pedido
`;
const atRequirement = anyOf`
  (status|situacao)( \.)? (em )?exigencia, alterad[oa] para (em )?exigencia
`;

/** A message that tells of one: "seu requerimento tem exigência. Cumpra até". */
const toldOfRequirement = anyOf`
  (tem|possui|consta|com) (uma )?exigenc-( (\.|_)){0,3} (cumpr|atend|respond)-
`;
/** Papers alone are not enough, and the exam has to be booked: the request is open. */
const examAfterPapers = anyOf`
  ^(?!.*\b(desta decisao|recurso|recorrer)\b).*\bagend(e|ar)\b ..1 pericia\b…40\bate ..2 \d.*\b(nao agendar|encerrad-|mantid-),
  (atestado|documento|documentac)-\b…60\bnao (atend|cumpr|conform)-\b.{0,120}\bagend(e|ar)\b ..2 pericia
`;

/** In this order: the first that holds decides; a grant is asked for beside a denial. */
export const rules: readonly Rule[] = [
  [
    'board',
    anyOf`
      provimento, acordao, contrarrazoes, improvid-,
      (recurso|recorrente) ..6 (nao )?(conhecid|provid|prejudicad|intempestiv|julgad|improced)-,
      nao conhec_ d[oe] recurso, (recurso|junta|camara) ..14 nao conhec(er|eu), intempestiv-,
      conver_ (o julgamento )?em diligencia, baixa- em diligencia, vir_ diligencia,
      (perdi|ganhei) ..2 junta, (junta|camara) ..3 (pediu|pede|quer),
      (perdi|ganhei|negaram|indeferiram|julgaram|aceitaram) (o |meu |no )?recurso,
      recurso ..3 (foi|esta) (negad|indeferid|aceit|deferid)-,
      (junta|camara|conselho) ..5 (neg|nega|decidi|deu|julg|manteve|reform|conhec|anul)-
    `,
  ],
  [
    'board',
    anyOf`diligencia d[ae] (\d+ ?a? )?(junta|camara)`,
    // An exam for it, on a day, is a call of the INSS's.
    everyOf`
      ^(?=.*\d\/\d).*\b(comparec(a|er)|convoca-|(pericia|avaliacao|exame) ..4 (marcad|agendad|
      designad)-|(marcad|agendad|designad)- ..4 (pericia|avaliacao|exame))\b.*$
    `,
  ],
  [
    'notExtended',
    anyOf`
      nao ..3 prorrog-, (beneficio|auxilio) nao (sera|foi) (estend|prolong)-,
      prorrog-( (_|\.)){0,8}? (indefer|nega|recus|prejudicad|nao (foi|constat|aprov|reconhec|
      aceit|conced|conhec|acolh|acat|obteve|existe|ha incapac))-,
      (indefer|neg|recus|desfavorav|contrari)- ..5 prorrog-, mantid- ..2 data final-
    `,
    // Nobody refused it: it had not been asked for.
    everyOf`
      nao (foi )?(ped|solicit|houve ped)- ..3 prorroga[cr]-,
      (faculdade|universi_|curs_|estud_)\b…40\bnao ..2 prorrog-
    `,
  ],
  [
    'notExtended',
    anyOf`nao (se )?justific_ ..2 afastamento (alem|apos|depois)`,
    // A grant gives the reason for its last day.
    everyOf`^(?!.*\bprorrog).*\bconcedid\w*.*$`,
  ],
  ['cut', paidToEnd],
  [
    'extended',
    anyOf`
      prorrogad- ate, prorrogaram, dcb (alterad|prorrogad)- (de|para),
      (pagamento|beneficio|auxilio) ..7 (mantid|prolongad|estendid)- ..8 ate,
      (foi|foram|esta|sido|fica|ficou) prorrogad-,
      prorrog-( (_|\.)){0,6}? (concedid|deferid|aprovad|aceit|acatad|acolhid)-,
      (deferi|aprov|concede|aceit)- ..4 prorrogac-, reconhecid- o direito (a|da) prorrogac-,
      pp (acatad|acolhid|aceit|deferid)-,
      (prolongad|postergad|estendid)- (de forma automatica|o termo final)-,
      nova data d[eo] (cessacao|data final)-, data final (foi )?(alterad|adiad|modificad|passou)-
    `,
    // What is granted until a day is not prolonged.
    everyOf`concedid[oa] ..1 (beneficio|pagamento) mantido ate`,
  ],
  [
    'reviewRefused',
    anyOf`
      (sem|nao ha|inexist_) ..3 diferencas?,
      pedido de revisao\b…80 pleito ..2 indefer-,
      revis-( [\w/]+){0,12} (processad|concluid|analisad)- sem (alterac|mudanc)-,
      (indefer|neg|recus|improced)- ..5 revis-,
      revis-( (_|\.)){0,8}? (indefer|nega|recus|improced|nao acolhid|nao acatad|inacolhid|
      sem alterac|nao (foi|altera|mud|resultou|houve|reconhec)|sem (alteracao|mudanca|direito)|
      decadenc)-, nao (se )?acolh- ..4 revis-, decadencia ..4 revis-, (dez|10) anos ..4 revis-,
      nao (foram )?apresentad_ novos elementos-
    `,
  ],
  [
    'archived',
    anyOf`
      desisti, arquiv(ad|aram|ou|amento d)-, nao houve o seu cumprimento-, decurso d[eo] prazo-,
      (encerrad|conclui|finaliz|extint|cancelad)- ..12 (exigenc|desist|sem analis|sem resposta|
      sem julgamento|sem apreci)-, sem (analise|apreciacao|exame|julgamento) d[oe] merito-,
      art(igo)? 40 da lei( n)? 9 ?784-,
      (pedido|requerimento|processo) ..4 (desist-|encerrad-)\b(?! prazo)-,
      desistencia d[oa] (titular|requerente|interessad|segurad|pedido|requerimento)-,
      nao (cumprimento|cumpri-|atendimento|atend-) ..3 exigenc-,
      exigenc- ..3 nao ..2 (cumprid|atendid|respondid)-,
      (encerraram|fecharam) ..3 (pedido|processo|requerimento)-, cancelamento d[eo] requerimento-,
      cancelad- ..2 (a pedido|conforme solicitad)-, ${byItsPerson}-,
      (^|\. )(encerrad|finalizad|conclui)- \.
    `,
  ],
  ['defence', anyOf`(oficio|notificacao|carta) de cobranca-`],
  [
    'denial',
    anyOf`
      dib\b ..10 dcb, (motivo|codigo) 78, data (d[aeo] )?cessacao ..3 anterior-
    `,
  ],
  ['defence', defendedDebt],
  ['defence', defenceOpen],
  [
    'cut',
    anyOf`
      nao ..3 defesa, direito a (manutencao|continuidade),
      (defesa|justificativa)( (?!(ou|se|caso|sendo|for|seja)\b)\w+){0,5} (insuficiente|nao ..1 (acolhid|aceit|apresentad)|indefer|
      improced|rejeit)-
    `,
  ],
  [
    'denial',
    anyOf`
      negou, indefiro, ${refusedOnPapers},
      (impossibilidade d[ae] (concessao|deferimento|reconhecimento)|nao (foi|e|
      sendo) poss_ (o reconhecimento|a concessao|reconhecer|conceder))(?!…40\b(facial|fotos?|
      biometr-|digita-|automatic-|documental)\b)(?!.*\bagend(e|ar)\b.*( dias\b|\bate ..2 \d)),
      nao (aceitaram|reconheceram|aprovaram|concederam|deferiram),
      nao ..3 (reconhecid-|alcancad-|reconheceu|ha|tem|possui|faz jus) ..2 (o |a |ao )?(direito|beneficio)-,
      nao faz jus-, nenhum direito (foi )?(identificad|reconhecid|encontrad)o-,
      indefer(id|iram|iu|imento|e\b|imos)-, nega(do|da|dos|das|ram|tiva)?\b(?!tivad)-,
      nao ..2 (concedid|aprovad|deferid)-, (pedido|requerimento|pleito) ..2 nao ..2 acolhi-
    `,
  ],
  [
    'cut',
    anyOf`
      (foi|foram|esta|estao|ficou|encontra se|(situacao|status)( d[oe] beneficio)?( \.)?|fica|teve|ser|estar|sido|
      meu|minha|pagamento|credito|beneficio|aposentadoria|auxilio|bpc|loas|pensao)( (?!nao |prazo|
      concedid|data|indici|apresent)_){0,2} ${halted}(?!ao a|amento a)-,
      (comunic|inform|determin|proced|decid|notific)- ..6 (suspensao|cessacao|bloqueio|
      cancelamento|corte|encerramento(?! d[aeo] (apurac|processo|procedim|analise|instruc|
      fase)))-, (aposentadoria|auxilio) por incapacidade ..1 cess_ (em|por|desde), cessacao por-,
      (suspensao|cessacao|bloqueio|cancelamento|corte) (d[oea]s? )?(_ ){0,2}(beneficio|pagamento|
      auxilio|bpc|pensao|aposentadoria|loas)-, ${halts}-,
      sera (suspens|cessad|cancelad|bloquead)- (em|a partir|no dia)-,
      (cota|parte)( da pensao( (?!nao )_){0,12}| d[aeo] _){0,2} ((sera|foi) )?(extint|cessad|
      encerrad)-, (pagamento|beneficio) nao caiu-, ${endedUnasked}-
    `,
    everyOf`-nao ${halts}-`,
  ],
  ['cut', recovered, everyOf`(nao|sem) ..4 recuperacao`],
  [
    'defence',
    anyOf`
      irregularidades?, gru, cadin, indicios? d_ irregular-, apresent- ..3 defesa-,
      defesa ..4 (prazo|dias)-, prazo ..5 defesa-, facult_ ..5 prazo-, receb- ..3 indevid-,
      indevid_ receb-,
      (devol|ressarc|restitu)- ..4 (valor|quanti|dinheiro|erario|inss|receb|previdencia)-,
      valor- ..4 (indevid|devol|ressarc|a mais)-, receb- ..3 (a mais|devolv)-,
      cobran(ca|do) ..4 (inss|valor|divida|administrativa)-, divida ..3 inss-, defender se-,
      me defender-, batimento de dados-, (assegura-|garant-) ..3 (contraditorio|ampla defesa)-,
      antes de (qualquer|tomar) decisao-,
      (notificad|intimad)- ..6 (manifest|justific|demonstr|esclarec)-, monitoramento operacional-,
      notificacao de cobranca-, guia de recolhimento da uniao-, divida ativa-
    `,
    // What the INSS gives back.
    everyOf`inss (vai devolver|(devolve|restitui)(ra|u)|devolve)`,
  ],
  [
    'grant',
    anyOf`
      conced(id-|eu|emos|e se)\b(?! (o |um |se )?prazo)-,
      habilitad[oa] (como dependente|(a|na) pensao), reconhecid- (todos|integral)-,
      certidao de tempo ..5 (emitida|expedida)(?! pel)-, (comunica|inform)- ..2 a concessao-,
      ultimos (15|quinze) ..2 dias-, aposentei,
      procede o (seu )?pedido\b(?! de (cobranca|ressarc))-, defiro, deferi(d-|mento\b|u\b|ram\b)-,
      reconhec(id-|eu|eu se|emos|e se) ..2 (o|seu|ao) direito-,
      comunica- ..2 o reconhecimento d[oe] (seu )?direito-,
      carta de concessao-, informa- ..2 (a )?implantacao d[oe] beneficio-,
      beneficio (foi )?implantad-, foi implantado o beneficio-, despachad- com dib-,
      memoria d[eo] calculo-, renda mensal inicial-,
      (saiu|aprovar(am|o)|concederam|aprovou|conseguiu|consegui|deram|liberaram|
      concedeu) (\. )?(o |a |meu |minha |so |ate |me )?(beneficio|aposentadoria|auxilio|bpc|
      pensao|loas|salario|ate)-, aprovaro, ${approved}-, reconheceu a (sua )?incapacidade-,
      reconhecid[oa] (a )?(sua )?incapacidade,
      inicio d[eo] (beneficio|vigencia)( (?!nao )_){0,2} (fixad|a partir)-, a cessacao sera em-
    `,
    noGrant,
  ],
  [
    'summons',
    anyOf`
      (pericia|avaliacao|exame|atendimento) ..4 (foi |esta )?(marcad|agendad|confirmad)- (para|em|no|dia|
      pra|p|\d+),
      (pericia|avaliacao (social|medic_|socioprofissional)) …120 (esta|foi|fica) (marcad|agendad)a para,
      (foi|esta|fica) agendada a (avaliacao|pericia),
      agendamento (confirmad|realizad|efetuad)-(?=.*\b(pericia|avaliacao|exame)\b.*\d\/\d),
      (procur|va|ir|dirij)- ..2 cras, (traga|leve)\b…120 ao cras, compareca ao cras, convoca-,
      comprovante d[eo] agendamento-, comparec(a|er)\b(?! a aus)-, solicit_ o (seu )?comparec-,
      remarcad-, reagendad-,
      beneficio ..5 (sera|vai ser) (revist|revisad|reavaliad)-, lista de revisao-,
      (prova|comprovacao) de vida ..6 (nao|pendent|realize|realizar|ate|vence)-,
      (realiz|(re)?faca|fazer|atualiz)- ..6 (prova|comprovacao) de vida-,
      (solicit-|nao (localiz|encontr)-) ..3 (prova|comprovacao) de vida-,
      nao (localiz|encontr)- ..9 confirm_ ..1 sua vida, pente fino-,
      (pericia|avaliacao social)\b.{0,140}\bpassou (pra|para) ..3 \d\d?\/\d-, me chamaram-,
      me chamou-, reabilitacao profissional-, fui chamad-,
      revisao d[oe] (bpc|loas|beneficio de prestacao|beneficio por incapacidade|auxilio)-,
      reavalia-, rever (_ ){1,4}pericia-,
      (atualiz-|mandaram) ..6 (cadunico|cadastro unico) ..4 (bpc|loas|beneficio|bloque|suspen)-
    `,
  ],
  [
    'summons',
    anyOf`
      (designad-( (a|o))? (pericia|avaliacao|exame)|(pericia|avaliacao|
      exame) ..4 designad-) ..3 (para|no dia|dia)\b(?=.*\bdiligencia\b)-
    `,
  ],
  ['summons', biometricsKept],
  [
    'summons',
    anyOf`
    (avaliacao social|pericia medica) \d\d?\/\d\d?(\/\d{4})? (as )?\d\d? ?h-
  `,
  ],
  [
    'summons',
    anyOf`
    ${chosenForReview}-, ${registryOfPaid}-, ${registryVisit}-
  `,
  ],
  [
    'requirement',
    anyOf`
      ${atRequirement}, ${toldOfRequirement}, apresente, envie, anexe, junte, encaminhe,
      providencie, complemente,
      digitalize, informe, regularize,
      (solicita(mos|se)?|requer-|exig-|pedimos|precisamos) ..2 (que )?(o |a |os |as |seja |
      sejam )?(envi|apresent|anex|junt|encaminh|complement|documentos?|documentac|agend|entreg|
      copia)-,
      para (dar andamento|dar continuidade|prosseguir|continuidade|andamento|dar prosseguimento)-,
      ${examAfterPapers}-, agend(e|ar|em)\b ..4 (servic|pericia|avaliac|atendimento|exame)-,
      (necessidade|obrigacao) d[ae] (anex|apresent|envi|junt|complement)-,
      cumpr(a|ir|imento) ..3 exigenc-,
      (em|abriu|ha uma|ha|carta de|cadastr_|aberta|caiu em|esta com|nova|emitid_|responder a?|
      pendente) exigenc-,
      exigenc- (abert|em abert|pendent|cadastr|emitid|para|com prazo|do inss|no (meu|seu)|a cumprir)-,
      dever(a|ao) ..2 (apresent|envi|anex|junt|agend|encaminh|compro|complement|providenci)-,
      favor (apresent|envi|anex|junt|encaminh)-,
      (apresentar|enviar|anexar|juntar|encaminhar) ..3 (document|copia|certid|comprovant|procurac|
      declarac|laudo|atestado|ppp|carteira|formulario|rg|cpf)-,
      (tenho|preciso|tem) (que|de) (levar|mandar|entregar|apresentar|enviar|juntar|anexar)-,
      juntar ao processo-, deve ter registro-,
      (pediram|querem|mandaram|quer|pediu|pede|pedindo|esta pedindo|estao pedindo) ..4 (document|
      papel|papeis|carteira|laudo|certid|ppp|procurac|biometr|pericia|agendar|marcar|declarac|
      entreg|levar|comprovante)-, aguarda- ..3 (cumprimento|document|exigenc|interessad)-,
      documentac- (pendente|complementar)-,
      (^|\. )(_ ){0,2}(providenciar|apresentar|juntar|anexar|enviar|encaminhar|complementar)
    `,
  ],
];

/** A request that ended because nobody came to the exam. */
const absent = anyOf`
  (pedido|requerimento|processo) ..6 (encerrad|arquivad|finalizad|cancelad)-( (_|
  \.)){0,8}? (nao ..1 comparec_|ausencia|falta) ..4 (exame|pericia|avaliacao)
`;

/** The INSS's own words for a no, and for what stopped on a day or for a reason: no second reader knows better. */
export const formulas: Readonly<Partial<Record<FoundKind, RegExp>>> = {
  board: anyOf`
    recurso conhecido e (nao |im|des|parcialmente )?provid-, contrarrazoes,
    conver_ (o |do )?julgamento em diligencia-,
    diligencia d[ae] (\d+ ?a? )?(junta|camara)
  `,
  summons: anyOf`
    ${biometricsKept}, ${chosenForReview}-, ${registryOfPaid}-, ${registryVisit}-,
    nao (localiz|encontr|identific)_ ..3 prova de vida,
    (cadunico|cadastro unico)\b…20\bdesatualizad-\b.{0,40}\b(va|compareca) ao cras,
    convocacao\b ..6 reabilitacao profissional, solicit_ o (seu )?comparec-,
    realize a (prova|comprovacao) de vida,
    ^(?!.*\b(apresent|anex|envi|junt(e|ar)\b)).*\b(pericia|avaliacao|exame) ..3 (agendad|
    marcad|confirmad)[oa] (para|p) ..2 \d-,
    ^(_ ){0,2}comprovante d[eo] agendamento, (foi|esta|fica) agendada a (avaliacao|pericia),
    ^(_ ){0,2}cras, ^prefeitura\b.{0,120}\bcras,
    cadastro unico\b…40\bdesatualizad-\b.{0,60}\bprocure o cras,
    ^(?!.*\b(resultado|conclu|indefer|negad|nao (foi|reconhec|constat|compare)))(?=.*\b(pericia|
    avaliacao)).*\bagendamento confirmad-
  `,
  extended: anyOf`
    ^(?!.*\bnao (foi|houve)\b).*\b(reconhecido o direito a prorrogac-|foi prorrogado ate)
  `,
  denial: anyOf`
    ${refusedOnPapers}, indefer(id[oa]|imento|imos|e se) ..8 nao (cumprimento|atendimento),
    indefiro ..8 nao (cumprimento|atendimento), indeferid[oa] em \d\S* motivo,
    (resultado|situacao|status|decisao)( \.)? (nao (concedid|aprovad)|indeferid)[oa],
    nao foi reconhecido o direito (ao (beneficio|auxilio|bpc|salario|amparo)|a (aposentadoria|
    pensao)),
    ^(?!.*\b(conced|deferid|implantad|prorrog)).*\bnao foi reconhecido o direito \.,
    nenhum direito (foi )?(identificad|reconhecid|encontrad)o
  `,
  notExtended: anyOf`
    prorrogac- resultado( (_|\.)){0,12}? nao (foi|foram) constatad-,
    ^(?!.*\b(revist-|restabelec-|reconsider-|prorrogad- ate)\b)(?=.*\b((beneficio|
    auxilio)( (?!nao\b)_){0,6} nao foi prorrogado|prorrogac- ..7 foi (indeferid|negad)-)\b)-
  `,
  defence: defendedDebt,
  foreign: anyOf`^(_ ){0,3}plano de saude,
  ^(?=.*\bplano de saude\b)(?=.*\bans\b).*\b(operadora|ouvidoria)`,
  archived: anyOf`
    ${absent}, ${byItsPerson}, arquivad[oa] sem (analise|exame|apreciacao),
    encerra se o (processo|requerimento|pedido) por desistencia
  `,
  grant: anyOf`
    ^(?!.*\b(indefer|negad|nao|cessad[oa]|suspens)\b)(_ ){1,8}deferid[oa] \.,
    ^(?!.*\b(indefer|negad|nao ..2 reconhec)).*\b(reconheceu se|foi reconhecido|
    reconhecemos) o (seu )?direito (a|ao) ..4 (beneficio|bpc|aposentadoria|pensao|auxilio|salario),
    ^(?!.*\b(indefer|negad|nao (foi|ha|tem|cumpr|possui|prorrog))).*\breconhecid[oa] (a )?(sua )?incapacidade\b.*\b(dib|dcb)
  `,
  requirement: anyOf`
    ${examAfterPapers}-,
    ^(?!.*\b(conclu|arquiv|indefer|conced|neg(ad|ou))).*(${atRequirement}|${toldOfRequirement}|\bexigenc- em abert|\bha uma exigencia para|\bfavor (apresentar|enviar|anexar))-
  `,
  reviewRefused: anyOf`
    revis- ..1 (processad|concluid|analisad)- sem (alterac|mudanc)-,
    pedido de revisao foi (indeferid|negad)o
  `,
  cut: anyOf`
    ${recovered}-, ${paidToEnd}-,
    (comunicado de|inform_ a|comunica- a) suspensao d[eo] ..1 (beneficio|bpc|pagamento),
    (beneficio|pagamento|credito) ..1 bloquead[oa]( (\.|por|falta|ausencia|de|da|motivo))* (comprovacao|
    prova) de vida,
    (beneficio|bpc|loas|pagamento) ..2 bloquead[oa]( (\.|por|pel[ao]|falta|ausencia|de|d[ao]|
    atualizacao|motivo|conta))* (cadastro unico|cadunico),
    (beneficio|bpc|prestacao continuada|auxilio|aposentadoria|pensao)\b…60 foi (suspens|
    cessad)[oa] (em|por|desde|a contar),
    (status|situacao)( \.)? bloquead-( \.)? motivo( \.)? nao sacad-,
    ${endedUnasked}-, cota foi extinta, (pagamento|credito) ..4 foi bloquead[oa]
  `,
};

const toldOf = anyOf`
  comunic_ ..1 que (o |a |seu |sua )*(pensao|aposentadoria|auxilio|beneficio|salario|bpc|pedido|
  requerimento)
`;
/** "Comunicamos que a pensão não foi concedida": of the benefit itself, and not of a part or of a term. */
export const told: Readonly<Partial<Record<FoundKind, RegExp>>> = {
  foreign: anyOf`vista as partes d[oe]s? laudo`,
  denial: anyOf`
    ${toldOf}( (?!ainda\b)_){0,4} nao foi (concedid|deferid|aprovad)[oa]
  `,
  grant: anyOf`
    ^(?!.*\b(indefer|negad|cess(ou|ad)|nova data)).*\bdeferimento\b.*\b(beneficio|
    auxilio) ..5 (concedid|mantid)[oa] ate( o dia)? \d-,
    comunica- o reconhecimento d[oe] (seu )?direito,
    -(${toldOf}( (?!nao\b)_){0,6}|\bcomunic_ que( lhe)?) foi (concedid|deferid|aprovad)[oa]
  `,
};

/** What came after it: the formula tells only how it began. A pension is asked for after a death. */
export const cameAfter = anyOf`
  concess-, concedid-, transforma-, liberad-, restabelec-, reativad-, regularizad-,
  ^(?!.*\bpensao\b).*\bobito-,
  advogad-, portal-, blog-, noticia-
`;

/** A no without its verdict: only a reason, as people copy it. */
export const reason = anyOf`
  falta, ausencia, perd(a|eu|i) (d[aeo]|a qualidade|qualidade), insuficien-, inexisten-,
  nao ..3 (comprov|constat|cumpr|compare|enquadr|atend|apresent|implement|ating|preench|afast|
  filiad|reconhec|inscri|computad|consider|demonstr|verific|identific|possui|apto|fez|conform|
  segurad)-, parecer contrario-,
  (inferior|superior|acima|abaixo|maior|menor) (d[oea] |ao? |que )?(_ )?(limite|minimo|1\/4|teto|
  previsto|15|quinze)-,
  sem (direito|qualidade|carencia|comprovacao|reducao|sequela|incapacidade)-, pre ?existente-,
  vedad[oa]-, duplicidade-
`;

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
export const becameRetirement = anyOf`
  cessad-[^.;]{0,90}\b(conver|transforma)_ (em|na) ..1 aposentadoria
`;

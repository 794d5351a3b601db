/** A paper that asks for money or secrets, or is a court's, a bank's or another's: no term of the INSS's is told of it. */
export type Alarm =
  | 'scam'
  | 'courtMoney'
  | 'court'
  | 'loan'
  | 'fee'
  /** What was paid of a benefit, with something taken out. */
  | 'payslip'
  /** A guia of whoever pays the INSS. */
  | 'contribution'
  | 'defender'
  | 'company';

const money =
  /\bpix\b|\bboletos?\b(?! de condominio)|\bqr ?code\b|\bguia de custas\b|\btaxas?\b(?! de juros)|\bcustas\b|\bcaucao\b|\bdeposit(?:ar|e|o)\b|\badiantad|\badiantament|\bantecipad|\btransferencias?\b(?! eletronica)|\bcertid\w+ negativa|\bcertidoes\b|\bemolumentos\b/;
/** Somebody is told to pay, in one sentence: what, and in which words. */
const toPay =
  /\b(?:pag(?:ue|ar|ando)|recolh(?:a|er|imento)|deposit(?:e|ar)|transfira|transferir|fa(?:ca|zer|z) (?:\w+ ){0,2}(?:pix|transferencia|deposito)|devolv(?:a|er)|exigid[oa]|exige-se|cobrad[oa]|cobramos|quit(?:e|ar|acao)|preciso|precisa|necessari[oa]|mediante)\b/;
const secret =
  /\bsenha\b|\bselfie\b|\bfoto (?:\w+ ){0,5}?(?:cartao|rosto|documento|rg)\b|\b(?:frente e verso|dois lados) do (?:seu )?cartao\b|\bcodigo (?:[\w.]+ ){0,6}?(?:recebido|recebeu|chegou|chegar|sms|whatsapp|celular|gov\.?br|digitos|numeros)\b/;
const bait =
  /\bliber(?:ad|ar|acao)|\baprova(?:d|r\b)|\bdeferid|\bressarc|\bsaque\b|\bprecatori|\bcredito\b|\bvalores? (?:atrasad|a receber)|\bbloquead|\bvalor\b[^.]{0,30} disponivel|\balvara\b|\batrasados?\b|\bdiferencas\b|\bconsignad|\b14 ?[ºo]? salario\b|\bdinheiro\b/;
/** An address of nobody official. */
const foreignLink =
  /\b(?:https?:\/\/|www\.)(?![\w.-]*\.(?:gov|jus|leg|mp|def)\.br)[\w-]+\.|\b(?:bit\.ly|encurtador|wa\.me|tinyurl)\b/;
/** One that has the name of an office and is not the State's. */
const likeOfficial =
  /[\w-]*(?:inss|crps|dataprev|gov-?br|-gov|gov-)[\w-]* ?\. ?(?:com|org|net|info|online|site|app|link|top|xyz|club|vip|me|co)\b/;
/** Money of which nobody had asked: a lot, a review, what would go back to the State. */
const unasked =
  /\bcontemplad[oa]\b|\bpeculios?\b|\brevisao d[oa] (?:teto|vida toda)\b|\blote (?:de |d[oa]s? )?\w*(?:diferenc|revis|restitu)|\bcredito\b[^.]{0,60}\b(?:volta\w*|estornad|devolvid)\w* (?:a|ao|para) (?:a )?(?:uniao|governo|inss)\b/;
/** A telephone of the writer's own. */
const ownCall =
  /\b(?:ligue|entre em contato|fale|chame|retorne|contate)\b[^.]{0,60}\b(?:noss[oa]|central|departamento|setor|\(?\d\d\)? ?9?\d{4}-?\d{4})/;
/** A small sum by which something is had sooner. */
const priced = /\br\$ ?\d|\b\d+,\d\d\b|\b\d+ reais\b/;
const alarmed =
  /\bbloque|\bsuspens|\bcancelad|\bregulariz|\bprova de vida|\bdados bancarios\b|\b24 ?h/;
/** To pay first and get later: nobody of the INSS asks for it. */
const payFirst =
  /\b(?:pag(?:ue|ar|ando)|transfir\w*|deposit\w*)\b.{0,60}\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*|\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*.{0,60}\bpag(?:ue|ar)\b|\b(?:pague|quite|deposite|recolha)\b[^.]{0,60}\be receba\b/;
/** The benefit, once a slip is paid. */
const afterSlip =
  /\b(?:apos|mediante) (?:o |a )?(?:pagamento|quitacao)\b[^.]{0,80}\b(?:carta de concess|liberad|enviad)|\bpague\b[^.]{0,60} e receba\b|\b(?:pag|quit|regulariz|efetu)\w*\b[^.]{0,80}\b(?:boleto|qr ?code)\b[^;]{0,200}\b(?:concess|aposentadoria|beneficio)/;
/** Guias that the INSS, the tax office and the courts do ask for. */
const officialBill =
  /\b(?:gps|gru|darf|carne|guia de recolhimento)\b|\bdas\b(?= (?:mei|do|de|em|nao|foi|no|ate|com)\b|[.,;:)]|$)|\bguia emitida\b[^.]{0,60}\bmeu inss\b/;
const contribution = /\bcontribui\w+\b/;
const lures = (said: string): boolean => money.test(said) || foreignLink.test(said);

/** Whether words, and their sentences one by one, are those of a fraud. */
type IsFraud = (said: string, sentences: readonly string[]) => boolean;

/** Money told to be paid by a way of frauds, or to somebody who is no office. */
const asksMoney: readonly IsFraud[] = [
  (said, sentences) =>
    bait.test(said) &&
    sentences.some((one) => toPay.test(one) && money.test(one) && !officialBill.test(one)),
  (_, sentences) =>
    sentences.some(
      (one) =>
        /\bpix (?:\w+ ){0,3}?(?:chave|cnpj|cpf|setor)\b|\bchave (?:pix|aleatoria|:)|\bmediante (?:uma? )?(?:contribuicao|taxa|deposito|doacao|ajuda|valor)(?: \w+){0,2} de (?:r\$ ?)?\d|\bcaucao de\b|\brecolher antecipad|\b(?:cobrad[oa]|cobramos|custa) (?:apenas|so|somente)\b[^.]{0,30} r\$/.test(
          one,
        ) ||
        (/\bdevolv(?:a|er)\b|\bfa(?:ca|zer) [oa] (?:devolucao|estorno)\b|\bestorne\b/.test(one) &&
          /\bpix\b|\btransferencia\b|\bassessoria\b|\bescritorio\b|\bparceir|\bcnpj\b|\bcancelamentos\b|\bestornos\b/.test(
            one,
          )),
    ),
  // An exam, a place in the line or an answer, sooner and for a price.
  (_, sentences) =>
    sentences.some(
      (one) =>
        priced.test(one) &&
        /\b(?:encaix|antecip(?:ar|o|amos)\b|adiant(?:ar|o|amos)\b|reservad|vaga\b|aprov(?:ar|o)\b|agiliz|ajuda (?:de custo )?de\b)/.test(
          one,
        ) &&
        /\b(?:custa|so|apenas|mediante|ajuda|taxa|contribuicao|pix)\b/.test(one),
    ),
  (said) =>
    priced.test(said) &&
    /\bencaix\w*|\bposso (?:aprovar|liberar|adiantar|antecipar|agilizar)\b/.test(said) &&
    /\b(?:custa|mediante|ajuda|pix)\b/.test(said),
  // To be had once something was paid, in hours.
  (said) =>
    /\bemolumentos\b|\bseguro prestamista\b|\btarifa de liberacao\b/.test(said) &&
    /\b(?:pag|recolh|quit)\w*/.test(said) &&
    /\b(?:credito|valor|atrasados|beneficio|recurso)\b/.test(said) &&
    /\b(?:compensacao|em \d+ ?h(?:oras)?\b|retid[oa]|libera\w*)/.test(said),
  (said) =>
    unasked.test(said) && ownCall.test(said.replaceAll(/\b(?:central|telefone) 135\b/g, '')),
  (said) => afterSlip.test(said) && !officialBill.test(said),
  // A contribution owed has its own guia.
  (said) => payFirst.test(said) && !officialBill.test(said) && !contribution.test(said),
  (said) =>
    /\b(?:pix|taxas?|custas|deposit(?:ar|e)|adiantament\w*)\b(?! de juros)/.test(said) &&
    bait.test(said) &&
    !officialBill.test(said),
];

/** A secret told to be handed over. */
const asksSecret: readonly IsFraud[] = [
  (_, sentences) =>
    sentences.some(
      (one) =>
        /\b(?:apresent(?:e|ar)|envi(?:e|ar)|encaminh(?:e|ar)|(?:repass|reenvi|compartilh)(?:e|ar)|inform(?:e|ar)|mand(?:e|a|ar)|digite|pass(?:e|a)|confirm(?:e|ar)|entregue|separe|tenha|tir(?:e|a)|diga)\b/.test(
          one,
        ) && secret.test(one),
    ),
  // "Chegou um código? Me diga qual é."
  (said) =>
    secret.test(said) &&
    /\b(?:me )(?:dig[ao]|diz|pass[ae]|inform[ae]|mand[ae]|envi[ae])\b/.test(said),
  (said) => secret.test(said) && (bait.test(said) || lures(said)),
];

/** A way on which nobody of the INSS comes: a visitor, a shared screen, a program, a chat, a mailbox. */
const comesBy: readonly IsFraud[] = [
  (said) =>
    /\b(?:agente|representante|funcionario) (?:credenciado|autorizado)\b|\bcartao\b[^.]{0,40}\bsenha\b[^.]{0,30}\benvelope|\b(?:entreg|deix|recolh|busc)\w*(?: \w+){0,3} (?:[oa] |seu )?cartao\b|\btela compartilhada\b|\bcompartilh\w+ (?:a |sua )?tela\b|\b(?:baix|instal)\w+ (?:o |este |esse )?(?:aplicativo (?!meu inss)|arquivo|instalador)|\bapk\b|\bfontes desconhecidas\b|\banydesk\b|\bteamviewer\b|\brustdesk\b|\b(?:acesso|suporte) remoto\b|\bautoriz\w+ a acessibilidade\b/.test(
      said,
    ),
  // Somebody's face, before a person: the INSS looks at it in its own program.
  (said) =>
    /\b(?:reconhecimento|biometria|leitura) facial\b|\b(?:video|foto)\w*(?: \w+){0,3} (?:do |o )?(?:seu )?rosto\b/.test(
      said,
    ) &&
    /\b(?:noss[oa]|um|uma) (?:atendente|agente|equipe|consultor\w*|assessor\w*)\b|\b(?:chamada|ligar|ligacao) (?:de|por) video\b|\bvideo ?chamada\b|\brespond[ae] sim\b|\bzap\b|\bwhats ?app\b/.test(
      said,
    ),
  // The bank, the lawyer or the family must not know.
  (said) =>
    /\bnao (?:fale|comente|conte|avise|ligue|procure)\b[^.]{0,30}\b(?:banco|gerente|agencia|advogad\w+|famil\w+)\b/.test(
      said,
    ),
  // An exam or a proof of life in a talk of somebody's telephone.
  (said) =>
    /\b(?:zap|whats ?app|chamada de video|video ?chamada)\b/.test(said) &&
    /\bpericia\b|\bprova de vida\b/.test(said) &&
    /\brosto\b|\brg\b|\bselfie\b|\bdocumento na mao\b/.test(said),
  (_, sentences) =>
    sentences.some(
      (one) =>
        /\b(?:zap|whats ?app)\b/.test(one) &&
        /\b(?:encaminhad\w*|envi(?:e|ar|ad\w+)|mand(?:e|a|ar|ad\w+)|fotografad\w+)\b/.test(one) &&
        /\b(?:analista|servidor|perito|atendente|tecnico|exigencia|inss)\b/.test(one),
    ),
  // Papers to a mailbox of nobody official.
  (said) =>
    /\b(?:envi|mand|apresent|encaminh)\w*[^.]*@(?:outlook|gmail|hotmail|yahoo|icloud|bol|uol|terra)\b/.test(
      said,
    ) && /\binss\b|\binstituto nacional do seguro social\b/.test(said),
  // Somebody's lawyer, with another number.
  (said) =>
    /\b(?:troquei|mudei) de (?:numero|telefone)\b|\bmeu (?:novo numero|numero novo)\b/.test(said) &&
    /\badvogad|\bprocesso\b|\bdra?\b/.test(said),
  (said) => foreignLink.test(said) && (bait.test(said) || alarmed.test(said)),
  (said) => likeOfficial.test(said),
  // What is only given to who joins, and does not exist.
  (said) =>
    /\b(?:assin|preench|cadastr)\w+\b[^.]*\b(?:adesao|filiacao)\b/.test(said) &&
    /\bassociac|\b14 ?[ºo]? salario\b/.test(said),
];

const frauds = [...asksMoney, ...asksSecret, ...comesBy];

/** Words of money or secrets that are no sure fraud: who reads them is warned before all else. */
export const isWary = (words: string): boolean =>
  secret.test(words) ||
  /\bpix\b|\bboleto\b(?! de condominio)|\bqr ?code\b|\bzap\b|\bwhats ?app\b/.test(words);

const isOfInss =
  /\bnao foi reconhecido o direito\b|\bmotivo do indeferimento\b|\bcomunicado de decisao\b|\bcarta de concessao\b|\bprevidencia social comunica\b|\binforma\w*(?: \w+){0,2} (?:a )?implantacao d[oe] beneficio|foi implantado o beneficio/;

/** What the INSS itself sends may speak of a payment by a court, or of an employer. */
const speaksAsInss =
  /\bmeu inss\b|\binss (?:informa|comunica)\b|\b(?:central|telefone) 135\b|\bexigencia\b|^.{0,120}\b(?:inss|instituto nacional do seguro social)\b/;
/** Who writes says so first, whatever it says of the INSS. */
const writer = /^(?:correios|escola|operadora|detran)\b/;
const notOfInss: readonly Alarm[] = ['courtMoney', 'company'];

/** Whose paper it is by its words, in this order. */
const others: readonly (readonly [Alarm, RegExp])[] = [
  ['defender', /^.{0,80}\b(?:defensoria publica|dpu)\b|\bpaj \d{4}\b/],
  [
    'payslip',
    /\b[23]\d\d (?:contrib\b|consignac\w+(?! (?:d[eo] )?debito)|emprestimo|mensalidade)|\b(?:extrato de pagamento|historico de creditos?|hiscre)\b.{0,300}\b(?:contrib\b|consignac\w+(?! (?:d[eo] )?debito)|emprestimo|mensalidade)[\w. ]{0,30},? (?:r\$ ?)?\d+,\d\d\b/,
  ],
  // What an association takes out of the benefit.
  [
    'fee',
    /\bmensalidades? (?:associativas?|de associac\w+|sindica\w+)\b|\bdescontos? de (?:entidades?|associac\w+)\b|\bdescontos? associativos?\b/,
  ],
  // What a court pays out at the end.
  [
    'courtMoney',
    /\brequisic(?:ao|oes)\b[^.;]{0,30}\brpv\b|\brequisicao de pequeno valor\b|\boficio requisitorio\b|\bprecatorios?\b|\b(?:deposito|pagamento|saque) d[ae]s? (?:\w+ )?(?:rpv|requisicao)\b|\brpv\b[^.;]{0,80}\b(?:deposit|cancelad|liberad|disponivel)/,
  ],
  [
    'court',
    /\bpoder judiciario\b|\bjustica (?:federal|estadual|do trabalho)\b|\bturma recursal\b|\bapela(?:cao civel|nte)\b|\bjuizado especial\b|\bvara (?:federal|civel|do trabalho|previdenciaria)\b|\bparte autora\b|\bato ordinatorio\b|\btrf ?-? ?\d\b|\btribunal regional\b|\bcumprimento de sentenca\b|\bintimem-se\b|\bjulg(?:o|ou) (?:im)?procedente\b/,
  ],
  [
    'company',
    /\bfornecimento\b|\bunidade consumidora\b|\bfatura\b|\bkwh\b|\bconta de (?:luz|agua|energia)\b|\bcompanhia de (?:energia|agua|saneamento)\b|\bsinistro\b|\bapolice\b|\bseguradora\b|^.{0,160}\b(?:departamento pessoal|recursos humanos|sesmt)\b|^ministerio do trabalho\b|^correios\b|\bdetran\b|\bnotificacao de autuacao\b|\bsaque-?(?:rescisao|aniversario)\b|^escola\b|\binstituto de previdencia (?:municipal|d[oae]s? (?:servidor|municip|estado))|^(?!.*\b(?:bpc|loas|inss)\b).*\bbolsa familia\b|^operadora\b/,
  ],
];

/** The paper of a loan that was made; what only offers one is a fraud's, or a company's. */
const loan =
  /\bcedula de credito bancario\b|\b(?:comprovante|contrato|termo) d[eo] (?:contratacao|emprestimo|credito|adesao)\b[^.]{0,60}\bconsignad|\b(?:averbad|incluid|contratad|registrad)[oa]\b[^.]{0,40}\bemprestimo\b|\bemprestimo consignado (?:averbad|incluid|contratad|registrad)o\b/;

/** What is told of a loan, of its margin or of its card. */
const aboutLoan =
  /\bemprestimos?\b[^.]{0,40}\b(?:consignad|no (?:seu )?beneficio)|\bmargem consignavel\b|\bcartao (?:de credito )?consignado\b|\bportabilidade\b[^.]{0,40}\bemprestimo\b/;
/** The INSS speaks of loans at the foot of what it decides or asks. */
const decidesOrAsks =
  /\b(?:indeferi|concedid|deferid|exigencia|pericia|recurso|prova de vida|defesa|requerimento|aposentadoria)/;

/** A guia by its name and by what stands on it; not what only speaks of one. */
const isContribution = (said: string): boolean =>
  /\bguia da previdencia social\b|\bgps\b|\bdas[- ]?(?:mei|simei)\b|\bdas\b(?= (?:do mei|em atraso))|\bdocumento de arrecadacao\b|\bdarf\b|\bdae\b/.test(
    said,
  ) &&
  /\bvenc\w+|\bcodigo (?:d[eo] )?(?:pagamento|receita)\b|\bcompetencia\b|\bperiodo de apuracao\b|\b(?:valor )?total\b/.test(
    said,
  ) &&
  !/\b(?:exigencia|requerimento|processo|beneficio|recurso|defesa|pedido|parcelamento|cobranca|indevid\w+)\b/.test(
    said,
  );

/** @param said flat, on one line, without what does not hold, and without points in its numbers */
export function alarmOf(said: string): Alarm | undefined {
  const sentences = said.split(/[.;!?](?=\s|$)/);
  if (loan.test(said) && !lures(said)) return 'loan';
  if (frauds.some((isFraud) => isFraud(said, sentences))) return 'scam';
  if (isOfInss.test(said)) return undefined;
  if (isContribution(said)) return 'contribution';
  const isOwn = speaksAsInss.test(said) && !writer.test(said);
  const [named] =
    others.find(
      ([alarm, pattern]) => pattern.test(said) && !(isOwn && notOfInss.includes(alarm)),
    ) ?? [];
  if (named && named !== 'company') return named;
  return aboutLoan.test(said) && !decidesOrAsks.test(said) ? 'loan' : named;
}

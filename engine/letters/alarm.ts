/** A paper that asks for money or secrets, or is a court's, a bank's or another's: no term of the INSS's is told of it. */
export type Alarm = 'scam' | 'courtMoney' | 'court' | 'loan' | 'fee' | 'company';

/** A warning against frauds names what they ask for. */
const warnings =
  /[^.\n]*\b(?:nunca|jamais|ninguem|nao (?:pede|solicita|cobra|liga|envia|exige|informe|clique|passe|forneca|compartilhe|digite|entregue))\b[^.\n]*/g;

const money =
  /\bpix\b|\bguia de custas\b|\btaxa\b(?! de juros)|\bcustas\b|\bdeposit(?:ar|e)\b|\badiantament/;
const secret =
  /\bsenha\b|\bselfie\b|\bfoto d\w (?:\w+ ){0,5}?(?:cartao|rosto|documento|rg)\b|\bcodigo (?:\w+ ){0,4}?(?:recebido|chegou|chegar|sms|whatsapp)\b/;
const bait =
  /\bliber(?:ad|ar|acao)|\baprovad|\bdeferid|\bressarc|\bsaque\b|\bprecatori|\bcredito\b|\bvalores? (?:atrasad|a receber)|\bbloquead|\bvalor\b[^.]{0,30} disponivel/;
/** An address of nobody official. */
const foreignLink =
  /\b(?:https?:\/\/|www\.)(?![\w.-]*\.(?:gov|jus|leg|mp|def)\.br)[\w-]+\.|\b(?:bit\.ly|encurtador|wa\.me|tinyurl)\b/;
const alarmed = /\bbloque|\bsuspens|\bcancelad|\bregulariz|\bprova de vida|\b24 ?h/;
/** To pay first and get later: nobody of the INSS asks for it. */
const payFirst =
  /\b(?:pag(?:ue|ar|ando)|transfir\w*|deposit\w*)\b.{0,60}\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*|\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*.{0,60}\bpag(?:ue|ar)\b/;
/** Guias that the INSS does ask for. */
const officialBill = /\b(?:gps|gru|darf|das|carne)\b/;
const contribution = /\bcontribui\w+\b/;
const lures = (said: string): boolean => money.test(said) || foreignLink.test(said);

/** What only a fraud asks for or promises; each is enough. */
const frauds: readonly ((said: string) => boolean)[] = [
  // A visit, a shared screen, a program, a tax before paying.
  (said) =>
    /\b(?:agente|representante|funcionario) (?:credenciado|autorizado)\b|\bcartao\b[^.]{0,40}\bsenha\b[^.]{0,30}\benvelope|\b(?:entreg|deix)\w*(?: \w+){0,3} (?:o )?cartao\b|\btela compartilhada\b|\bcompartilh\w+ (?:a |sua )?tela\b|\brecolher antecipad|\bbaixe o aplicativo (?!meu inss)/.test(
      said,
    ),
  // Money to a key of somebody, or to a doctor or agent of nobody's.
  (said) =>
    /\bpix (?:\w+ ){0,3}?(?:chave|cnpj|cpf|setor)\b|\bchave (?:pix|aleatoria|:)|\bmediante (?:contribuicao|taxa|deposito) de r\$/.test(
      said,
    ),
  // The benefit, once something is paid.
  (said) =>
    !officialBill.test(said) &&
    /\b(?:apos|mediante) (?:o |a )?(?:pagamento|quitacao)\b[^.]{0,80}\b(?:carta de concess|liberad|enviad)|\bpague\b[^.]{0,60} e receba\b|\b(?:pag|quit|regulariz|efetu)\w*\b[^.]{0,80}\b(?:boleto|qr ?code)\b[^;]{0,200}\b(?:concess|aposentadoria|beneficio)/.test(
      said,
    ),
  // A secret asked for, whatever stands over it.
  (said) =>
    /\b(?:apresente|envie|informe|mande|digite|passe|confirme|entregue|separe)\b[^.]{0,120}\b(?:senha|selfie|foto d\w (?:\w+ )?cartao)\b/.test(
      said,
    ),
  // An exam or a proof of life in a talk of somebody's telephone.
  (said) =>
    /\b(?:zap|whats ?app|chamada de video|video ?chamada)\b/.test(said) &&
    /\bpericia\b|\bprova de vida\b/.test(said) &&
    /\brosto\b|\brg\b|\bselfie\b|\bdocumento na mao\b/.test(said),
  // A deposit before a court pays.
  (said) => /\bcaucao de\b.{0,12}(?:%|r\$)/.test(said),
  // Papers to a mailbox of nobody official.
  (said) =>
    /\b(?:envi|mand|apresent|encaminh)\w*[^.]*@(?:outlook|gmail|hotmail|yahoo|icloud|bol|uol|terra)\b/.test(
      said,
    ) && /\binss\b|\binstituto nacional do seguro social\b/.test(said),
  // Somebody's lawyer, with another number.
  (said) =>
    /\b(?:troquei|mudei) de (?:numero|telefone)\b|\bmeu novo numero\b/.test(said) &&
    /\badvogad|\bprocesso\b|\bdra?\b/.test(said),
  // A contribution owed has its own guia.
  (said) => payFirst.test(said) && !officialBill.test(said) && !contribution.test(said),
  (said) => money.test(said) && bait.test(said),
  (said) => secret.test(said) && (bait.test(said) || lures(said)),
  (said) => foreignLink.test(said) && (bait.test(said) || alarmed.test(said)),
];

const isOfInss =
  /\bnao foi reconhecido o direito\b|\bmotivo do indeferimento\b|\bcomunicado de decisao\b|\bcarta de concessao\b|\bprevidencia social comunica\b|\binforma\w*(?: \w+){0,2} (?:a )?implantacao d[oe] beneficio|foi implantado o beneficio/;

/** What the INSS itself sends may speak of a payment by a court, or of an employer. */
const speaksAsInss =
  /\bmeu inss\b|\binss (?:informa|comunica)\b|\b(?:central|telefone) 135\b|\bexigencia\b|^.{0,120}\b(?:inss|instituto nacional do seguro social)\b/;
const notOfInss: readonly Alarm[] = ['courtMoney', 'company'];

/** Whose paper it is by its words, in this order. */
const others: readonly (readonly [Alarm, RegExp])[] = [
  // What an association takes out of the benefit.
  [
    'fee',
    /\bmensalidades? (?:associativas?|de associac\w+|sindica\w+)\b|\bdescontos? de (?:entidades?|associac\w+)\b|\bdescontos? associativos?\b/,
  ],
  // What a court pays out at the end.
  [
    'courtMoney',
    /\brequisic(?:ao|oes)\b[^.;]{0,30}\brpv\b|\brequisicao de pequeno valor\b|\boficio requisitorio\b|\bprecatorios?\b/,
  ],
  [
    'court',
    /\bpoder judiciario\b|\bjustica (?:federal|estadual|do trabalho)\b|\bjuizado especial\b|\bvara (?:federal|civel|do trabalho|previdenciaria)\b|\bparte autora\b|\bato ordinatorio\b|\btrf ?-? ?\d\b|\btribunal regional\b|\bcumprimento de sentenca\b|\bintimem-se\b|\bjulg(?:o|ou) (?:im)?procedente\b/,
  ],
  [
    'company',
    /\bfornecimento\b|\bunidade consumidora\b|\bfatura\b|\bkwh\b|\bconta de (?:luz|agua|energia)\b|\bcompanhia de (?:energia|agua|saneamento)\b|\bsinistro\b|\bapolice\b|\bseguradora\b|^.{0,160}\b(?:departamento pessoal|recursos humanos|sesmt)\b|^ministerio do trabalho\b/,
  ],
];

/** The paper of a loan that was made; what only offers one is a fraud's, or a company's. */
const loan =
  /\bcedula de credito bancario\b|\b(?:comprovante|contrato|termo) d[eo] (?:contratacao|emprestimo|credito|adesao)\b[^.]{0,60}\bconsignad|\b(?:averbad|incluid|contratad|registrad)[oa]\b[^.]{0,40}\bemprestimo\b/;

/** @param words flat, on one line */
export function alarmOf(words: string): Alarm | undefined {
  const said = words.replaceAll(warnings, ' ');
  if (loan.test(said) && !lures(said)) return 'loan';
  if (frauds.some((isFraud) => isFraud(said))) return 'scam';
  if (isOfInss.test(said)) return undefined;
  const isOwn = speaksAsInss.test(said);
  return others.find(
    ([alarm, pattern]) => pattern.test(said) && !(isOwn && notOfInss.includes(alarm)),
  )?.[0];
}

/** A paper that asks for money or secrets, or is a court's, a bank's or a company's: no term of the INSS's is told of it. */
export type Alarm = 'scam' | 'court' | 'loan' | 'fee' | 'company';

/** A warning against frauds names what they ask for. */
const warnings =
  /[^.\n]*\b(?:nunca|jamais|ninguem|nao (?:pede|solicita|cobra|liga|envia|exige))\b[^.\n]*/g;

const money =
  /\bpix\b|\bguia de custas\b|\btaxa\b(?! de juros)|\bcustas\b|\bdeposit(?:ar|e)\b|\badiantament/;
const secret =
  /\bsenha\b|\bselfie\b|\bfoto d\w (?:\w+ ){0,5}?(?:cartao|rosto|documento)\b|\bcodigo (?:recebido|que chegou)\b/;
const bait =
  /\bliber(?:ad|ar|acao)|\baprovad|\bdeferid|\bressarc|\bsaque\b|\bprecatori|\bcredito\b|\bvalores? (?:atrasad|a receber)|\bbloquead/;
const court =
  /\bpoder judiciario\b|\bjustica (?:federal|estadual|do trabalho)\b|\bjuizado especial\b|\bvara (?:federal|civel|do trabalho|previdenciaria)\b|\bparte autora\b|\bato ordinatorio\b|\btrf ?-? ?\d\b|\brequisicao de pequeno valor\b|\bintimem-se\b|\bjulg(?:o|ou) (?:im)?procedente\b/;
/** The paper of a loan that was made; what only offers one is a fraud's, or a company's. */
const loan =
  /\bcedula de credito bancario\b|\b(?:comprovante|contrato|termo) d[eo] (?:contratacao|emprestimo|credito|adesao)\b[^.]{0,60}\bconsignad/;
/** What an association takes out of the benefit. */
const fee =
  /\bmensalidades? (?:associativas?|de associac\w+|sindica\w+)\b|\bdescontos? de (?:entidades?|associac\w+)\b/;
const company =
  /\bfornecimento\b|\bunidade consumidora\b|\bfatura\b|\bkwh\b|\bconta de (?:luz|agua|energia)\b|\bcompanhia de (?:energia|agua|saneamento)\b/;

/** To pay first and get later: nobody of the INSS asks for it. A contribution owed has its own guia. */
const payFirst =
  /\b(?:pag(?:ue|ar|ando)|transfir\w*|deposit\w*)\b.{0,60}\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*|\b(?:pra|para) (?:liber|receb|marc|agend|sac|desbloque|antecip)\w*.{0,60}\bpag(?:ue|ar)\b/;
/** Nobody of the INSS comes for a card, shares a screen or asks for a tax before paying. */
const strange =
  /\bagente (?:credenciado|autorizado)\b|\b(?:entreg|deix)\w*(?: \w+){0,3} (?:o )?cartao\b|\btela compartilhada\b|\bcompartilh\w+ (?:a |sua )?tela\b|\brecolher antecipad|\bbaixe o aplicativo (?!meu inss)/;
/** To a key of somebody, or to a doctor or agent of nobody's. */
const paysSomebody =
  /\bpix (?:\w+ ){0,3}?(?:chave|cnpj|cpf)\b|\bchave (?:pix|:)|\bmediante (?:contribuicao|taxa|deposito) de r\$/;
const ofContribution = /\b(?:gps|gru|darf|das|contribui\w+|carne)\b/;

/** An address of nobody official, in a message that alarms or lures. */
const foreignLink =
  /\b(?:https?:\/\/|www\.)(?![\w.-]*\.(?:gov|jus|leg|mp|def)\.br)[\w-]+\.|\b(?:bit\.ly|encurtador|wa\.me|tinyurl)\b/;
const alarmed = /\bbloque|\bsuspens|\bcancelad|\bregulariz|\bprova de vida|\b24 ?h/;

const isOfInss =
  /\bnao foi reconhecido o direito\b|\bmotivo do indeferimento\b|\bcomunicado de decisao\b|\bcarta de concessao\b|\bprevidencia social comunica\b|\binforma\w*(?: \w+){0,2} (?:a )?implantacao d[oe] beneficio|foi implantado o beneficio/;

/** @param words flat, on one line */
export function alarmOf(words: string): Alarm | undefined {
  const said = words.replaceAll(warnings, ' ');
  const isLink = foreignLink.test(said);
  if (loan.test(said) && !isLink && !money.test(said)) return 'loan';
  if (
    strange.test(said) ||
    paysSomebody.test(said) ||
    (payFirst.test(said) && !ofContribution.test(said)) ||
    (money.test(said) && bait.test(said)) ||
    (secret.test(said) && (bait.test(said) || money.test(said) || isLink)) ||
    (isLink && (bait.test(said) || alarmed.test(said)))
  )
    return 'scam';
  if (isOfInss.test(said)) return undefined;
  if (fee.test(said)) return 'fee';
  if (court.test(said)) return 'court';
  return company.test(said) ? 'company' : undefined;
}

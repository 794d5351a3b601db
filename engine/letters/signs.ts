/** What stands in a letter beside its kind and bears on what to do. */
export interface LetterSigns {
  /** It asks for money or secrets, or is a court's, a bank's or a company's: no term of the INSS's is told of it. */
  readonly alarm?: 'scam' | 'court' | 'loan' | 'company';
  /** What a board's decision says; undefined where it says both, or nothing that was understood. */
  readonly board?: 'no' | 'yes';
  /** It asks for money back, with a bill or a debt already set down. */
  readonly isCharge: boolean;
  /** Its term runs from the decision, whenever it was known; Portaria Conjunta MPS/INSS 13/2026, art. 9º. */
  readonly isFromDecision: boolean;
  /** A day was set anew: the first one no longer holds. */
  readonly isMoved: boolean;
  /** It says that no appeal is possible. */
  readonly isFinal: boolean;
  /** It ended a request because its person gave it up, as it says. */
  readonly isWithdrawn: boolean;
  /** Who is called has to bring the CadÚnico up to date, to schedule, or to prove to be alive. */
  readonly call?: 'registry' | 'schedule' | 'lifeProof';
  /** It is about a benefit for incapacity, which alone is prolonged. */
  readonly isIncapacity: boolean;
}

/** A warning against frauds names what they ask for. */
const warnings = /[^.\n]*\b(?:nunca|jamais|nao (?:pede|solicita|cobra|liga|envia|exige))\b[^.\n]*/g;

const money =
  /\bpix\b|\bguia de custas\b|\btaxa\b(?! de juros)|\bcustas\b|\bdeposit(?:ar|e)\b|\badiantament/;
const secret = /\bsenha\b|\bselfie\b|\bfoto do (?:cartao|rosto)\b|\bcodigo recebido\b/;
const bait =
  /\bliberad|\bsaque\b|\bprecatori|\bcredito\b|\bvalores? (?:atrasad|a receber)|\bbloquead/;
const court =
  /\bpoder judiciario\b|\bjustica (?:federal|estadual|do trabalho)\b|\bjuizado especial\b|\bvara (?:federal|civel|do trabalho|previdenciaria)\b|\bparte autora\b|\bjulg(?:o|ou) (?:im)?procedente\b/;
/** The paper of a loan that was made; what only offers one is a fraud's, or a company's. */
const loan =
  /\bcedula de credito bancario\b|\b(?:comprovante|contrato|termo) d[eo] (?:contratacao|emprestimo|credito|adesao)\b[^.]{0,60}\bconsignad/;
const company =
  /\bfornecimento\b|\bunidade consumidora\b|\bfatura\b|\bkwh\b|\bconta de (?:luz|agua|energia)\b|\bcompanhia de (?:energia|agua|saneamento)\b/;

/** An address of nobody official, in a message that alarms or lures. */
const foreignLink =
  /\b(?:https?:\/\/|www\.)(?![\w.-]*\.(?:gov|jus|leg|mp|def)\.br)[\w-]+\.|\b(?:bit\.ly|encurtador|wa\.me|tinyurl)\b/;
const alarmed = /\bbloque|\bsuspens|\bcancelad|\bregulariz|\bprova de vida|\b24 ?h/;

const isOfInss =
  /\bnao foi reconhecido o direito\b|\bmotivo do indeferimento\b|\bcomunicado de decisao\b|\bcarta de concessao\b|\bprevidencia social comunica\b|\binforma\w*(?: \w+){0,2} (?:a )?implantacao d[oe] beneficio|foi implantado o beneficio/;

function alarmOf(words: string): LetterSigns['alarm'] {
  const said = words.replaceAll(warnings, ' ');
  const isLink = foreignLink.test(said);
  if (loan.test(said) && !isLink && !money.test(said)) return 'loan';
  if (
    (money.test(said) && bait.test(said)) ||
    (secret.test(said) && (bait.test(said) || money.test(said))) ||
    (isLink && (bait.test(said) || alarmed.test(said)))
  )
    return 'scam';
  if (isOfInss.test(said)) return undefined;
  if (court.test(said)) return 'court';
  return company.test(said) ? 'company' : undefined;
}

const boardNo =
  /\bneg\w*(?:[ -]lhe)? proviment|\bnao provid|\bimprovid|\bnao conhec|\bnao (?:dar|dou)(?:[ -]lhe)? proviment/;
const boardYes =
  /\b(?:dar|deu|dou|dando)(?:[- ]lhe)? (?:total |integral )?proviment|\bconhecido e (?:totalmente )?provid|\breformando a decisao/;

const boardPart =
  /\bparcial(?:mente)? (?:proviment|provid|proced)|\bproviment\w+ (?:em parte|parcial)|\bem parte\b/;

function boardOf(words: string): LetterSigns['board'] {
  const [isNo, isYes] = [boardNo.test(words), boardYes.test(words)];
  if (isNo === isYes || boardPart.test(words)) return undefined;
  return isNo ? 'no' : 'yes';
}

function callOf(words: string): LetterSigns['call'] {
  if (/\bcras\b|\bcadunico\b|\bcadastro unico\b/.test(words)) return 'registry';
  if (/\bprova de vida\b|\bcomprovacao de vida\b/.test(words)) return 'lifeProof';
  return /\bagend(?:ar|e|amento)\b|\bmar(?:car|que)\b/.test(words) ? 'schedule' : undefined;
}

/** @param flatText as `flat` gives it */
export function signsIn(flatText: string): LetterSigns {
  const words = flatText.replaceAll(/\s+/g, ' ');
  const alarm = alarmOf(words);
  const call = callOf(words);
  const board = boardOf(words);
  return {
    ...(alarm && { alarm }),
    ...(board && { board }),
    isCharge:
      !/\b(?:apresent|facult|prazo|dias)\w*(?: [\w(),]+){0,6} defesa|\bdefesa(?: [\w(),]+){0,5} (?:prazo|dias)/.test(
        words,
      ) &&
      /\bnotificacao de cobranca\b|\bgru\b|\bguia de recolhimento da uniao\b|\bdivida ativa\b|\bcadin\b/.test(
        words,
      ),
    isFromDecision:
      /\bcontad[oa]s? d[ae] (?:data d[ae] )?decisao\b|\batestmed\b|\banalise documental\b/.test(
        words,
      ),
    // "Remarcada para 10/12/2026" names the day that holds.
    isMoved:
      /\bremarcad|\breagendad|\bnova data\b/.test(words) &&
      !/\b(?:remarcad|reagendad)\w*(?: \w+){0,4} para(?: o)?(?: dia)? \d/.test(words),
    isFinal: /\bnao cabe(?:ndo|ra)? (?:\w+ ){0,2}recurso\b/.test(words),
    isWithdrawn: /\bdesist/.test(words),
    ...(call && { call }),
    isIncapacity: /\bincapacidade\b|\bauxilio[- ]doenca\b/.test(words),
  };
}

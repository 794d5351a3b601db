/** What stands in a letter beside its kind and bears on what to do. */
export interface LetterSigns {
  /** It asks for money or secrets, or is a court's, a bank's or a company's: no term of the INSS's is told of it. */
  readonly alarm?: 'scam' | 'court' | 'loan' | 'fee' | 'company';
  /**
   * What a board's decision says: no, yes, yes in part; no for the last time; that it wants more proofs
   * first; or that the INSS appealed against a yes. Undefined where nothing was understood.
   */
  readonly board?: 'no' | 'yes' | 'part' | 'last' | 'asks' | 'appealed';
  /** It asks for money back: with a bill or a debt already set down, or with a term to answer first. */
  readonly charge?: 'bill' | 'claim';
  /** How far what was stopped has gone, short of its end. */
  readonly held?: 'blocked' | 'suspended';
  /** It stopped because the money was not withdrawn. */
  readonly isUnclaimed: boolean;
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

function alarmOf(words: string): LetterSigns['alarm'] {
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

const boardNo =
  /\bneg\w*(?:[ -]lhe)? proviment|\bnao provid|\bimprovid|\bnao conhec|\bnao (?:dar|dou)(?:[ -]lhe)? proviment/;
const boardYes =
  /\b(?:dar|deu|dou|dando)(?:[- ]lhe)? (?:total |integral )?proviment|\bconhecido e (?:totalmente )?provid|\breformando a decisao/;

const boardPart =
  /\bparcial(?:mente)? (?:proviment|provid|proced)|\b(?:provid\w+|proviment\w+) (?:em parte|parcial)|\b(?:dar|deu|dou|dando)(?:[- ]lhe)? parcial/;
const boardAsks =
  /\bconver\w+ (?:[do]o? julgamento )?em diligencia|\bbaixar? (?:os autos )?em diligencia|\bbaixad\w* em diligencia/;
/** "O INSS interpôs recurso especial"; "contrarrazões", which only who won sends. */
const boardAppealed =
  /\bcontra[- ]?razoes\b|\b(?:inss|autarquia)(?: \w+){0,2} (?:interpos|opos|apresentou|ingressou|recorreu)\b|\b(?:recurso especial|embargos(?: de declaracao)?) (?:interpost|opost|apresentad)\w*(?: \w+){0,2} pelo inss\b/;
/** The last word inside the INSS: of a chamber, or one that says so. */
const boardLast =
  /\bcamara de julgamento\b|\bcaj\b|\bdecisao (?:final|definitiva)\b|\bultima instancia\b|\besgotad\w* a via administrativa\b/;

/** The appeal that is decided is the INSS's own: a yes to it is a no to the person. */
const byInss =
  /\brecorrente ?:? ?(?:o )?(?:inss|instituto nacional)|\brecurso(?: especial)? (?:d[eo] |interposto pelo )inss\b/;
const isDecided =
  /\bacordam\b|\bpor (?:unanimidade|maioria)\b|\bdecid\w+ (?:o|a|os) (?:colegiado|camara|composicao|membros)/;

function boardOf(words: string): LetterSigns['board'] {
  const isOfInss = byInss.test(words) && isDecided.test(words);
  if (!isOfInss && boardAppealed.test(words)) return 'appealed';
  if (boardAsks.test(words)) return 'asks';
  const said = [boardNo.test(words), boardYes.test(words)];
  const [isNo, isYes] = isOfInss ? said.reverse() : said;
  if (boardPart.test(words)) return 'part';
  if (isNo === isYes || /\bem parte\b/.test(words)) return undefined;
  if (isYes) return 'yes';
  return boardLast.test(words) ? 'last' : 'no';
}

const bill =
  /\b(?:notificacao|oficio) de cobranca\b|\bgru\b|\bguia de recolhimento da uniao\b|\bdivida ativa\b|\bcadin\b/;
const mayAnswer =
  /\b(?:recorrer|recurso)\b[^.]{0,60}\b(?:prazo|dias)\b|\b(?:apresent|facult|prazo|dias)\w*(?: [\w(),]+){0,6} defesa|\bdefesa(?: [\w(),]+){0,5} (?:prazo|dias)/;

function chargeOf(words: string): LetterSigns['charge'] {
  if (!bill.test(words)) return undefined;
  return mayAnswer.test(words) ? 'claim' : 'bill';
}

function callOf(words: string): LetterSigns['call'] {
  if (/\bcras\b|\bcadunico\b|\bcadastro unico\b/.test(words)) return 'registry';
  const isDone =
    /\b(?:prova|comprovacao) de vida(?: [\w/]+){0,6} (?:realizada|confirmada|concluida|feita)\b/;
  if (/\bprova de vida\b|\bcomprovacao de vida\b/.test(words))
    return isDone.test(words) ? undefined : 'lifeProof';
  return /\bagend(?:ar|e|amento)\b|\bmar(?:car|que)\b/.test(words) ? 'schedule' : undefined;
}

function heldAs(words: string): LetterSigns['held'] {
  if (/\bcess(?:ad|acao|ou)|\bcancel(?:ad|ou)/.test(words)) return undefined;
  if (/\bsuspen(?:so|sa|deu|dido)\b/.test(words) && !/\bbloquead/.test(words)) return 'suspended';
  return /\bbloque(?:ad|ou|io)/.test(words) ? 'blocked' : undefined;
}

/** @param flatText as `flat` gives it */
export function signsIn(flatText: string): LetterSigns {
  const words = flatText.replaceAll(/\s+/g, ' ');
  const alarm = alarmOf(words);
  const call = callOf(words);
  const board = boardOf(words);
  const charge = chargeOf(words);
  const held = heldAs(words);
  return {
    ...(alarm && { alarm }),
    ...(board && { board }),
    ...(charge && { charge }),
    ...(held && { held }),
    isUnclaimed:
      /\b(?:falta|ausencia|ausente) (?:de |o )?saque|\bnao (?:foi |foram )?(?:sacad|retirad)[oa]s?\b/.test(
        words,
      ),
    isFromDecision:
      /\bcontad[oa]s? d[ae] (?:data d[ae] )?decisao\b|\batestmed\b|\banalise documental\b/.test(
        words,
      ),
    // "Remarcada para 10/12/2026" names the day that holds.
    isMoved:
      /\bremarcad|\breagendad|\bnova data\b|\berrata\b|\bonde se le\b/.test(words) &&
      !/\b(?:remarcad|reagendad)\w*(?: [\w/]+){0,4} para(?: o)?(?: dia)? \d/.test(words),
    isFinal: /\bnao cabe(?:ndo|ra)? (?:\w+ ){0,2}recurso\b/.test(words),
    isWithdrawn: /\bdesist/.test(words),
    ...(call && { call }),
    isIncapacity: /\bincapacidade\b|\bauxilio[- ]doenca\b/.test(words),
  };
}

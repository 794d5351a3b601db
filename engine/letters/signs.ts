import { anyOf } from '#words/any-of.ts';
import { heldIn, unsaidIn } from '#words/letter/clauses.ts';
import { becameRetirement, biometricsOfPaid, refusedDefence } from '#words/letter/rules.ts';
import { type Alarm, alarmOf, isWary } from './alarm.ts';
import { type Board, boardOf } from './board.ts';
import { isAliveIn, type Notice, noticeIn } from './notice.ts';
import { papersIn } from './papers.ts';

/**
 * Why it is a no, where that leaves another way than its kind. `repeated`: the same was asked for before and
 * runs still (IN PRES/INSS 128/2022, art. 576-A). `absent`: nobody came to the exam. `recovered`: able to work
 * again, and what is paid falls in steps. `residue`: what a dead person was still owed. `waiting`: carência
 * of salário-maternidade, which as a rule is no longer asked for (STF, ADI 2.110). `certificate`: time for
 * another regime, and no benefit.
 */
export type Why = 'repeated' | 'absent' | 'recovered' | 'residue' | 'waiting' | 'certificate';

/** What stands in a letter beside its kind and bears on what to do. */
export interface LetterSigns {
  readonly alarm?: Alarm;
  /** It speaks of money or secrets as a fraud does: a warning stands first. */
  readonly isWary: boolean;
  readonly board?: Board;
  /** What it only tells; said where nothing surer is. */
  readonly notice?: Notice;
  /** It names a sum that was paid, and that is to come back. */
  readonly isSumNamed: boolean;
  /** It asks for money back: with a bill or a debt already set down, or with a term to answer first. */
  readonly charge?: 'bill' | 'claim';
  /** It tells of something that ended, or of money that is kept back: beside a yes, both are told. */
  readonly isEndTold: boolean;
  readonly isKeptBack: boolean;
  /** It says that two things are paid which do not go together. */
  readonly isTwoPaid: boolean;
  /** It says that what is paid would stop for who stays away. */
  readonly isStopWarned: boolean;
  /** How far what was stopped has gone, short of its end. */
  readonly held?: 'blocked' | 'suspended';
  /** It has the numbers of more than one request, each at the head of its own lines. */
  readonly isSeveral: boolean;
  /** It stopped because the money was not withdrawn. */
  readonly isUnclaimed: boolean;
  /** Its term runs from the decision, whenever it was known; Portaria Conjunta MPS/INSS 13/2026, art. 9º. */
  readonly isFromDecision: boolean;
  /** An appeal came too late, as it says, and nobody looked at it. */
  readonly isTooLate: boolean;
  /** Its term runs from the ciência that it tells of. */
  readonly isFromCiencia: boolean;
  /** A defence was judged, and did not help: what is left is the appeal. */
  readonly isDefended: boolean;
  /** A day was set anew: the first one no longer holds. */
  readonly isMoved: boolean;
  /** It says that no appeal is possible. */
  readonly isFinal: boolean;
  /** It ended a request because its person gave it up, as it says. */
  readonly isWithdrawn: boolean;
  /** It has the numbers of its pages, and not the first. */
  readonly isWithoutStart: boolean;
  readonly why?: Why;
  /** Who is called has to bring the CadÚnico up to date, to schedule, to prove to be alive, or to give fingerprints. */
  readonly call?: 'registry' | 'schedule' | 'lifeProof' | 'biometrics';
  /** A CadÚnico that was out of date, and nothing of the income, stopped it. */
  readonly isOutdated: boolean;
  /** Why it ended by itself: the auxílio became a retirement, or another benefit came, or its person died. */
  readonly replacedBy?: 'retirement' | 'other';
  /** It ended on the day that had been set, and nothing else was decided. */
  readonly isAtItsEnd: boolean;
  /** A share of a pension ends with an age, on a day to come. */
  readonly endsByAge: boolean;
  /** Who works in the fields, alone or with the family: a defence has more days. */
  readonly isRural: boolean;
  /** Its visit is to who keeps the CadÚnico, and not to the INSS. */
  readonly isAtRegistry: boolean;
  /** What an accident left makes work harder, as it says. */
  readonly isLessAble: boolean;
  /** It is about a benefit for incapacity, which alone is prolonged. */
  readonly isIncapacity: boolean;
}

const bill =
  /\b(?:(?:notificacao|oficio) de cobranca|gru|guia de recolhimento da uniao|divida ativa|cadin)\b/;
const mayAnswer = anyOf`
  (recorrer|recurso) …60 (prazo|dias), (prazo|dias) …40 (recorrer|recurso),
  (apresent|facult|prazo|dias)-( [\w\(),]+){0,6} defesa-, defesa( [\w\(),]+){0,5} (prazo|dias)-
`;

function chargeOf(words: string): LetterSigns['charge'] {
  if (!bill.test(words)) return undefined;
  return mayAnswer.test(words) ? 'claim' : 'bill';
}

function replacedIn(words: string): LetterSigns['replacedBy'] {
  if (becameRetirement.test(words)) return 'retirement';
  return /\b(?:obito|faleci|transformac)|\b(?:concessao|concedid[oa])\b[^.;]{0,20}\b(?:aposentadoria|salario|pensao)\b/.test(
    words,
  )
    ? 'other'
    : undefined;
}

const other = '(aposentadoria|auxilio|pensao|bpc)';
/** Of another benefit, or of work on the land, which is still to be proven. */
const ofNoWaiting = anyOf`
  rura(l|is), roca, segurad[oa]s? especia_, lavrador-, pescador-, agricult_, economia familiar,
  ${other} ~60 (indefer|negad|nao foi)-, (assunto|pedido|requerimento|servico) ~20 ${other}
`;
const ofNoCertificate = anyOf`
  (requerimento|pedido) de (aposentadoria|auxilio|pensao)-,
  (aposentadoria|auxilio|pensao|salario-maternidade) ~60 (indefer|negad)-
`;

/** A no whose reason leaves another way than its kind. */
const whys: readonly (readonly [Why, RegExp])[] = [
  [
    'repeated',
    anyOf`
      vedad[oa] ~40 novo (requerimento|pedido)-,
      (requerimento|pedido|processo) ~30 (em duplicidade|duplicado|repetido),
      (ja (existe|ha|possui|consta)|identificad[oa]|existencia de) ~30 (requerimento|pedido|
      processo) ~40 (mesm[oa] (especie|tipo|beneficio)|em (analise|andamento|curso|aberto)|aberto)
    `,
  ],
  [
    'absent',
    /\bnao (?:\w+ )?compare(?:ceu|cimento|cer)\b[^.;]{0,40}\b(?:exame|pericia|avaliacao)|\b(?:falta|ausencia) (?:a|ao|na|no) (?:exame|pericia|avaliacao)/,
  ],
  [
    'waiting',
    anyOf`
      ^(?!.*${ofNoWaiting})(?=.*\b(maternidade|
      especie:? ?b? ?80)\b).*\b(carencia|(10|dez)( \(\w+\))? (contribuic|meses|parcelas)|
      numero minimo de contribuic)-
    `,
  ],
  [
    'recovered',
    /\bmensalidades? de recuperacao\b|\brecupera\w+\b.{0,400}\bart(?:igo|\.)? ?47\b|\bart(?:igo|\.)? ?47\b[^;]{0,30}\b8\.?213\b/,
  ],
  [
    'certificate',
    anyOf`
      ^(?!.*${ofNoCertificate}).*\b(emissao d[ae]|servico ?:?|pedido de|
      requerimento de) (certidao de tempo|ctc),
      ^.{0,60}\bcertidao de tempo de contribuicao\b.{0,600}\bperiodos nao certificados
    `,
  ],
  [
    'residue',
    anyOf`
      (pedido|requerimento|solicitacao|servico|
      assunto) ~40 (valor- ~20 nao recebid[oa]s? ~40 (obito|falecimento|morte)|
      residuo ~60 (obito|falecid|herdeir))-
    `,
  ],
];

/** What an accident left, and what it does to work; Lei 8.213/1991, art. 86. */
const lessAble =
  /\bsequelas?\b.{0,80}\b(?:redu[cz]|diminu|limita)\w* .{0,20}\bcapacidade|\b(?:redu[cz]|diminu)\w* .{0,20}\bcapacidade\b.{0,60}\bsequela/;
const noSequel = anyOf`
  qualquer (trabalho|atividade), totalmente, desde a (infancia|nascenca), preexist-,
  anterior ao? (re)?(ingresso|filia)-,
  (nao|sem|nem|inexist_|ausencia|falta)\b.{0,60}\b(sequela|redu[cz]|diminu|limita)-
`;

/** What may be set anew still holds: "pode ser remarcada uma única vez". */
const mayBeMoved = /\bpod\w+ ser (?:remarcad|reagendad)\w+/g;

/** Of an auxílio that became the benefit that is granted nothing was taken. */
const endTold = anyOf`
  cessa (nesta data|com a|em razao)-,
  (foi|foram|ficou|esta) ..1 (cessad|encerrad|cancelad|suspens|
  extint)[oa]s?\b(?! ([oa] |d[oa] )?(processo|procedimento|pedido|requerimento|recurso|prazo))
`;
const ofBenefit = /\b(?:beneficios?|auxilio|aposentadoria|pensao|bpc|loas|amparo|nb \d)/;
const ofBefore = /\b(?:anterior|instituidor\w*|falecid[oa]|obito)\b/;
const keptBack = anyOf`
  (sera|serao|foi|foram) ..1 (descontad|consignad|deduzid|abatid|compensad|cobrad|devolvid|
  ressarcid)[oa]s?,
  encontro de contas, consignac_ d[eo] (debito|valor), recebid- ~20 indevid-, indevidamente,
  (desconto|debito|complemento negativo) ..2 de r\$ ?\d+
`;
const usualDiscount =
  /\b(?:imposto|irrf|associac|mensalidade|sindica|emprestimo|alimenticia|contribuic)/;

/** The number of an article ends no sentence. */
const sentenceEnd = /[.;](?=\s\D|$)/;
function lossesIn(said: string, whole: string): Pick<LetterSigns, 'isEndTold' | 'isKeptBack'> {
  const sentences = said.split(sentenceEnd);
  return {
    isEndTold:
      !becameRetirement.test(whole) &&
      sentences.some((one) => endTold.test(one) && ofBenefit.test(one) && !ofBefore.test(one)),
    isKeptBack:
      /\br\$ ?\d/.test(said) &&
      sentences.some((one) => keptBack.test(one) && !usualDiscount.test(one)),
  };
}

/** That of one year was done, and that of another was not. */
const stillToDo = /\b(?:pendente|(?:faca|realize) a (?:prova|comprovacao) de vida)\b/;

function callOf(words: string, whole: string): LetterSigns['call'] {
  if (/\b(?:cras|cadunico|cadastro unico)\b/.test(words)) return 'registry';
  if (/\b(?:prova de vida|comprovacao de vida)\b/.test(words))
    return isAliveIn(words) && !stillToDo.test(words) ? undefined : 'lifeProof';
  if (biometricsOfPaid.test(whole) && !/\b(?:pericia|avaliacao|exame)\b/.test(words))
    return 'biometrics';
  return /\bagend(?:ar|e|amento)\b|\bmar(?:car|que)\b/.test(words) ? 'schedule' : undefined;
}

/** What may come is no stop. */
const toCome = /\b(?:podera|poderao|pode|sera|serao)\b[^.;]*/g;

function heldAs(all: string): LetterSigns['held'] {
  const words = all.replaceAll(toCome, ' ');
  if (/\b(?:cess(?:ad|acao|ou)|cancel(?:ad|ou))/.test(words)) return undefined;
  if (/\bsuspen(?:so|sa|deu|dido)\b/.test(words) && !/\bbloquead/.test(words)) return 'suspended';
  return /\bbloque(?:ad|ou|io)/.test(words) ? 'blocked' : undefined;
}

/** What a screen or a bank offers to everybody: a row of buttons, and interest. */
const menu = /(?:\[[a-z ]{2,25}\] ?){2,}|\bpagar contas?\b|\b(?:melhores|menores) taxas\b/g;

/** A number of a request at the head of a line, by its label: a letter names each of its own once. */
const heads = /(?:^|\n)[ \t*-]*(protocolo|requerimento)\b[^\d\n]{0,25}([\d./-]{7,})/g;

function isSeveralIn(flatText: string): boolean {
  const first = new Map<string, string>();
  return [...flatText.matchAll(heads)].some(([, label = '', number = '']) => {
    const digits = number.replaceAll(/\D/g, '');
    const own = first.get(label) ?? digits;
    first.set(label, own);
    return own !== digits;
  });
}

const pageNumber = /\b(?:pagina|pag\.?|folha|fls?\.?) ?0?(\d{1,2}) ?(?:de|\/) ?0?(\d{1,2})\b/g;

function lacksStart(words: string): boolean {
  const pages = [...words.matchAll(pageNumber)].map(([, page]) => Number(page));
  return pages.length > 0 && !pages.includes(1);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const fromCiencia = anyOf`
  consulta (eletronica )?pel[oa] (interessad|segurad|recorrent|titular)-,
  (notificacao|intimacao) (lida|visualizada), contad[oa]s? (a partir )?d(est|ess)a ciencia,
  dias da (sua )?ciencia\b[^.;\d]{0,30}\d\d?\/,
  dias da (sua )?ciencia\b[^;\d]{0,30}\bciencia\b[^.;\d]{0,30}\d\d?\/
`;
const atItsEnd = anyOf`
  limite medico, data (d[ae] )?cessacao (prevista|programada|fixada), alta programada,
  cessad-( [\w/]+){0,6} \(?dcb,
  nao houve ..2 (pedido|solicitacao|requerimento) de prorroga[cr]-,
  nao (foi )?(pedi|solicit)- ..2 prorroga[cr]-,
  tinha q(ue)? ter (pedido|solicitado) ..3 prorroga[cr]-
`;
/** An auxílio for incapacity, by what it is called or by what is asked for it. */
const ofIncapacity = anyOf`
  incapacidade, auxilio[ -]doenca,
  ^(?!.*\bmaternidade\b).*\bpedido de prorrogac_(?! d[oea]s? (prazo|exigenc))…,
  meu auxilio\b(?![ -](acidente|reclusao))[^;]*\bprorroga[cr]-
`;

/** @param flatText as `flat` gives it @param unsaid what of it does not hold */
export function signsIn(flatText: string, unsaid = unsaidIn(flatText)): LetterSigns {
  // What it takes back or denies asks for nothing; signs that are a "não" themselves stand in the whole.
  const held = oneLine(heldIn(flatText, unsaid)).replaceAll(menu, ' ');
  // A point in a number ends no sentence.
  const said = held.replaceAll(/(\d)\.(?=\d)/g, '$1');
  const words = oneLine(flatText);
  const alarm = alarmOf(said);
  const call = callOf(held, words);
  const board = boardOf(held, alarm === 'court');
  const charge = chargeOf(held);
  const stopped = heldAs(held);
  const [why] = whys.find(([, pattern]) => pattern.test(held)) ?? [];
  const replacedBy = replacedIn(words);
  const notice = noticeIn(said, unsaid, board !== undefined);
  return {
    ...(alarm && { alarm }),
    ...(board && { board }),
    ...(charge && { charge }),
    ...(stopped && { held: stopped }),
    ...(notice && { notice }),
    isSumNamed:
      /\br\$ ?\d/.test(held) &&
      /\b(?:devol[uv]|ressarc|restitu|cobra|divida\b|debito\b(?! automatico| em conta))\w*|\brecebid\w*[^.;]{0,20}\bindevid/.test(
        held,
      ),
    ...lossesIn(said, words),
    isTwoPaid: /\b(?:(?:in)?acumul[av]|recebimento simultaneo)/.test(held),
    isStopWarned:
      /\b(?:comparec|ausencia|faltar?\b|recusa)\w*[^.;]{0,120}\b(?:suspens|cessa|bloque|corte)/.test(
        words,
      ),
    isWary: isWary(held),
    isSeveral:
      isSeveralIn(flatText) ||
      papersIn(flatText).length > 1 ||
      /\bno mesmo envelope\b(?! d[aeo]s? )(?![^.;]{0,40}\b(?:guia|gru|boleto|formulario)\b)/.test(
        words,
      ),
    isUnclaimed:
      /\bnao (?:foi |foram )?(?:sacad|retirad)[oa]s?\b|\bnao (?:localizamos|identificamos|houve|consta) (?:o )?saque|\b(?:falta|ausencia|ausente) (?:de |o )?saque/.test(
        words,
      ),
    isFromDecision:
      /\b(?:contad[oa]s? d[ae] (?:data d[ae] )?decisao|atestmed|analise documental|sem (?:\w+ )?pericia (?:medica )?presencial)\b/.test(
        words,
      ),
    isTooLate:
      /\bintempestiv/.test(held) &&
      /\bnao (?:\w+ ){0,2}conhec/.test(held) &&
      !/\b(?:afast\w+|supera\w+|releva\w+)\b[^.;]{0,30}\bintempestiv/.test(held),
    isFromCiencia: fromCiencia.test(held),
    isDefended: refusedDefence.test(held),
    // "Remarcada para 10/12/2026", "nova data: 10/12/2026" name the day that holds.
    isMoved:
      /\b(?:nova data|errata|onde se le)\b|\b(?:remarcad|reagendad)/.test(
        words.replaceAll(mayBeMoved, ' '),
      ) &&
      !/\b(?:remarcad|reagendad)\w*[^.;]{0,90} (?:para|p\/)(?: o)?(?: dia)? ?\d|\b(?:remarcad|reagendad)[^;]*\bnova data ?: ?\d/.test(
        words,
      ),
    isFinal: /\bnao cabe(?:ndo|ra)? (?:\w+ ){0,2}recurso\b/.test(words),
    isAtItsEnd: atItsEnd.test(words),
    endsByAge:
      /\b(?:comp[li]et\w+ (?:os )?|f(?:ez|az|ara) |(?:implemento|limite) d[aeo]s? (?:idade de )?|cota\b.{0,120}\b)(?:2[1l]|vinte e um)(?: ?\([^)]{1,20}\))? anos\b/.test(
        words,
      ),
    isRural:
      /\bsegurad[oa] especial\b|\beconomia familiar\b|\b(?:atividade|filiacao|clientela)\W{1,3}rural\b/.test(
        words,
      ),
    isOutdated:
      /\b(?:desatualizad|(?:falta|ausencia) de atualizac|nao (?!precisa)(?:\w+ ){0,3}atualiz)/.test(
        words,
      ) &&
      !/\b(?:rendas?|ganhos?|salarios?|remunerac\w+|vinculos?|per capita|biometria)\b|\b1\/4/.test(
        words,
      ),
    isWithdrawn: /\bdesist/.test(words),
    isWithoutStart: lacksStart(words),
    isAtRegistry:
      call === 'registry' &&
      !/\b(?:pericia|avaliacao (?:social|medica)|aps|agencia da previdencia)\b/.test(held),
    isLessAble: held.split(/[.;]/).some((one) => lessAble.test(one) && !noSequel.test(one)),
    ...(why && { why }),
    ...(call && { call }),
    ...(replacedBy && { replacedBy }),
    isIncapacity: ofIncapacity.test(words),
  };
}

import { anyOf } from '#words/any-of.ts';
import type { DateMeaning } from '../letter-read.ts';
import { lastOf } from '../same-length.ts';
import { isOfMaternity } from '../species.ts';
import { anyNumber, numberInWords } from './date-tokens.ts';
import { ends, labels } from './labels.ts';
import { wasAnother } from './told.ts';

/** A day of nobody's case: of a law, or of a birth. */
export const ofNoCase = anyOf`
  (lei|decreto|portaria(?! (em|no|na|dia) )|instrucao normativa|medida provisoria|emenda constitucional|resolucao|in|
  ec|mp|lc)\b((?!\b(data|inicio|cessac_|di[bpi]|dcb|der)\b)[^;\n]){0,50}?,?( de| em)?\s*$,
  (nascimento|nascid[oa]|nasceu|nasc)\b( (d[aeo]|n[ao])s? [a-z]+)?[\s:]*(em |no dia )?$,
  juros\b[^;\n]{0,40} ate\s*$
`;

const ending = anyOf`
  ate, prazo( final| limite)?, data[ -]limite, vencimento, vence, ultimo dia,
  (encerra|finda)(ndo)?(-se)?, expira(ndo)?
`;
const lastDay = anyOf`
  ${ending}( (de|da|do|para|a) [^.:;]{0,60})?[\s:|\()–-]*((n?o|ao?) )?(dia|data( de)?|em|
  e|de)?[\s:]*$
`;

/** What somebody is told to do; without one of these "até" ends no term. */
const toDo = anyOf`
  traga, tragam, leve ([oa]s? |seus? |suas? |todos )*(cpf|rg|document|comprovant)-,
  (recurso|recorrer|defesa|prorrogacao|exigencia|prazo|limite|vencimento|vence|ultimo dia)-,
  (apresent|envi|anex|junt|cumpr|atend|respond|respost|agend|marc|entreg|regulariz|atualiz)-,
  (providenc|realiz|cadastr|discord|encaminh|inform|complement|manifest|comparec|sane|exigenc)-,
  ^\W*(o prazo )?expira( em)?\W*$,
  cancel(e|ar), (faca|faz|regist|document|escolh|opcao|optar|podera|sustentac)-, tem(?= ate\b)
`;

/** What goes on until a day: its end is no term. */
const goesOn = anyOf`
  (concedid|prorrogad|mantid|manutencao|pag[oa]|vigencia|qualidade|carencia|tempo|trabalh|period)-,
  (vinculo|contribu|atividade|rural|referent|relativ|recebe|recebid|exercid|valid|incapacidade)-
`;

const otherTerms: readonly (readonly [DateMeaning, RegExp])[] = [
  ['speakBy', /\bsustentac\w+ ora(?:l|is)\b/],
  ['appealBy', /\brecur?so|\brecursa|\brecorrer/],
  ['defenceBy', /\bdefesa|\bdefender/],
  ['extendBy', /\bprorrogacao(?! d[oe] prazo)|\bprorrogar|\bpedir mais tempo/],
];

/** By these a system and a file are called: no appeal is asked for. */
const appealNames =
  /\be-?recursos\b|\brecurso (?:ordinario|especial)(?= ?(?:[-–—|(]|n[º°o.]|recorrente|recorrid[oa]))/g;

/** What is done by a day, whatever it is done for. */
const toSchedule = /\b(?:exigenc|agend(?:ar|e)\b|mar(?:car|que)\b)/;

/** A benefit that goes on until a day. */
const paidUntil = anyOf`
  ((deferid|concedid|reconhecid|prorrogad|mantid|assegurad|garantid|pag|estendid|limitad)[oa]|
  mantendo|seguira|continuara)\b([ -]\w+){0,6},? (ate|a)\b…$
`;

/** The same, told of the payment itself at the head of its clause; of a bill or a calendar something stands before it. */
const runsUntil = anyOf`
  -(^|[,;:–-] ?| e )\s*((o|este|esse|seu|este seu|o seu) )?(pagamento|beneficio|
  auxilio)( d[oe] (seu )?(beneficio|auxilio)( por incapacidade temporaria)?)? ((vai|ira|segue|
  seguira|dura|durara|vale|valera|continua)|(e|sera|esta) (devido|previsto|
  garantido)) (so |somente |apenas )?ate\b~$
`;
const isIf = /\b(?:se|caso|quando|desde que|salvo)\b/;

/** A term that is assured until a day, and no payment: "é assegurada a defesa até". */
const isTermAssured = (clause: string): boolean =>
  /\b(?:assegurad|garantid|deferid)[oa]/.test(clause) &&
  /\b(?:defesa|recurso|recorrer|prazo|manifest\w*|respost\w*|contraditorio)\b/.test(clause) &&
  !/\b(?:pagamentos?|beneficio|auxilio|pensao|renda)\b/.test(clause);

const isPaidUntil = (clause: string): boolean =>
  (paidUntil.test(clause) && !isTermAssured(clause)) ||
  (runsUntil.test(clause) && !isIf.test(clause)) ||
  (/\bincapacidade (?:\w+ ){0,3}ate\b[^.;]*$/.test(clause) &&
    !/\b(?:exigenc|apresent|compro|envi|anex|junt)/.test(clause));

/** An amount brought up to a day. */
const brought = /\b(?:valor|saldo|debito|total)\w*(?: \w+){0,3} atualizad\w*/;
const isPast =
  /\bprazo\b[^.;]*\b(?:terminou|encerrou|expirou|venceu|esgotou|encerrad|expirad|vencid|esgotad)/;

/** "ANTERIOR: AVALIAÇÃO SOCIAL / 20261202 / 0930", above the new one. */
const ofEarlierVisit =
  /\banterior ?:[^.;]{0,30}\b(?:pericia|avaliacao|exame|atendimento)\b[^.;]{0,30}$/;

/** "Que terminaria em": another day was put in its place. */
const wouldEnd = /\b(?:vence|termina|encerra|expira|finda|acaba)ria\b[^.;]*$/;
/** A term, and no benefit, that goes on. */
const prolonged = /\bprazo\b[^.;]*\b(?:prorrogad|estendid|ampliad|adiad)[oa] ate\b/;

/** Cover, which is no benefit. */
const coveredUntil = /\bqualidade de segurad|\bperiodo de graca/;

const toPay = /\b(?:(?:gru|gps|darf)\b|(?:guia|boleto|pagament|pague|pagar|recolh|quit)\w*)/;
/** What is sent to show that something was paid. */
const proofOfPay = /\b(?:comprovant|recib)\w* d[eoa]s? (?:pagament|recolh|quit)\w*/g;
const toAnswer =
  /\b(?:termo de|procuracao|representa|recurso|recorrer|defesa|apresent|respond|respost|manifest|exigenc|prazo)/;

/** The due day of a bill: "GRU anexa, com vencimento em"; a due day of nothing that is answered is one too. */
const isOfBill = (clause: string): boolean =>
  lastOf(toPay, clause.replaceAll(proofOfPay, ' ')) > lastOf(toAnswer, clause) ||
  (/\bvencimento\b|[a-z]{3} vence\b/.test(clause) && !toAnswer.test(clause));

/** "O dia da carta é": a term that is told of before it does not end then. */
const ofLetter =
  /\b(?:dia|data) d[oa] (?:carta|papel|comunicado|oficio|documento)[\s:]*(?:e|era|foi)?\s*$/;

/** By then a visit is set anew, and nothing is answered; or it is the other side's: "o INSS tem até". */
const noTermOfOwn =
  /\b(?:remarcac|reagendament)|\b(?:inss|autarquia|reu|perit[oa]) tem(?: o)?(?: prazo)?(?: de)? ate(?: o dia)?\s*$/;

function asLastDay(said: string, after: string): DateMeaning | undefined {
  const clause = said.replaceAll(appealNames, ' ');
  if (!lastDay.test(clause)) return undefined;
  const named = otherTerms.find(([, pattern]) => pattern.test(clause));
  // "Pedido de prorrogação. Exigência: agendar até"
  const other =
    named && lastOf(toSchedule, clause) > lastOf(named[1], clause) ? undefined : named?.[0];
  // "Você tem até 10/12/2026 para enviar"
  // The last verb before "até" says what ends with it.
  const asked = toDo.test(after) ? clause.length : lastOf(toDo, clause);
  if (coveredUntil.test(clause) || brought.test(clause)) return undefined;
  if (noTermOfOwn.test(clause)) return undefined;
  // Money that is not withdrawn goes back: nobody has to answer by that day.
  if (/\bsac(?:ad|ar|ou)|\bsaque\b/.test(clause)) return undefined;
  if (prolonged.test(clause)) return other ?? 'dueBy';
  if (isPaidUntil(clause)) return 'dcb';
  if (isOfBill(clause)) return 'payBy';
  // "Documentos do período até…" ends a period, not the term for sending them.
  if (asked === -1 || lastOf(goesOn, clause) > asked) return undefined;
  return other ?? 'dueBy';
}

const childbirth = ends(anyOf`
  (parto|aborto|adoc_|(nasc_|guarda)( judicial)? d[aeo]s? (sua? |seus? )?(crianca|filh\w|bebe|
  menor|gemeos)|(crianca|filh[oa]|bebe)\b[^.;\d\n]{0,40} nasc_)( ocorrid[oa])?
`);

/** A term about a birth has a last day, and a visit has one. */
const ofTerm = /\b(?:ultimo dia|prazo|limite|vencimento|agend\w+|marcad\w+|compare\w+)\b[^.;\n]*$/;

/** Whether it is the day of a birth or an adoption, in a paper about salário-maternidade. */
export const isChildbirth = (flatText: string, at: number): boolean =>
  childbirth.test(flatText.slice(Math.max(0, at - 80), at).replaceAll(/\s+/g, ' ')) &&
  !ofTerm.test(flatText.slice(Math.max(0, at - 120), at)) &&
  isOfMaternity(flatText);

/** A day with the hour beside it is a day to be there; in a row, "20261214 / 1315". */
const hour =
  /^[,\s-]*(?:\(?(?:[a-z]+-feira|segunda|terca|quarta|quinta|sexta|sabado|domingo)\)?[,\s-]*)?(?:proximo[,\s]*)?(?:as|às|a partir das|,)? ?(\d{1,2}) ?(?:h(?:oras|(\d{2})(?:min)?)?\b|:(\d{2})(?!:))|^ ?\/ ?([01]\d|2[0-3])([0-5]\d)\b/;
const hourLabel = /^[\s,–-]*(?:\(?[a-z]{5,7}(?:-feira)?\)?)?[\s,]*hora(?:rio)? ?: ?/;

/** "Às oito e meia da manhã", "dez horas", "às quatorze horas e trinta minutos". */
const spokenHour = new RegExp(
  `^[,\\s-]*(as |a partir das )?(${anyNumber})( horas?)?(?: e (meia|${anyNumber}))?\\b(?: minutos)?( da (?:manha|tarde|noite))?`,
);

const clock = (hours: string | number, minutes: string | number = '00'): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

function hourSpoken(after: string): string | undefined {
  const [, at, spoken = '', hourWord, half = '', part] = spokenHour.exec(after) ?? [];
  const isHour = at ?? hourWord ?? part ?? (half === 'meia' || undefined);
  if (!isHour) return undefined;
  const counted = numberInWords(spoken) ?? 0;
  const isAfternoon = part !== undefined && !part.endsWith('manha') && counted < 12;
  return clock(isAfternoon ? counted + 12 : counted, half === 'meia' ? 30 : numberInWords(half));
}

/** "08:40", of what stands after a day; undefined without an hour. */
export function hourAfter(after: string): string | undefined {
  const [, hours, minutes, others, rowHours, rowMinutes] =
    hour.exec(after.replace(hourLabel, '')) ?? [];
  const digits = hours ?? rowHours;
  return digits ? clock(digits, minutes ?? others ?? rowMinutes) : hourSpoken(after);
}
const visit = anyOf`
  (atualizacao (cadastral|d[oe] cad)|pericia|avaliacao|exame|atendimento|agendamento|
  consulta(?! (pel|n)[oa]\b| (processual|eletronica|realizad|efetuad|feita))|visita|entrevista|
  curso|reuniao)\b~$
`;
/** "Ela passa a ser em", of what was named before. */
const movedTo = /\b(?:passa|passou) (?:a ser|para)(?: em| o dia| dia)?\s*$/;

/** The hour of a message that was sent, or of a page that was looked at. */
const hasOtherHour = /\b(?:data d[ae] consulta|enviad[oa](?: em)? ?:)[^;\d]{0,16}$/;

const isVisit = (clause: string, after: string): boolean =>
  hourLabel.test(after) ||
  (!printedAfter.test(after) &&
    !hasOtherHour.test(clause) &&
    hourAfter(after) !== undefined &&
    (visit.test(clause) || movedTo.test(clause) || /\bdia[\s:]*$/.test(clause)));

/** What stands after the day of a decision that is told of: it may be an older one. */
export const deciding = anyOf`
  ^,? ?(o )?inss (indeferiu|negou|decidiu),
  ^,? ?(o |seu |o seu )?(requerimento|pedido)\b[^.;\d]{0,40}[\d./-]*[^.;\d]{0,30} foi (indeferid|
  negad)o
`;

/** "06/04/2026 entidade apresentou documentação": from then who is asked has to answer. */
const otherSent =
  /^[\s:–-]*(?:a |o )?(?:entidade|associac\w+|sindicato|confederac\w+)\b[^.;\n]{0,30}\b(?:apresent|envi|junt|anex|respond)(?:ou|eu)\b/;

/** "Sem ciência registrada até"; one that is only to come. */
const notKnown = /\b(?:nao|sem|falta|ausencia)\b[^.;]{0,40}\bciencia\b/;

/** What the person handed in. */
const handedIn =
  /\b(?:document\w+|requerimento|pedido|recurso|defesa|papeis|laudo|copia) (?:foi )?entregue em maos/;

/** The day of another paper: of an earlier one, of what is appealed against, of a requirement that is judged. */
const isOfAnother = (what: DateMeaning, clause: string, after: string): boolean =>
  /\banterior|\bantes\b|\bsem efeito\b/.test(clause) ||
  (what === 'dcb' && /\bdias finais\b.*\ba partir de $/.test(clause)) ||
  (what === 'death' && /\bpensao por morte\W+[a-z -]*$/.test(clause)) ||
  (what === 'decided' &&
    /\b(?:vinculo|emprego|contrato) [^.;]*\b(?:encerrad|finalizad)o\b|\bcontra\b|\brecorrid[oa]\b(?! ?:)|\brecurso d[ae]\b|\bciencia d[ae]\b/.test(
      clause,
    )) ||
  (what === 'known' &&
    (notKnown.test(clause) ||
      handedIn.test(clause) ||
      wasAnother.test(after) ||
      /\bdeu-se em $/.test(clause))) ||
  (what === 'issued' && /\bexigenc|\bacidente d[eo] trabalho/.test(clause));

/** "17/11/2026  Ciência do interessado": a row of what happened. */
const noticeAfter =
  /^\s*(?:\d\d:\d\d(?::\d\d)?\s*)?[:–-]?\s*(?:(?:ciencia|acesso|leitura|abertura|consulta|visualizacao)\b[^.;\n\d]{0,24}\b(?:d[oa]|pel[oa]) (?:interessad|segurad|recorrent|titular|requerent)|(?:objeto )?entregue (?:ao destinatari|em maos))/;
/** "16/10/2026 11:03:27 TERM 00000", at the head of a slip. */
const printedAfter = /^ +\d\d:\d\d(?::\d\d)? +(?:term|ag|autoatend)/;
/** "BANCO … TERMINAL 0000 30/10/2026 11:07": the head itself. */
const printedBefore = /\b(?:terminal|term|autoatend\w*|caixa eletr\S* ?\S*|banco [^.;\d]*)[ \d:]*$/;
const isOfSlip = (clause: string, after: string): boolean =>
  printedAfter.test(after) || (printedBefore.test(clause) && /^ +\d\d:\d\d\b/.test(after));
/** "21/10/2026 julgado", in a row of its own. */
const rowOfDecision = /^ (?:\d\d:\d\d )?(?:[–-] )?(?:julgad|indeferid|concluid)[oa] *(?:\n|$)/;
/** "16/11/2026 09:12 - Despacho:", of what is asked for. */
const orderAfter = /^ ?\d\d:\d\d(?::\d\d)? ?[–-] ?despacho\b/;
const tookNotice = /^[^.;\d]{0,90}\be tomou ciencia\b/;

/** A day whose label stands after it: "Fui na agência dia 12/11 e a moça imprimiu", "Em 22/11/2026 o INSS indeferiu". */
function labelledAfter(clause: string, after: string): DateMeaning | undefined {
  if ([otherSent, tookNotice, noticeAfter].some((sign) => sign.test(after))) return 'known';
  if (orderAfter.test(after) || isOfSlip(clause, after)) return 'issued';
  if (clause === '' && rowOfDecision.test(after)) return 'decided';
  return /\bem $/.test(clause) && deciding.test(after) ? 'decided' : undefined;
}

/** "30 dias a contar de", "90 dias contados deste aviso (". */
const countsFrom = anyOf`
  dias ~30 (a contar|contad[oa]s)( a partir)? d([eoa]|est[ea]|ess[ea])(,? (?!ate\b)_){0,5}[\s\(,]*$,
  dias( uteis| corridos)? d([oa]|est[ea]|ess[ea]) (ciencia|recebimento|comunicac|notificac|intimac|
  aviso|carta|oficio|emissao)-( (?!ate\b)_){0,4}[\s\(,:]*$
`;

/** Such a day is that from which a term runs, and not its last. */
function startOfTerm(clause: string): DateMeaning | undefined {
  if (!countsFrom.test(clause)) return undefined;
  return /\b(?:ciencia|recebimento)\b[^.;]{0,30}$/.test(clause) ? 'known' : 'issued';
}

/** Whatever else stands in its clause, such a day is no term. */
const setsNothing: readonly DateMeaning[] = ['missed', 'dcb', 'known', 'toldKnown'];

/** So near stands what a request is for; the heading of a paper is further away. */
const nearBefore = 90;

/** So far after a day may stand its hour, or what is to be done by it. */
const nearAfter = 40;

/**
 * What a day is, by the words before it in its sentence, and those after it; undefined where nothing
 * says it.
 * @param clause flat, from the beginning of the sentence or the day before
 */
export function meaningOf(clause: string, after: string): DateMeaning | undefined {
  const near = after.slice(0, nearAfter);
  const [what] = labels.find(([, label]) => label.test(clause)) ?? [];
  if (what && isOfAnother(what, clause, after)) return undefined;
  // An appeal, a request to prolong or to review is no request for a benefit.
  if (
    what === 'der' &&
    /\brecurso\b|\bprorrog|\brevis|\bmanifest|\bdefesa/.test(clause.slice(-nearBefore))
  )
    return 'requested';
  if (isPast.test(clause)) return 'wasDue';
  if (ofEarlierVisit.test(clause) || wouldEnd.test(clause)) return 'replaced';
  const start = startOfTerm(clause);
  if (start) return start;
  const told = what ?? labelledAfter(clause, after);
  if (told && (setsNothing.includes(told) || ofLetter.test(clause))) return told;
  return isVisit(clause, near) ? 'appointment' : (asLastDay(clause, near) ?? told);
}

/** What is put in the place of another day ("de 25/06 para 22/12"), by the words before the first. */
export const movedMeaning = (clause: string): DateMeaning | undefined => {
  if (/\bprazo\b/.test(clause) && !/\bbeneficio\b/.test(clause))
    return otherTerms.find(([, pattern]) => pattern.test(clause))?.[0] ?? 'dueBy';
  if (/\b(?:dcb|cessa|termino|encerramento|termo final|fim|limite)/.test(clause)) return 'dcb';
  return visit.test(clause) ? 'appointment' : undefined;
};

const terms: readonly DateMeaning[] = ['dueBy', 'defenceBy', 'appealBy', 'extendBy'];
/** Whether by this day something has to be sent. */
export const isTerm = (what: DateMeaning): boolean => terms.includes(what);

import type { DateMeaning } from '../letter-read.ts';

/** What stands between a label and its day. */
const glue = '[\\s:|()–—-]*(?:(?:n?o )?dia|em|desde|a partir de|de|:)?[\\s:]*$';
const ends = (label: string): RegExp => new RegExp(`(?:${label})${glue}`);

/** A day of nobody's case: of a law, or of a birth. */
export const ofNoCase =
  /\b(?:lei|decreto|portaria|instrucao normativa|medida provisoria|emenda constitucional|resolucao|in|ec|mp|lc)\b[^;\n]{0,50}?,?(?: de| em)?\s*$|\b(?:nascimento|nascid[oa])\b[\s:]*(?:em |no dia )?$/;

/** How a term is told to end. */
const lastDay =
  /(?:\bate|\bprazo(?: final| limite)?|data[- ]limite|\bvencimento|\bvence|\bultimo dia)(?: (?:de|da|do|para|a) [^.:;]{0,60})?[\s:|()–-]*(?:(?:n?o|ao?) )?(?:dia|data(?: de)?|em|e|de)?[\s:]*$/;

/** What somebody is told to do; without one of these "até" ends no term. */
const toDo =
  /\b(?:recurso|recorrer|defesa|prorrogacao|apresent|envi|anex|junt|cumpr|atend|respond|respost|agend|marc|entreg|regulariz|atualiz|providenc|realiz|cadastr|encaminh|inform|complement|manifest|comparec|sane|exigenc|prazo|limite|vencimento|vence|ultimo dia|faca|faz|regist|document)/;

/** What goes on until a day: its end is no term. */
const goesOn =
  /\b(?:concedid|prorrogad|mantid|manutencao|pag[oa]s?|vigencia|qualidade|carencia|tempo|trabalh|period|vinculo|contribu|atividade|rural|referent|relativ|recebe|recebid|exercid|valid|incapacidade)\w*/;

const otherTerms: readonly (readonly [DateMeaning, RegExp])[] = [
  ['appealBy', /\brecur?s[oa]|\brecorrer/],
  ['defenceBy', /\bdefesa|\bdefender/],
  ['extendBy', /\bprorrogacao|\bprorrogar|\bpedir mais tempo/],
];

/** The last verb before "até" says what ends with it. */
const lastOf = (pattern: RegExp, text: string): number =>
  Math.max(-1, ...[...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => index));

function asLastDay(clause: string): DateMeaning | undefined {
  if (!lastDay.test(clause)) return undefined;
  const [other] = otherTerms.find(([, pattern]) => pattern.test(clause)) ?? [];
  const asked = lastOf(toDo, clause);
  if (/\b(?:concedid|prorrogad|mantid)[oa]s? (?:\w+ ){0,3}ate\b[^.]*$/.test(clause)) return 'dcb';
  // "Documentos do período até…" ends a period, not the term for sending them.
  if (asked === -1 || lastOf(goesOn, clause) > asked) return undefined;
  return other ?? 'dueBy';
}

/** By the words at the end of which they stand, in this order. */
const labels: readonly (readonly [DateMeaning, RegExp])[] = [
  ['death', ends('obito|falec\\w+(?: ocorrid[oa])?|morte')],
  ['missed', /\b(?:nao (?:\w+ )?compare|ausencia a|falta a|ausente)[^.;]{0,90}$/],
  ['dip', ends('\\bdip\\b|inicio d[eo]s? pagamentos?')],
  ['dii', ends('\\bdii\\b|inicio da incapacidade(?: fixad[oa])?')],
  [
    'dcb',
    ends(
      '\\bdcb\\b|data d[aeo]s? (?:cessacao|fim|termino)(?: do beneficio| prevista)?|data (?:final|limite do beneficio)|cessacao(?: do beneficio)? (?:sera|ocorrera|prevista|fixada|estabelecida|programada)(?: para)?|cessa(?:ra|do|da)(?: para)?|termo final|alta programada(?: para)?',
    ),
  ],
  [
    'dib',
    ends(
      '\\bdib\\b|data d[eo](?: d[eo])? inicio(?: do beneficio| da vigencia)?|inicio (?:d[aeo] (?:vigencia|beneficio) )?(?:foi |fica |ficou )?(?:fixad[oa]|estabelecid[oa])|inicio d[aeo] (?:vigencia|beneficio)|vigencia|com inicio|concedid[oa] (?:a partir|desde)',
    ),
  ],
  [
    'granted',
    ends(
      'data d[aeo] concessao(?: do beneficio)?|data do despacho do beneficio|\\bddb\\b|concedid[oa]|deferid[oa]',
    ),
  ],
  [
    'firstPayment',
    /\bprimeiro pagamento\b[^.;]{0,60}$|\b(?:pagamento|credito|valores)(?: \w+){0,3} disponive(?:l|is)[^.;]{0,30}$/,
  ],
  [
    'examined',
    ends(
      '(?:pericia|avaliacao|exame|atendimento)(?: \\w+){0,3} (?:realizad|feit|efetuad|ocorrid|concluid)[oa]|realizad[oa]',
    ),
  ],
  [
    'appointment',
    /\b(?:comparec|compareca|(?:re)?agendad|(?:re)?marcad|designad|chamad)\w*[^.;]{0,70}$|\bdata d[aeo] (?:pericia|avaliacao(?: social)?|atendimento|agendamento|exame)[\s:|-]*$|\b(?:pericia(?: medica)?|avaliacao social) ?[:–-] ?$/,
  ],
  [
    'decided',
    ends(
      'data d[aeo] (?:decisao|conclusao|analise|despacho|indeferimento|arquivamento|encerramento)|(?:decidid|concluid|indeferid|negad|arquivad|encerrad|cancelad|analisad|finalizad)[oa]',
    ),
  ],
  [
    'issued',
    ends(
      'data d[aeo] (?:emissao|comunicado|comunicacao|carta|documento|oficio)|emitid[oa]|expedid[oa]|emissao',
    ),
  ],
  [
    'der',
    ends(
      '\\bder\\b|data d[aeo] (?:entrada(?: d[eo] requerimento)?|requerimento|pedido|protocolo|solicitacao)|(?:requerid|protocolad|protocolizad|solicitad)[oa]|(?:requerimento|pedido|beneficio|auxilio|aposentadoria|pensao)\\b[^.;]{0,70} (?:apresentad|efetuad|formulad|feit)[oa]|entrada',
    ),
  ],
];

/** A day with the hour beside it is a day to be there. */
const hour = /^[,\s-]*(?:as|às|a partir das|,)? ?\d{1,2} ?(?:h(?:oras)?\b|:\d{2}(?!:))/;
const visit = /\b(?:pericia|avaliacao|exame|atendimento|agendamento|consulta|visita)\b[^.;]*$/;

/**
 * What a day is, by the words before it in its sentence, and those after it; undefined where nothing
 * says it.
 * @param clause flat, from the beginning of the sentence or the day before
 */
export function meaningOf(clause: string, after: string): DateMeaning | undefined {
  const [what] = labels.find(([, label]) => label.test(clause)) ?? [];
  // An appeal is no request for a benefit, nor is what came before it this one.
  if (what === 'der' && /\brecurso\b|\banterior/.test(clause.slice(-60))) return undefined;
  if (what === 'dcb' && /\banterior/.test(clause)) return undefined;
  if (what === 'missed' || what === 'dcb') return what;
  if (visit.test(clause) && hour.test(after)) return 'appointment';
  return asLastDay(clause) ?? what;
}

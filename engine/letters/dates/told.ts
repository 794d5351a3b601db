import { anyOf } from '#words/any-of.ts';
import { dayOfWeek } from './days-in-words.ts';
import { came, cameAsWell, ofPaper, other, paper, thing } from './what-happened.ts';

/** A day that a noun has for itself: "a decisão do dia 3", "a live de 24/11". */
const ofNoun = /\b(?:d[eoa]s?|desde|ate|apos|a partir d[eoa])(?: o)? (?:dia )?$/;
/** "Não foi dia 20 que chegou". */
const denied = /\bnao (?:foi|era|e|chegou|veio|sei|lembro)\b[^.;,]{0,12}$|\bchegou o dia $/;
const elsewhere =
  '(?:banco|caixa|serasa|claro|vivo|escola|prefeitura|luz|agua|cartorio|loja|bolsa|cras|receita|forum)';
/** What came on that day was another paper: "recebi dia 18 uma carta, mas era do banco". */
export const wasAnother = anyOf`
  ^[^.;]{0,60}\b(era|foi|e) (so )?d(o|a|e) ${elsewhere}, ^.{0,120}\b([oa] do inss e outr[oa]|a minha (e|chegou|veio|nao)),
  ^[^.;]{0,60}\bmas (aquil|ess|est|iss)(o|a|e) (e|era|ja)\b,
  ^[^.;]{0,40}\b(carta|papel|aviso|oficio|comunicad)- d[aoe]s? ${elsewhere},
  ^.{0,120}\b(o que|a que|oq|o q) (eu )?(tenho|recebi|chegou|veio) agora,
  ^.{0,80}\bagora (chegou|veio|recebi|me mandaram|mandaram) (outr|essa|esta|um|mais)-
`;
/** A paper that had lain there was not seen for the first time. */
const ofOldPaper = /\b(?:bolsa|gavetas?|pasta|armario|papelada|guardad[oa]|coisas)\b/;
/** "Recebi dia 5 o pagamento": what came was no paper. */
const cameOther = anyOf`^ ([oa]s?|um|uma|meu|minha|d[oa]|n[oa]) (\w+ )?${thing}`;

/** "A convocação pra perícia": what a paper is about does not happen then. */
const about = new RegExp(
  `(${paper.source}) (?:d[aoe]s?|pr[ao]|para [ao]|sobre [ao]|negando [ao]) (?:\\w+ )?(?:${thing.source}|avaliacao|recurso|pedido|requerimento)`,
  'g',
);

/** So far from what happened a day may stand, in words; what begins another clause counts for more. */
const reach = 13;
/** So short, a sentence beside a paper speaks of it: "quem viu foi minha neta no dia". */
const fewWords = 12;
const boundaries = /[,:;()–-]|\b(?:e|mas|porem|ai|dai|que|q|pq|porque|pois|quando|qd|enquanto)\b/g;
const cost = (between: string): number =>
  (between.match(/[\w-]+/g)?.length ?? 0) +
  3 * (between.match(boundaries)?.length ?? 0) +
  6 * (between.match(/\n/g)?.length ?? 0);

/** How far the nearest of such events is from a day, by the words before and after it. */
function nearest(event: RegExp, before: string, after: string): number {
  const back = [...before.matchAll(event)].at(-1);
  const [ahead] = after.matchAll(event);
  return Math.min(
    back ? cost(before.slice(back.index + back[0].length)) : Number.POSITIVE_INFINITY,
    ahead ? cost(after.slice(0, ahead.index)) : Number.POSITIVE_INFINITY,
  );
}

/** Where somebody stops speaking, or begins to copy the paper. */
const sentenceEnd = /[.!?;](?=\s|$)|\n\s*\n|["“”«»]/;
const lastQuote = /^.*["“”«»]/s;
const ownWeekday = new RegExp(`^[,\\s(]*(?:(?:n?[ao] )?${dayOfWeek}(?: passad[ao])?[),]*)?`);
const lead = new RegExp(
  `(?:,? na hora (?:que|q) [^.;\\d]{3,30}, (?:dia )?|n?o feriado(?: d[aeo] [a-z ]{3,25})?,? ?|\\b(?:(?:n?[oa]|em|la|bem|so|foi|quando foi) )?(?:dia )?|\\b(?:n?[oa] )?${dayOfWeek},? ?(?:n?o )?(?:dia )?)$`,
);

/**
 * Whether a day is the one on which a paper came or was seen, as people tell it beside their paper: what
 * happened nearest to it in its sentence is that, and nothing else.
 * @param clause flat, from the beginning of the sentence or the day before
 * @param after flat, what follows the day
 */
export function isTold(clause: string, after: string): boolean {
  if (ofNoun.test(clause) || denied.test(clause) || ofOldPaper.test(clause)) return false;
  if (wasAnother.test(after) || cameOther.test(after)) return false;
  const [rest = ''] = after.replace(ownWeekday, ' ').split(sentenceEnd);
  const before = clause.replace(lastQuote, '').replace(lead, '').replaceAll(about, '$1');
  const words = `${before} ${rest}`;
  const isNamed = ofPaper.test(words) || words.split(' ').length <= fewWords;
  const far = Math.min(
    nearest(came, before, rest),
    isNamed ? nearest(cameAsWell, before, rest) : Number.POSITIVE_INFINITY,
  );
  return far <= reach && far < nearest(other, before, rest);
}

const arrived = '(?:chegou|recebi|recebemos|entregaram|saiu|apareceu)';
const thatDay = '(?:hj|hoje|agora)';
/** "[31/10 18:07] tia: chegou a carta do BPC hoje", after its stamp: on the day on which it was written. */
export const cameThatDay = new RegExp(
  `^(?![^\\n]*\\b(?:pagamento|dinheiro|salario|parcela|pericia|medic))[^\\n]*\\b(?:acabei de (?:ver|receber|abrir|ler)|${arrived}\\b[^\\n.;?!]{0,100}\\b${thatDay}|${thatDay}\\b[^\\n.;?!]{0,30}\\b${arrived})\\b`,
);

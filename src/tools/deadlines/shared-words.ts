import type { Waiting } from '#rules/deadlines/deadlines.ts';
import { deniedGuidePath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';

/** To the list of papers by reason. */
export const reasonsLink = `[o que levar em cada caso](${deniedGuidePath}#motivos)`;

export const keepProof = 'Guarde o comprovante, com o dia e a hora.';

/** To ask for a benefit while there is little time. */
export const askToday: Answer['steps'] = [
  `**Peça hoje,** ${atInss}. Não custa nada.`,
  '**Falta papel?** Peça assim mesmo: o INSS diz o que falta e dá prazo.',
  keepProof,
];

export const byInss = 'Faça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.';

/** A BPC told of in the place of another benefit: its own way back. */
export const bpcWayBack =
  'Se é o BPC e está suspenso, faça já o que o aviso pede: defesa, avaliação, CadÚnico ou biometria. Em regra, ainda há 30 dias, desde a suspensão.';

/** Of a BPC held back, whatever its notice asks; Decreto 6.214/2007, arts. 47-B to 47-E. */
export const unblockBpc = `**Peça hoje o desbloqueio,** ${atInss}, antes do próximo dia de pagamento. Anote o protocolo.`;

/** Of every appeal: what a late one may still rest on. */
export const appealMayCount =
  'Se o aviso veio pelo Meu INSS ou por e-mail, então a regra pode contar os 30 dias só de cinco dias depois do envio. Não espere por isso.';

/** Of every appeal and new request: what a paper is worth that was not in the file. */
export const latePapers =
  'O recurso guarda a data do primeiro pedido se os papéis já estavam no processo. Papel novo pode valer só a partir do dia em que foi entregue: mande logo, e escreva por que não mandou antes.';

/** Counted from the decision, it is over: the decree counts from the knowledge; Decreto 3.048/1999, art. 305, § 1º. */
export const knownLater =
  'Soube da decisão depois? Recorra já e prove esse dia: em regra, o prazo conta dele.';

/** The same of a decision without an exam, which an ordinance counts otherwise; Portaria Conjunta MPS/INSS 13/2026, art. 9º. */
export const knownLaterOnPapers =
  'Soube da decisão depois? Recorra já e prove esse dia: o decreto conta dele, e a portaria, da decisão. Pode não ser aceito.';

/** Of an appeal against a decision without an exam; Portaria Conjunta MPS/INSS 13/2026, art. 9º. */
export const papersOnly = `O INSS decidiu só pelos papéis, sem perícia? Conte os 30 dias da data da decisão. Passou? ${knownLaterOnPapers}`;

/** What such a count rests on; once its safe day is past, what may still be done, and since when. */
export const decidedOnPapers = (anew: Waiting | undefined): string =>
  anew
    ? `Decisão só pelos papéis: contamos dela. ${knownLaterOnPapers} Pedido novo só pelos papéis: em regra, ${
        anew.situation === 'wait' ? 'a partir de' : 'já cabe, desde'
      } ${shortDate(anew.opensOn)}.`
    : 'Decisão só pelos papéis: contamos dela, que é o jeito mais seguro.';

/** Of every clock that starts when something became known. */
export const noticeMayCount =
  'Aviso pela internet pode valer antes de você abrir. Use o dia mais antigo em que ele apareceu no Meu INSS ou chegou.';

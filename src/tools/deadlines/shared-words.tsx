import { deniedGuidePath } from '#content/paths.ts';

/** To the list of papers by reason. */
export const reasonsLink = <a href={`${deniedGuidePath}#motivos`}>o que levar em cada caso</a>;

export const keepProof = 'Guarde o comprovante, com o dia e a hora.';

export const byInss = 'Faça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.';

/** Of every clock that starts when something became known. */
export const noticeMayCount =
  'Aviso pela internet pode valer antes de você abrir. Se viu mais cedo no Meu INSS, use a data mais antiga.';

import { counted, given } from '#words/phrases.ts';
import { ifTicked } from '../../talk/answer-lines.ts';
import type { ChatLine } from '../../talk/TakeToChat.tsx';
import { type Counted, isNothing } from './count-life.ts';
import type { Request } from './requests.ts';
import type { ToldLife } from './told-life.ts';
import {
  coverInWords,
  coverShown,
  lengthsInWords,
  monthsInWords,
  outsideFields,
} from './wording.ts';

/** What it is about; what makes the totals doubtful cannot be taken out of the message. */
export const subjectWith = (warning?: string): string =>
  warning ? `Extrato (CNIS)\nAtenção: ${warning}` : 'Extrato (CNIS)';

/** @param isPart something was not read. */
function totals({ time, carencia, cover }: Counted, isPart: boolean) {
  const covered = isPart ? coverShown(cover, isPart) : coverInWords(cover);
  if (isNothing(time)) {
    return {
      tempo: 'Pela conta do site, nenhum dia entra com certeza.',
      ...(covered && { protecao: `${covered}.` }),
    };
  }
  return {
    tempo: `Tempo até hoje, pela conta do site: ${lengthsInWords(time.today)}.`,
    reforma: `Em 13/11/2019: ${lengthsInWords(time.atReform)}.`,
    carencia: `Carência: ${monthsInWords(carencia.total)}${outsideFields(carencia)}.`,
    ...(covered && { protecao: `${covered}.` }),
  };
}

/** What the reading knows to be wrong, and no figure. */
export const warningAlone = (warning: string): string =>
  `O site não somou este extrato. ${warning} Peça o extrato completo no Meu INSS ou pelo 135.`;

/** The totals alone, for somebody in the family, after what makes them doubtful. */
export const summaryOf = (all: Counted, warning?: string): string =>
  [
    ...(warning ? [warning] : []),
    ...Object.values(totals(all, warning !== undefined)),
    'É estimativa: quem decide é o INSS ou a Justiça. Confira no Meu INSS ou no 135.',
  ].join(' ');

const inPoints = (count: number) => counted(count, 'ponto a conferir', 'pontos a conferir');

/** The totals and what is to be settled; benefits by illness only if ticked, and no amount at all. */
export const chatLines = (
  { spells }: ToldLife,
  all: Counted,
  requests: readonly Request[],
  isPart = false,
): ChatLine[] =>
  given(
    ...Object.entries(totals(all, isPart)).map(([id, text]) => ({ id, text })),
    requests.length > 0 && {
      id: 'pontos',
      text: `Há ${inPoints(requests.length)} no extrato.`,
    },
    spells.some(({ spell }) => spell.kind === 'incapacityBenefit') &&
      ifTicked('auxilio', 'O extrato tem benefício por incapacidade.'),
  );

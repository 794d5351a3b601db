import { counted } from '#words/phrases.ts';
import type { ChatLine } from '../../talk/TakeToChat.tsx';
import type { Counted } from './count-life.ts';
import type { Request } from './requests.ts';
import type { ToldLife } from './told-life.ts';
import { coverInWords, lengthsInWords, monthsInWords, outsideFields } from './wording.ts';

function totals({ time, carencia, cover }: Counted) {
  const covered = coverInWords(cover);
  return {
    tempo: `Tempo até hoje, pela conta do site: ${lengthsInWords(time.today)}.`,
    reforma: `Em 13/11/2019: ${lengthsInWords(time.atReform)}.`,
    carencia: `Carência: ${monthsInWords(carencia.total)}${outsideFields(carencia)}.`,
    ...(covered && { protecao: `${covered}.` }),
  };
}

/** The totals alone, for somebody in the family. */
export const summaryOf = (all: Counted): string =>
  [
    ...Object.values(totals(all)),
    'É estimativa: quem decide é o INSS ou a Justiça. Confira no Meu INSS ou no 135.',
  ].join(' ');

/** The totals and what is to be settled; benefits by illness only if ticked, and no amount at all. */
export const chatLines = (
  { spells }: ToldLife,
  all: Counted,
  requests: readonly Request[],
): ChatLine[] => [
  ...Object.entries(totals(all)).map(([id, text]) => ({ id, text })),
  ...(requests.length > 0
    ? [
        {
          id: 'pontos',
          text: `Há ${counted(requests.length, 'ponto a conferir', 'pontos a conferir')} no extrato.`,
        },
      ]
    : []),
  ...(spells.some(({ spell }) => spell.kind === 'incapacityBenefit')
    ? [{ id: 'auxilio', text: 'O extrato tem benefício por incapacidade.', isSensitive: true }]
    : []),
];

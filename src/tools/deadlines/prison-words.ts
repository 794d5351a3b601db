import { benefitPath } from '#texts/paths.ts';
import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import { askToday, byInss } from './shared-words.ts';

const prisonPage = `[quem pode pedir, e com que papel](${benefitPath('auxilio-reclusao')})`;

const prison: ClockWords = {
  file: 'auxilio-reclusao',
  name: 'Auxílio-reclusão',
  of: 'para receber o auxílio-reclusão desde a prisão',
  verb: 'pedir',
  must: 'pedir o auxílio-reclusão',
  until: 'Peça o auxílio-reclusão',
  today: 'Peça o auxílio-reclusão',
  start: 'prison',
  channel: byInss,
  steps: [
    `**Peça o auxílio-reclusão** ${atInss}. Não custa nada.`,
    '**A certidão da prisão demora?** Peça assim mesmo: o INSS diz o que falta e dá prazo.',
    `**Veja** ${prisonPage}.`,
  ],
  stepsToday: askToday,
  late: {
    verdict: 'Peça o auxílio-reclusão hoje. Ele conta do pedido.',
    reason:
      'O prazo para receber desde a prisão passou. Os meses anteriores, em regra, ficam de fora.',
    steps: [
      `**Peça hoje,** ${atInss}. Não custa nada.`,
      '**Não espere a soltura:** depois dela, em regra, o INSS não concede.',
      `**Veja** ${prisonPage}.`,
    ],
  },
  mayChange: [
    'Se o pedido vem depois, então ele conta do pedido, e os meses anteriores se perdem.',
    'Se o filho faz 16 anos entre a prisão e o pedido, então a regra não é clara: peça nos 90 dias.',
    'Se a prisão foi antes de 18 de janeiro de 2019, com filho de menos de 16 anos, então a regra dele era outra: procure orientação.',
    'Se o regime não é o fechado, então em regra não há auxílio-reclusão.',
  ],
};

/** Words of the terms of who has somebody in prison. */
export const prisonWords = {
  prison,
  prisonOfChild: {
    ...prison,
    file: 'auxilio-reclusao-filho-menor',
    name: 'Auxílio-reclusão do filho com menos de 16 anos',
    of: 'do filho com menos de 16 anos',
    must: 'pedir o auxílio-reclusão do filho com menos de 16 anos',
    until:
      'Peça o auxílio-reclusão hoje. Para o filho com menos de 16 anos, ainda conta desde a prisão se pedido',
    steps: prison.stepsToday,
    isForToday: true,
  },
} as const satisfies Record<string, ClockWords>;

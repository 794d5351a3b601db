import { benefitPath } from '#texts/paths.ts';
import { InssLinks } from '../result/InssLinks.tsx';
import type { ClockWords } from './clock-words.ts';
import { askToday, byInss } from './shared-words.tsx';

const prisonPage = <a href={benefitPath('auxilio-reclusao')}>quem pode pedir, e com que papel</a>;

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
    <>
      <b>Peça o auxílio-reclusão</b> <InssLinks />. Não custa nada.
    </>,
    <>
      <b>A certidão da prisão demora?</b> Peça assim mesmo: o INSS diz o que falta e dá prazo.
    </>,
    <>
      <b>Veja</b> {prisonPage}.
    </>,
  ],
  stepsToday: askToday,
  late: {
    verdict: 'Peça o auxílio-reclusão hoje. Ele conta do pedido.',
    reason:
      'O prazo para receber desde a prisão passou. Os meses anteriores, em regra, ficam de fora.',
    steps: [
      <>
        <b>Peça hoje,</b> <InssLinks />. Não custa nada.
      </>,
      <>
        <b>Não espere a soltura:</b> depois dela, em regra, o INSS não concede.
      </>,
      <>
        <b>Veja</b> {prisonPage}.
      </>,
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

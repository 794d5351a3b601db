import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import { byInss, keepProof, knownLaterOnPapers, latePapers } from './shared-words.ts';

const newSteps: ClockWords['steps'] = [
  `**Confira a data** ${atInss}.`,
  '**Junte o papel que faltou,** com data nova. O mesmo pedido tende a ter a mesma resposta.',
  '**Antes, compare com o recurso:** com os papéis que já estavam no processo, ele guarda a data do primeiro pedido. O novo começa outra.',
];

const sameBenefitOnly =
  'O bloqueio é só para o mesmo benefício: outro pode ser pedido já. Se a tela recusar, espere mais alguns dias.';

const asked = { when: 'Em regra, peça de novo', over: 'a espera já passou' };

/** What is common to all waits before a new request. */
export const wait: ClockWords = {
  file: 'novo-pedido-inss',
  name: 'Novo pedido ao INSS',
  of: 'de espera',
  verb: 'fazer',
  must: 'esperar para pedir de novo',
  until: 'Espere',
  today: 'Peça',
  start: 'known',
  channel: byInss,
  wait: {
    ...asked,
    open: 'Em regra, já dá para pedir de novo. Se você recorreu, espere a decisão.',
  },
  steps: newSteps,
  stepsToday: newSteps,
  late: { reason: 'A espera já passou.', steps: newSteps },
  mayChange: [
    'No novo pedido, a data de início recomeça. Os meses do primeiro podem ficar de fora.',
    sameBenefitOnly,
    'Se você já recorreu, então considere o novo pedido bloqueado até a decisão: a regra não é clara.',
  ],
};

const together =
  'A espera e o prazo do recurso correm juntos. Quem só espera os 30 dias para pedir de novo perde o recurso. Ele e a Justiça não precisam esperar.';

const sameIllness =
  'Se o auxílio acabou, e o novo for pela mesma doença e começar em até 60 dias do fim, em regra é o anterior que continua, sem os dias trabalhados.';

const portaria = 'A regra é de uma portaria de 2026 e já mudou antes: confira no 135.';

const openIncapacity = {
  ...asked,
  open: 'Em regra, já dá para pedir de novo, mesmo com recurso.',
  besideOpen: 'O INSS recusou? Guarde a resposta por escrito.',
};

const waitIncapacity: ClockWords = {
  ...wait,
  wait: openIncapacity,
  mayChange: [
    together,
    'No novo pedido, a data de início recomeça. Os meses do primeiro podem ficar de fora.',
    latePapers,
    sameBenefitOnly,
    'Depois de três negativas seguidas só pelos papéis, o caminho é a perícia presencial ou por vídeo.',
    sameIllness,
    portaria,
  ],
};

/** Words of the extension of an incapacity benefit, and of the waits before a new request. */
export const incapacityWords = {
  extension: {
    file: 'prorrogacao-auxilio',
    name: 'Prorrogação do auxílio',
    of: 'da prorrogação',
    verb: 'pedir',
    must: 'pedir a prorrogação',
    until: 'Peça a prorrogação',
    today: 'Peça a prorrogação',
    start: 'end',
    limit: 'fim do auxílio',
    channel: byInss,
    steps: [
      `**Peça a prorrogação** ${atInss}. Não custa nada.`,
      '**Tenha um laudo novo,** que diga por que você ainda não consegue trabalhar.',
      keepProof,
    ],
    stepsToday: [
      `**Peça a prorrogação hoje,** ${atInss}. Não custa nada.`,
      'Peça um laudo novo ao médico. Ele pode ir depois, na perícia.',
      keepProof,
    ],
    late: {
      reason:
        'Passado o fim, em regra é preciso um novo pedido ou um recurso. Depois de 30 dias do fim, o novo pode contar só do pedido.',
      notes: [sameIllness],
      steps: [
        `**Peça de novo já,** ${atInss}. Leve um laudo novo.`,
        '**Discorda do fim?** O recurso vai até 30 dias depois que você soube dele.',
        '**Guarde laudos e exames** de agora: eles mostram que a doença continuou.',
      ],
    },
    mayChange: [
      'O pedido cabe nos últimos 15 dias. Se você pedir no próprio dia do fim, então pode já não servir.',
      'Saiu só pelos papéis? Também cabe prorrogação, pela regra de 2026. Não aparece no Meu INSS? Peça pelo 135 e guarde o protocolo.',
      'Se você pede no prazo, então o pagamento costuma seguir até o dia da perícia. O exame remarcado a seu pedido pode não pagar esses dias.',
      'Se não pedir a prorrogação, então o juiz pode nem examinar o caso depois (TNU, Tema 277).',
      'Se a perícia vai demorar, então o INSS pode estender o auxílio sem ela. Isso muda: confira na resposta.',
    ],
  },
  waitAfterPapers: {
    ...waitIncapacity,
    wait: { ...openIncapacity, besideOpen: knownLaterOnPapers },
  },
  waitAfterExamination: waitIncapacity,
  waitAfterExtension: {
    ...waitIncapacity,
    name: 'Novo pedido só pelos papéis',
    must: 'esperar para pedir de novo só pelos papéis',
    start: 'end',
    wait: {
      only: ' só pelos papéis',
      beside: 'Perícia antes disso? Pergunte no 135 e guarde a resposta.',
      ...openIncapacity,
    },
    mayChange: [
      'Os 180 dias valem só se a perícia não viu incapacidade, e só fecham o pedido por papéis. O recurso e a Justiça não esperam.',
      ...waitIncapacity.mayChange,
    ],
  },
} as const satisfies Record<string, ClockWords>;

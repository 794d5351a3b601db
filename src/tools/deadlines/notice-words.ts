import { letterPath } from '#texts/paths.ts';
import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import { bpcWayBack, byInss, keepProof, noticeMayCount } from './shared-words.ts';

const stepsToday = (what: string): ClockWords['stepsToday'] => [
  `**${what} hoje,** ${atInss}. Não custa nada.`,
  'Mande o que já tem. Diga o que falta e por que ainda não veio.',
  keepProof,
];

const documentsAsked: ClockWords = {
  file: 'exigencia-inss',
  name: 'Exigência do INSS',
  of: 'da exigência',
  verb: 'responder',
  must: 'responder à exigência',
  until: 'Responda',
  today: 'Responda',
  start: 'known',
  channel: byInss,
  alsoOpen: 'Sem resposta, o pedido pode acabar como desistência, em regra sem recurso.',
  steps: [
    `**Veja o que falta** ${atInss}, em “Consultar Pedidos”.`,
    '**Mande os papéis** em “Cumprir Exigência”. Não tem mais? Escreva: “Não tenho outros documentos. Peço decisão.”',
    '**Não dá tempo?** Peça mais prazo antes de acabar e diga o motivo.',
  ],
  stepsToday: stepsToday('Responda'),
  late: {
    reason:
      'Sem resposta, o INSS decide com o que tem, ou pode encerrar o pedido como desistência. Disso, em regra, não cabe recurso.',
    steps: [
      `**Veja se o pedido ainda está aberto** ${atInss}. Se está, responda hoje e explique o atraso.`,
      '**Foi negado?** O recurso vai até 30 dias depois que você soube.',
      '**Foi arquivado ou encerrado?** Faça logo um novo pedido. Em regra, ele só conta do dia dele; maternidade, pensão e prisão têm prazo próprio.',
    ],
  },
  mayChange: [
    'Em regra, são 30 dias. Se a tela ou a carta mostra outra data, então vale a que ela mostra.',
    noticeMayCount,
    'Se o INSS der mais prazo, guarde a tela com a data nova.',
  ],
};

const dispensed = `**Veja quem a lei dispensa e o que levar:** [perícia de revisão](${letterPath('convocacao-pericia')}).`;

const cannotGoOut =
  '**Tem 80 anos ou mais, ou não consegue sair?** Há outros meios, até em casa: peça pelo 135.';

const defence: ClockWords = {
  file: 'defesa-inss',
  name: 'Defesa ao INSS',
  of: 'da defesa',
  verb: 'mandar',
  must: 'mandar a defesa',
  until: 'Mande a defesa',
  today: 'Mande a defesa',
  start: 'known',
  channel: byInss,
  steps: [
    `**É aviso? Confirme já que o viu** ${atInss}: sem isso, em 30 dias o pagamento fica bloqueado. **É cobrança?** Não pague a guia antes de responder.`,
    '**Peça a cópia do processo** e responda ponto por ponto, com um papel para cada um.',
    '**Mande a defesa** pelo mesmo caminho e guarde o protocolo.',
  ],
  stepsToday: stepsToday('Mande a defesa'),
  late: {
    reason: 'Sem defesa, em regra vem a suspensão. Dela cabe recurso, em 30 dias.',
    steps: [
      `**Veja em que ponto está** ${atInss}.`,
      '**Mande a defesa mesmo assim** e explique o atraso. O INSS pode não aceitar.',
      '**Já suspendeu?** O recurso vai até 30 dias depois que você soube.',
    ],
  },
  mayChange: [
    bpcWayBack,
    'Foi por perícia ou prova de vida? Vale o prazo do aviso: resolva já no Meu INSS ou pelo 135.',
    noticeMayCount,
    'Se a carta traz um prazo mais curto, então siga a carta.',
    'Se é benefício de quem trabalha no campo por conta própria ou com a família, então a defesa tem 60 dias.',
  ],
};

const seeWhere = `**Veja em que ponto está** ${atInss}: bloqueado, suspenso ou cessado.`;

/** What a suspended BPC still has; Decreto 6.214/2007, arts. 47-E and 48, VI. */
const suspended = 'Em regra, há 30 dias, desde a suspensão, para resolver.';

const bpcEnded = '**Cessado?** Pode caber recurso, em 30 dias, ou novo pedido.';

const bpc: Pick<ClockWords, 'start' | 'mayChange'> = {
  start: 'known',
  mayChange: [
    'Se o BPC ainda não saiu, então o aviso é uma exigência do pedido: em regra, são 30 dias.',
    noticeMayCount,
    'Se o aviso traz um prazo mais curto, então siga o aviso.',
    'Se em 30 dias você não confirma que soube do aviso, então em regra o pagamento é bloqueado.',
    'Se o pagamento está bloqueado, então peça o desbloqueio até o próximo dia de pagamento. Sem isso, em regra vem a suspensão.',
  ],
};

const registry: ClockWords = {
  ...bpc,
  file: 'cadunico-bpc',
  name: 'CadÚnico do BPC',
  of: 'do CadÚnico',
  verb: 'atualizar',
  must: 'atualizar o CadÚnico',
  until: 'Atualize o CadÚnico',
  today: 'Atualize o CadÚnico',
  isAtOffice: true,
  channel: 'Faça no CRAS ou no posto do CadÚnico da sua cidade. Não custa nada.',
  steps: [
    `**Confirme o aviso** ${atInss}.`,
    '**Marque no CRAS** ou no posto do CadÚnico, com CPF de todos da casa. Não custa nada.',
    '**Guarde a folha** do cadastro, com a data.',
  ],
  stepsToday: [
    `**Confirme o aviso** ${atInss}.`,
    '**Vá ao CRAS** ou ao posto do CadÚnico, cedo. Se não houver vaga, peça um papel com a data marcada.',
    'Guarde a folha do cadastro, com a data.',
  ],
  late: {
    stillOpen: 'O prazo do aviso passou, e ainda pode dar tempo. Atualize o CadÚnico já.',
    reason: `${suspended} Quem atualiza até lá não perde o BPC.`,
    steps: [
      seeWhere,
      '**Bloqueado ou suspenso?** Atualize já no CRAS ou no posto do CadÚnico e guarde a folha.',
      bpcEnded,
    ],
  },
  mayChange: [
    ...bpc.mayChange,
    'Se a sua cidade tem mais de 50 mil moradores, então são 90 dias. Nas outras, 45.',
  ],
};

const exam: ClockWords = {
  file: 'pericia-revisao-inss',
  name: 'Perícia de revisão',
  of: 'da perícia',
  verb: 'marcar',
  must: 'marcar a perícia de revisão',
  until: 'Marque a perícia',
  today: 'Marque a perícia',
  start: 'printed',
  limit: 'limite do aviso',
  undated: 'Marque a perícia hoje. O prazo é o do aviso.',
  channel: byInss,
  steps: [
    `**Marque a perícia** ${atInss}.`,
    dispensed,
    '**Não pode ir no dia?** Peça outra data antes, no 135, e guarde o protocolo.',
  ],
  stepsToday: [`**Marque a perícia hoje,** ${atInss}. Não custa nada.`, dispensed, keepProof],
  late: {
    reason: 'Quem não vai pode ter o pagamento suspenso. Marque mesmo assim.',
    steps: [
      `**Marque hoje,** ${atInss}, e explique o atraso.`,
      dispensed,
      '**Já suspendeu?** O recurso vai até 30 dias depois que você soube.',
    ],
  },
  mayChange: [
    'Se você tem 60 anos, ou 55 com 15 de benefício, ou certas doenças, então em regra a lei dispensa a perícia. Confirme no 135 antes de faltar.',
    'Se você não consegue sair, então pode pedir o exame em casa ou no hospital.',
  ],
};

const lifeProof: ClockWords = {
  ...exam,
  file: 'prova-de-vida',
  name: 'Prova de vida',
  of: 'da prova de vida',
  verb: 'fazer',
  must: 'fazer a prova de vida',
  until: 'Faça a prova de vida',
  today: 'Faça a prova de vida',
  undated: 'Faça a prova de vida hoje. O prazo é o do aviso.',
  steps: [`**Faça a prova de vida** ${atInss}.`, cannotGoOut, keepProof],
  stepsToday: [`**Faça a prova de vida hoje,** ${atInss}. Não custa nada.`, cannotGoOut, keepProof],
  late: {
    reason: 'O pagamento pode ficar bloqueado até a prova de vida. Faça mesmo assim.',
    steps: [
      `**Faça a prova de vida hoje,** ${atInss}.`,
      cannotGoOut,
      '**O dinheiro não caiu?** Pergunte no banco: a lei deixa o próprio banco liberar.',
    ],
  },
  mayChange: [
    'Se alguém liga ou manda mensagem pedindo senha, foto ou dinheiro para isso, então é golpe.',
  ],
};

/** Words of the terms to answer a notice. */
export const noticeWords = {
  documentsAsked,
  documentsAskedPrinted: {
    ...documentsAsked,
    start: 'printed',
    limit: 'limite do aviso',
    mayChange: ['Se o INSS der mais prazo, guarde a tela com a data nova.'],
  },
  exam,
  lifeProof,
  defence,
  ruralDefence: defence,
  bpcAssessment: {
    ...defence,
    ...bpc,
    file: 'defesa-bpc',
    name: 'Defesa ou avaliação do BPC',
    of: 'da defesa do BPC',
    must: 'mandar a defesa do BPC ou marcar a avaliação',
    until: 'Mande a defesa ou marque a avaliação',
    today: 'Mande a defesa ou marque a avaliação',
    steps: [
      `**Leia o que o aviso pede** ${atInss}.`,
      '**Mande a defesa**, com os papéis da renda e da família, ou marque a avaliação.',
      keepProof,
    ],
    stepsToday: stepsToday('Responda'),
    late: {
      stillOpen: 'O prazo do aviso passou, e ainda pode dar tempo. Responda hoje.',
      reason: suspended,
      steps: [
        seeWhere,
        '**Bloqueado ou suspenso?** Mande a defesa ou marque a avaliação hoje.',
        bpcEnded,
      ],
    },
  },
  bpcRegistryInTown: registry,
  bpcRegistryInCity: registry,
  bpcBiometrics: {
    ...registry,
    file: 'biometria-bpc',
    name: 'Biometria do BPC',
    of: 'da biometria',
    verb: 'fazer',
    must: 'fazer a biometria',
    until: 'Faça a biometria',
    today: 'Faça a biometria',
    channel: 'Faça a CIN, a nova identidade, no órgão do seu estado, e avise o INSS pelo 135.',
    steps: [
      `**Veja o que falta** ${atInss}.`,
      '**Marque a CIN,** a nova identidade, no órgão do seu estado. Biometria da CNH ou do título também pode servir.',
      '**Avise o INSS** quando ficar pronta e guarde o comprovante.',
    ],
    stepsToday: [
      `**Avise o INSS hoje,** ${atInss}, e diga por que ainda falta.`,
      '**Marque a CIN,** a nova identidade, e guarde o papel com a data.',
      keepProof,
    ],
    late: {
      stillOpen: 'O prazo do aviso passou, e ainda pode dar tempo. Faça a biometria logo.',
      reason: suspended,
      steps: [
        seeWhere,
        '**Bloqueado ou suspenso?** Marque a CIN, a nova identidade, e avise o INSS hoje.',
        bpcEnded,
      ],
    },
    mayChange: [
      ...bpc.mayChange,
      'Se a pessoa é muito idosa ou não consegue se locomover, então pode haver dispensa: pergunte no 135.',
      'Os prazos da biometria já mudaram mais de uma vez: confira no 135.',
    ],
  },
} as const satisfies Record<string, ClockWords>;

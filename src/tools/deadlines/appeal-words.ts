import { officialChannels } from '#site/navigation.ts';
import { deniedGuidePath, letterPath } from '#texts/paths.ts';
import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import {
  appealMayCount,
  bpcWayBack,
  byInss,
  keepProof,
  knownLater,
  latePapers,
  noticeMayCount,
  papersOnly,
  reasonsLink,
} from './shared-words.ts';

const lateNotes = [
  'O recurso fora do prazo tem mais chance se o direito está claro nos registros do INSS, ou se o aviso chegou errado.',
  'Os valores atrasados, em geral, só alcançam os últimos 5 anos. Se você só soube da decisão mais tarde, mude a resposta e guarde a prova dessa data.',
];

const lateFor = (decides: string): ClockWords['late'] => ({
  notes: lateNotes,
  reason: 'O direito de discutir a negativa não se perde pelo atraso. Há outros caminhos.',
  steps: [
    `**Veja se cabe um novo pedido,** ${atInss}. Pedir não custa nada.`,
    `**Ou vá à Justiça:** [os caminhos depois do não](${deniedGuidePath}#os-caminhos).`,
    `**Ou mande o recurso** e explique o atraso, com prova. Só ${decides} decide se aceita, e quase sempre não aceita.`,
  ],
});

const late = lateFor('a Junta de Recursos');

/** The date that was told may be that of the decision, which is the safe one only before its end. */
const lateAppeal: ClockWords['late'] = {
  ...late,
  reason: `${knownLater} O direito de discutir a negativa não se perde pelo atraso.`,
  steps: [
    `**Veja se cabe um novo pedido,** ${atInss}. Auxílio-doença negado só pelos papéis: em regra, já cabe.`,
    late.steps[1],
    late.steps[2],
  ],
};

const stepsToday: ClockWords['stepsToday'] = [
  `**Mande o recurso hoje,** ${atInss}. Não custa nada.`,
  `**Diga por que discorda** e junte a prova que tiver: ${reasonsLink}. Se o prazo acabou em dia sem expediente, conte isso também.`,
  keepProof,
];

const appeal: ClockWords = {
  file: 'recurso-inss',
  name: 'Recurso ao INSS',
  of: 'do recurso',
  verb: 'fazer',
  must: 'recorrer',
  until: 'Recorra',
  today: 'Recorra',
  start: 'known',
  channel: byInss,
  steps: [
    `**Baixe a carta e o processo** ${atInss}.`,
    `**Veja o motivo e junte a prova que faltou:** ${reasonsLink}.`,
    '**Mande o recurso** pelo mesmo caminho. Não custa nada. Guarde o comprovante.',
  ],
  stepsToday,
  late: lateAppeal,
  mayChange: [papersOnly, latePapers, noticeMayCount, appealMayCount],
};

const download = `**Baixe o aviso e o processo** ${atInss}.`;

const otherCut: ClockWords = {
  ...appeal,
  alsoOpen: `**Era auxílio-doença e você ainda não pode trabalhar?** Peça de novo já, além do recurso: em até 30 dias do fim, pode contar do dia seguinte a ele. A perícia negou a prorrogação? [A espera é outra](${letterPath('prorrogacao-negada')}).`,
  steps: [
    download,
    `**Faltou exame ou prova de vida?** Faça já. Junte o que mostra o erro: ${reasonsLink}.`,
    '**Mande o recurso** pelo mesmo caminho. O corte continua até o julgamento.',
  ],
  late: {
    ...late,
    reason: 'Sem recurso, o benefício suspenso em regra acaba. O corte ainda pode ser discutido.',
  },
  mayChange: [
    noticeMayCount,
    appealMayCount,
    'Se faltou cadastro, biometria, exame ou reabilitação, então o prazo pode ser outro: faça já o que faltou.',
    'O recurso não faz o pagamento voltar enquanto não é julgado.',
    'Parou sem aviso e sem defesa? Pode caber mandado de segurança, até 120 dias depois que você soube. Precisa de advogado ou da Defensoria, e não paga os meses de antes.',
  ],
};

const whoMayAppeal = `**Procure hoje quem pode recorrer:** um advogado ou a [Defensoria Pública da União](${officialChannels.publicDefender}). Sozinho, não dá.`;

const judgeMayName =
  '**A Defensoria não atende aí?** Pergunte no Juizado se o juiz pode nomear um advogado.';

/** A second appeal is narrow, and the Court is the usual way: Regimento do CRPS, art. 91, at second hand. */
const afterBoard: ClockWords['steps'] = [
  `**Baixe a decisão da Junta e o processo** ${atInss}.`,
  `**Veja a Justiça:** costuma ser o passo seguinte. [Os caminhos depois do não](${deniedGuidePath}#os-caminhos).`,
  `**Outro recurso?** Só em certos casos: discordar não basta. E não junto com a Justiça. Pergunte à [Defensoria Pública da União](${officialChannels.publicDefender}).`,
];

/** Words of the appeals. */
export const appealWords = {
  appeal,
  appealAgainstOtherCut: otherCut,
  appealAgainstCut: {
    ...otherCut,
    steps: [
      download,
      '**Só está suspenso?** Faça já o que faltou, como exame ou prova de vida. No BPC, em regra, há 30 dias desde a suspensão.',
      `**Mande o recurso,** com ${reasonsLink}. O corte continua até o julgamento.`,
    ],
    late: {
      ...otherCut.late,
      steps: [
        `**Só está suspenso?** Faça hoje o que faltou: exame, prova de vida ou, no BPC, o que o aviso pede. Veja ${atInss}.`,
        `**Acabou?** Veja se cabe um novo pedido, ou a Justiça: [os caminhos depois do não](${deniedGuidePath}#os-caminhos).`,
        late.steps[2],
      ],
    },
    mayChange: [bpcWayBack, ...otherCut.mayChange],
  },
  appealToChamber: {
    ...appeal,
    file: 'recurso-camara',
    name: 'Recurso à Câmara',
    until: 'Se couber outro recurso, mande',
    today: 'Se couber outro recurso, mande',
    steps: afterBoard,
    stepsToday: afterBoard,
    late: {
      ...lateFor('o Conselho de Recursos'),
      reason: 'A decisão da Junta, em regra, passa a valer. A Justiça é outro caminho.',
    },
    mayChange: [
      noticeMayCount,
      appealMayCount,
      'Se a Junta esqueceu um ponto, então pergunte no mesmo dia: há outro pedido, e o prazo dele pode ser bem menor.',
      'Se a decisão não está entre os casos que a regra aceita, então este recurso não é julgado. Há assuntos que acabam na Junta.',
      'Se você entrar na Justiça pelo mesmo motivo, então o recurso é abandonado.',
    ],
  },
  courtAppeal: {
    ...appeal,
    file: 'recurso-sentenca',
    name: 'Recurso da sentença',
    channel: 'Quem recorre é o advogado ou a Defensoria.',
    steps: [
      whoMayAppeal,
      '**Leve** a sentença, o número do processo e o dia do primeiro aviso.',
      judgeMayName,
    ],
    stepsToday: [
      whoMayAppeal,
      '**Diga que o prazo está acabando** e mostre o dia do primeiro aviso.',
      judgeMayName,
    ],
    late: {
      reason: 'Sem recurso no prazo, a sentença, em regra, passa a valer.',
      steps: [
        '**Pergunte assim mesmo,** e logo: o dia do aviso pode ter sido outro.',
        '**A saúde piorou, ou há prova nova?** Um pedido novo ao INSS pode caber.',
        '**Guarde a sentença:** quem orientar você vai precisar dela.',
      ],
    },
    mayChange: [
      'Se o juiz esqueceu um ponto, então há um pedido de 5 dias, os embargos: pergunte no mesmo dia.',
      'Se o aviso chegou antes ao advogado, na audiência ou no sistema do tribunal, então o prazo começou antes.',
      'Se o processo não é do Juizado, então o prazo costuma ser maior. Não espere: pergunte.',
      'Se o prazo passa pelo fim do ano ou por feriado do lugar, então a Justiça pode contar mais dias. Não conte com isso.',
    ],
  },
} as const satisfies Record<string, ClockWords>;

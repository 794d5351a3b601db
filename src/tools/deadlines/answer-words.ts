import { officialChannels } from '#site/navigation.ts';
import { benefitPath, letterPath } from '#texts/paths.ts';
import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import { keepProof } from './shared-words.ts';

const delayPage = `[o que fazer na espera](${benefitPath('pedido-parado')})`;

/** Another request is not refused (IN 128, art. 576-A, sole paragraph, II), but the date is lost as well. */
const keepThisRequest = '**Não desista deste pedido:** em regra, um novo só conta do dia dele.';

const askForHelp = `**Segue sem resposta?** Leve tudo à [Defensoria](${officialChannels.publicDefender}) ou a um advogado. Se cabe mandado de segurança, ele só pede uma decisão.`;

const complain: ClockWords['steps'] = [
  `**Veja se o INSS já decidiu, ou espera um papel ou exame seu,** ${atInss}. Nada? Reclame ali mesmo.`,
  `**Reclame na ouvidoria,** o Fala.BR, e guarde os números. Veja ${delayPage}.`,
  askForHelp,
];

const ifNothingIsMissing =
  'O prazo do INSS só corre com tudo pronto. Se falta papel, exame ou avaliação, então a conta ainda não começou.';

const late = {
  isOfOthers: true,
  when: 'Se nada falta, o INSS passa do prazo',
  over: 'já começou, pela conta',
  open: 'Se nada falta, o prazo da lei para o INSS decidir já passou.',
} as const;

const ofInss: ClockWords = {
  file: 'atraso-inss',
  name: 'Atraso do INSS',
  of: 'do INSS para responder',
  verb: 'reclamar',
  must: 'esperar a resposta',
  until: 'Espere',
  today: 'Reclame',
  start: 'request',
  channel: 'Reclame pelo telefone 135 e na ouvidoria, o Fala.BR. Não custa nada.',
  steps: [
    `**Veja se o INSS já decidiu, ou espera um papel ou exame seu,** ${atInss}. Se espera, faça hoje.`,
    '**Não faça outro pedido igual:** em regra, o INSS recusa enquanto este está aberto.',
    `**Guarde o protocolo** e confira telefone e e-mail. Veja ${delayPage}.`,
  ],
  secondFor: { incapacity: keepThisRequest },
  stepsToday: complain,
  late: {
    verdict: 'Confira hoje se o pedido ainda está aberto.',
    reason: 'Faz mais de cinco anos: o pedido pode ter acabado sem você saber.',
    steps: complain,
  },
  mayChange: [
    ifNothingIsMissing,
    'Se o INSS conceder, então em regra paga desde a data do pedido. A demora, sozinha, não muda essa data.',
    'Se você tem 60 anos ou mais, deficiência ou doença grave, então peça prioridade e junte a prova.',
    'Depois do prazo da lei, em regra não é preciso esperar o não para ir ao juiz (STF, Tema 350). Quantos dias, os juízes discutem.',
  ],
};

const inss = { ...ofInss, wait: late };

/** Words of the terms of who has to answer. */
export const answerWords = {
  inssAnswer: {
    ...inss,
    wait: {
      ...late,
      when: 'Se nada falta, o INSS passa dos primeiros 30 dias',
      over: 'os primeiros 30 dias já passaram',
      open: 'Se nada falta, os primeiros 30 dias já passaram.',
    },
  },
  inssAnswerLonger: {
    ...inss,
    file: 'atraso-inss-prorrogado',
    name: 'Atraso, se o INSS explicou e pediu mais 30 dias',
  },
  maternityAnswer: {
    ...inss,
    stepsToday: [
      complain[0],
      `**Peça por escrito o pagamento provisório,** da Lei 15.415: ele pode começar. E reclame na ouvidoria, o Fala.BR. Veja ${delayPage}.`,
      askForHelp,
    ],
    mayChange: [
      'Os 30 dias do salário-maternidade são da Lei 15.415, de maio de 2026, e valem para o que o próprio INSS paga.',
      ...inss.mayChange,
    ],
  },
  boardAnswer: {
    ...inss,
    file: 'atraso-recurso',
    name: 'Atraso da Junta de Recursos',
    of: 'da Junta para julgar',
    must: 'esperar o julgamento',
    wait: {
      ...late,
      when: 'Em regra, a Junta passa do prazo',
      open: 'O prazo da regra para a Junta julgar já passou, pela conta.',
    },
    steps: [inss.steps[0], inss.steps[2], askForHelp],
    mayChange: [
      'São 365 dias, em regra. A espera por novas provas não entra na conta.',
      'A conta pode começar só quando o INSS manda o recurso à Junta.',
      'Uma ação só para apressar o recurso, pela regra, não conta como desistir dele.',
    ],
  },
  requestOpen: {
    ...ofInss,
    name: 'Pedido que espera por você',
    must: 'fazer o que o INSS pediu',
    undated: 'O INSS espera por algo seu: faça hoje.',
    stepsToday: [
      `**Mande o papel ou marque o exame hoje,** ${atInss}.`,
      `**O dia da exigência já passou?** Veja hoje se o pedido ainda está aberto. Aberto: mande e explique. Fechado: [faça o pedido novo](${letterPath('exigencia')}).`,
      keepProof,
    ],
    mayChange: [
      ifNothingIsMissing,
      'Se o papel não existe, então escreva isso, e mande o que o substitui.',
    ],
  },
} as const satisfies Record<string, ClockWords>;

/** What the agreement of 2020 said, which is no term any more. */
export const agreedInWords = (days: number): string =>
  `Um acordo de 2020 falava em ${days} dias para esse pedido, em regra depois do exame. Era para durar 24 meses, e não achamos prova de que continue: não conte com ele. Mas há juízes que ainda o levam em conta.`;

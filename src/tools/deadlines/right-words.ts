import { officialChannels } from '#site/navigation.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { atInss } from '../result/at-inss.ts';
import type { ClockWords } from './clock-words.ts';
import { wait } from './incapacity-words.ts';
import { askToday, byInss, keepProof } from './shared-words.ts';

const reviewPage = `[riscos e papéis da revisão](${benefitPath('revisoes')})`;

const review: ClockWords = {
  file: 'revisao-inss',
  name: 'Revisão do benefício',
  of: 'da revisão',
  verb: 'pedir',
  must: 'pedir a revisão',
  until: 'Peça a revisão',
  today: 'Peça a revisão',
  start: 'payment',
  channel: byInss,
  steps: [
    `**Baixe a carta de concessão e o CNIS** ${atInss}.`,
    `**Ache o erro antes de pedir:** a revisão também pode baixar o valor. Veja ${reviewPage}.`,
    '**Não espere o fim do prazo:** em regra, só se pagam os últimos 5 anos.',
  ],
  stepsToday: [
    `**Peça a revisão hoje,** ${atInss}. Não custa nada.`,
    `**Antes, veja o risco:** o valor também pode baixar. Leia ${reviewPage}.`,
    keepProof,
  ],
  late: {
    reason: 'Depois dos dez anos, em regra o valor já não pode ser revisto. Há exceções.',
    steps: [
      `**Confira a data do primeiro pagamento** ${atInss}.`,
      `**Veja as exceções:** [prazos da revisão](${benefitPath('revisoes')}).`,
      '**Já tinha pedido revisão?** A resposta pode abrir outro prazo só para o ponto pedido: é discutido.',
    ],
  },
  mayChange: [
    'Se o INSS negou, cortou ou acabou com o benefício, então os dez anos não valem (STF, ADI 6.096).',
    'Se uma ação trabalhista mudou o salário ou o emprego, então, para esse ponto, os dez anos contam do fim dela (STJ, Tema 1117).',
    'Se a pessoa morreu, então quem recebe a pensão pode pedir.',
    'Se a data do aniversário dos dez anos conta ou não, há mais de um modo de ler. Use a véspera.',
  ],
};

const answerMayOpen =
  'Em regra, os dez anos contam do primeiro pagamento. A resposta pode abrir outro prazo só para o ponto pedido: é discutido. Não conte com isso.';

const discuss = `**Veja o risco e peça orientação,** como à [Defensoria Pública da União](${officialChannels.publicDefender}). Leia ${reviewPage}.`;

const pension: ClockWords = {
  file: 'pensao-inss',
  name: 'Pensão por morte',
  of: 'para receber a pensão desde a morte',
  verb: 'pedir',
  must: 'pedir a pensão',
  until: 'Peça a pensão',
  today: 'Peça a pensão',
  start: 'death',
  channel: byInss,
  steps: [
    `**Peça a pensão** ${atInss}. Não custa nada.`,
    '**Falta papel?** Peça assim mesmo: o INSS diz o que falta e dá prazo.',
    `**Veja o valor e por quanto tempo:** [conta da pensão](${toolPath('pensao-por-morte')}).`,
  ],
  stepsToday: [
    `**Peça a pensão hoje,** ${atInss}. Não custa nada.`,
    '**Falta papel?** Peça assim mesmo: o INSS diz o que falta e dá prazo.',
    keepProof,
  ],
  late: {
    verdict: 'Peça a pensão hoje. Ela conta do pedido.',
    reason:
      'O prazo para receber desde a morte passou. Os meses anteriores, em regra, ficam de fora.',
    steps: [
      `**Peça a pensão hoje,** ${atInss}. Não custa nada.`,
      '**Não adie mais:** a parte que dura meses ou alguns anos corre desde a morte e pode acabar.',
      `**Veja o valor e por quanto tempo:** [conta da pensão](${toolPath('pensao-por-morte')}).`,
    ],
  },
  mayChange: [
    'Se a pensão é pedida depois, então ela conta do pedido, e os meses anteriores se perdem.',
    'Se a parte de alguém dura poucos meses ou alguns anos, então esse tempo corre desde a morte.',
    'Se o filho faz 16 anos entre a morte e o pedido, então a regra não é clara: peça nos 90 dias.',
    'Se a morte foi antes de 18 de janeiro de 2019 e um filho tinha menos de 16 anos, então a regra dele era outra: faça a conta da pensão.',
    'Se o bebê nasceu depois da morte, então a lei não diz se o prazo dele conta do nascimento: conte da morte e peça logo.',
    'Os dez anos da revisão contam do primeiro pagamento da pensão, e não da morte. Se o erro está na aposentadoria de quem morreu, os dez anos podem contar dela, como já decidiu o STJ (EREsp 1.605.554).',
  ],
};

/** Words of the terms of a right, and of the new request. */
export const rightWords = {
  newRequest: wait,
  review,
  reviewAnswered: {
    ...review,
    file: 'resposta-revisao-inss',
    name: 'Dez anos da revisão',
    of: 'de dez anos da revisão',
    verb: 'discutir',
    must: 'discutir a resposta',
    until: 'Discuta a resposta',
    today: 'Discuta a resposta',
    late: {
      ...review.late,
      verdict: 'Peça orientação já: o prazo da revisão pode ter passado.',
      reason: answerMayOpen,
      steps: [review.late.steps[0], review.late.steps[1], discuss],
    },
    mayChange: [answerMayOpen, ...review.mayChange],
    steps: [
      `**Baixe a resposta e o processo** ${atInss}.`,
      discuss,
      '**Não espere o fim do prazo:** em regra, só se pagam os últimos 5 anos.',
    ],
    stepsToday: [`**Baixe a resposta e o processo hoje,** ${atInss}.`, discuss, keepProof],
  },
  reviewAfterLabourCourt: {
    ...review,
    file: 'revisao-acao-trabalhista',
    name: 'Revisão pelo que a Justiça do Trabalho reconheceu',
    of: 'da revisão pela ação trabalhista',
    until: 'Pela ação trabalhista, o prazo pode ir',
    start: 'lawsuit',
    limit: 'limite pelo Tema 1117 do STJ',
    mayChange: [
      'Este prazo vem de uma decisão (STJ, Tema 1117) e vale só para o que a ação reconheceu.',
      'Se a ação acabou em acordo, então o INSS costuma pedir papéis da época do trabalho.',
      ...review.mayChange,
    ],
  },
  pension,
  pensionOfChild: {
    ...pension,
    file: 'pensao-filho-menor',
    name: 'Pensão do filho com menos de 16 anos',
    of: 'do filho com menos de 16 anos',
    must: 'pedir a pensão do filho com menos de 16 anos',
    // Told first only where the term of the adults has passed: for them each day counts.
    until:
      'Peça a pensão hoje. Para o filho com menos de 16 anos, ainda conta desde a morte se pedida',
    steps: pension.stepsToday,
    isForToday: true,
  },
  pensionWithoutTerm: {
    ...pension,
    name: 'Pensão do filho com menos de 16 anos',
    must: 'pedir a pensão do filho com menos de 16 anos',
    late: {
      ...pension.late,
      verdict: 'Peça a pensão hoje. A parte do filho menor de 16 anos pode contar desde a morte.',
      reason:
        'Na morte antes de 18 de janeiro de 2019, o prazo não corria contra quem tinha menos de 16 anos. Pedida antes dessa idade, a parte dele conta, em regra, desde a morte; se outra pessoa já recebia, pode contar só do pedido. Já fez 16? Pode haver meses atrasados.',
    },
  },
  maternity: {
    file: 'salario-maternidade',
    name: 'Salário-maternidade',
    of: 'do salário-maternidade',
    verb: 'pedir',
    must: 'pedir o salário-maternidade',
    until: 'Peça',
    today: 'Peça o salário-maternidade',
    start: 'birth',
    channel: byInss,
    steps: [
      `**Peça o salário-maternidade** ${atInss}. Não custa nada.`,
      '**Tem carteira assinada?** No parto, em regra, quem paga é o patrão: fale com ele.',
      '**Junte a certidão** e o que mostra que você estava coberta pelo INSS nesse dia.',
    ],
    stepsToday: askToday,
    late: {
      reason: 'Depois de cinco anos, em regra o INSS já não paga. Confira antes de desistir.',
      steps: [
        `**Confira se já houve pedido** ${atInss}. O que foi pedido no prazo é outro caso.`,
        '**Guarde a certidão e os papéis** do trabalho da época.',
        `**Peça orientação** à [Defensoria Pública da União](${officialChannels.publicDefender}), que atende sem cobrar.`,
      ],
    },
    mayChange: [
      'Se a mãe morreu, quem vive como casal com ela tem só até o último dia do benefício que seria dela.',
      'Se o patrão paga, então o pedido é a ele, e não ao INSS. Na adoção, quem paga é o INSS.',
      'Se a criança ainda não nasceu, então o pedido pode começar até 28 dias antes, com atestado.',
      'Se o INSS negou por carência antes de abril de 2024, então peça de novo dentro dos 5 anos do parto (STF, ADI 2.110).',
    ],
  },
} as const satisfies Record<string, ClockWords>;

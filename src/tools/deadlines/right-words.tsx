import { officialChannels } from '#site/navigation.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { InssLinks } from '../result/InssLinks.tsx';
import type { ClockWords } from './clock-words.ts';
import { wait } from './incapacity-words.tsx';
import { askToday, byInss, keepProof } from './shared-words.tsx';

const reviewPage = <a href={benefitPath('revisoes')}>riscos e papéis da revisão</a>;

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
    <>
      <b>Baixe a carta de concessão e o CNIS</b> <InssLinks />.
    </>,
    <>
      <b>Ache o erro antes de pedir:</b> a revisão também pode baixar o valor. Veja {reviewPage}.
    </>,
    <>
      <b>Não espere o fim do prazo:</b> em regra, só se pagam os últimos 5 anos.
    </>,
  ],
  stepsToday: [
    <>
      <b>Peça a revisão hoje,</b> <InssLinks />. Não custa nada.
    </>,
    <>
      <b>Antes, veja o risco:</b> o valor também pode baixar. Leia {reviewPage}.
    </>,
    keepProof,
  ],
  late: {
    reason: 'Depois dos dez anos, em regra o valor já não pode ser revisto. Há exceções.',
    steps: [
      <>
        <b>Confira a data do primeiro pagamento</b> <InssLinks />.
      </>,
      <>
        <b>Veja as exceções:</b> <a href={benefitPath('revisoes')}>prazos da revisão</a>.
      </>,
      <>
        <b>Já tinha pedido revisão?</b> A resposta pode abrir outro prazo só para o ponto pedido: é
        discutido.
      </>,
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

const discuss = (
  <>
    <b>Veja o risco e peça orientação,</b> como à{' '}
    <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>. Leia {reviewPage}.
  </>
);

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
    <>
      <b>Peça a pensão</b> <InssLinks />. Não custa nada.
    </>,
    <>
      <b>Falta papel?</b> Peça assim mesmo: o INSS diz o que falta e dá prazo.
    </>,
    <>
      <b>Veja o valor e por quanto tempo:</b>{' '}
      <a href={toolPath('pensao-por-morte')}>conta da pensão</a>.
    </>,
  ],
  stepsToday: [
    <>
      <b>Peça a pensão hoje,</b> <InssLinks />. Não custa nada.
    </>,
    <>
      <b>Falta papel?</b> Peça assim mesmo: o INSS diz o que falta e dá prazo.
    </>,
    keepProof,
  ],
  late: {
    verdict: 'Peça a pensão hoje. Ela conta do pedido.',
    reason:
      'O prazo para receber desde a morte passou. Os meses anteriores, em regra, ficam de fora.',
    steps: [
      <>
        <b>Peça a pensão hoje,</b> <InssLinks />. Não custa nada.
      </>,
      <>
        <b>Não adie mais:</b> a parte que dura meses ou alguns anos corre desde a morte e pode
        acabar.
      </>,
      <>
        <b>Veja o valor e por quanto tempo:</b>{' '}
        <a href={toolPath('pensao-por-morte')}>conta da pensão</a>.
      </>,
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
      <>
        <b>Baixe a resposta e o processo</b> <InssLinks />.
      </>,
      discuss,
      <>
        <b>Não espere o fim do prazo:</b> em regra, só se pagam os últimos 5 anos.
      </>,
    ],
    stepsToday: [
      <>
        <b>Baixe a resposta e o processo hoje,</b> <InssLinks />.
      </>,
      discuss,
      keepProof,
    ],
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
      <>
        <b>Peça o salário-maternidade</b> <InssLinks />. Não custa nada.
      </>,
      <>
        <b>Tem carteira assinada?</b> No parto, em regra, quem paga é o patrão: fale com ele.
      </>,
      <>
        <b>Junte a certidão</b> e o que mostra que você estava coberta pelo INSS nesse dia.
      </>,
    ],
    stepsToday: askToday,
    late: {
      reason: 'Depois de cinco anos, em regra o INSS já não paga. Confira antes de desistir.',
      steps: [
        <>
          <b>Confira se já houve pedido</b> <InssLinks />. O que foi pedido no prazo é outro caso.
        </>,
        <>
          <b>Guarde a certidão e os papéis</b> do trabalho da época.
        </>,
        <>
          <b>Peça orientação</b> à{' '}
          <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>, que atende sem
          cobrar.
        </>,
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

import type { ReactNode } from 'react';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import type { ContributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { monthName, shortDate } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CalendarButton } from '../result/CalendarButton.tsx';
import { InssLinks } from '../result/InssLinks.tsx';
import { moneyBy } from '../result/old-figures.ts';
import { dueInWords, fromNowOnInWords, headline, nameOf } from './wording.ts';

const checkExtract = (
  <>
    <b>Confira os meses no extrato (CNIS),</b> <InssLinks />.
  </>
);

const howToPay = (
  <>
    <b>Veja o código e o modo de pagar:</b>{' '}
    <a href={benefitPath('como-contribuir')}>como pagar o INSS</a>.
  </>
);

const onTime = (
  <>
    <b>Pague em dia.</b> Nunca pagou? Comece pelo mês da inscrição. Mês atrasado: pergunte no{' '}
    <a href="tel:135">135</a> antes.
  </>
);

const billOf = (isMei: boolean): ReactNode =>
  isMei ? (
    <>
      <b>Gere a guia</b> no{' '}
      <a href="https://www.gov.br/empresas-e-negocios/pt-br/empreendedor">Portal do Empreendedor</a>
      . Nunca por link de mensagem.
    </>
  ) : (
    <>
      <b>Gere a guia</b> no <a href={officialChannels.meuInss}>Meu INSS</a>: procure “guia de
      pagamento”. Nunca por link de mensagem.
    </>
  );

function stepsOf(
  { occupation }: ContributionAnswers,
  { lacking }: ContributionCost,
): Answer['steps'] {
  switch (occupation) {
    case 'employee':
      return [
        checkExtract,
        <>
          <b>Falta um mês?</b> Guarde carteira e contracheques, e peça o acerto.
        </>,
        <>
          <b>Parou de trabalhar?</b> Veja{' '}
          <a href={toolPath('qualidade-de-segurado')}>até quando está coberto</a>.
        </>,
      ];
    case 'company':
      return [
        checkExtract,
        <>
          <b>A empresa não descontou?</b> Não pague por ela: pergunte antes no{' '}
          <a href="tel:135">135</a>.
        </>,
        lacking ? (
          <>
            <b>Some tudo o que recebeu no mês.</b> Ficou abaixo do mínimo? Veja “O que pode mudar
            isso”, aqui embaixo.
          </>
        ) : (
          <>
            <b>Guarde contrato, notas e recibos</b> do que a empresa pagou.
          </>
        ),
      ];
    case 'special':
      return [
        <>
          <b>Guarde os papéis da roça,</b> de cada ano.
        </>,
        <>
          <b>Pergunte antes de pagar,</b> <InssLinks />.
        </>,
        howToPay,
      ];
    default:
      return [billOf(occupation === 'mei'), onTime, howToPay];
  }
}

/** The other plans in a line, and what the cheap ones do not count for. */
function reasonOf(
  { plans, lacking, fromNowOn, figures }: ContributionCost,
  { occupation }: ContributionAnswers,
) {
  const others = plans
    .slice(occupation === 'special' ? 0 : 1)
    .map((plan) => `${nameOf(plan)}: ${moneyBy(figures, plan.month)}.`);
  const hasCheap = plans.some(({ complement }) => complement > 0);
  const lines = [
    ...(occupation === 'special'
      ? [
          'Pagar é escolha. Pode aumentar a renda só quem paga sobre mais que o mínimo, por muitos meses.',
        ]
      : []),
    ...others,
    ...(hasCheap ? ['O mais barato não vale para a aposentadoria por tempo.'] : []),
    ...(lacking ? [`Em regra, falta um complemento de ${moneyBy(figures, lacking.cents)}.`] : []),
    ...(fromNowOn ? [fromNowOnInWords(fromNowOn)] : []),
  ];
  return lines.length > 0 && <p>{lines.join(' ')}</p>;
}

/** What a month costs, by when, and what to do. */
export function answerOf(cost: ContributionCost, answers: ContributionAnswers): Answer {
  const { due } = cost;
  return {
    verdict: headline(cost, answers),
    decides: due && dueInWords(due),
    reason: reasonOf(cost, answers),
    steps: stepsOf(answers, cost),
    calendar: due && (
      <CalendarButton
        events={[
          {
            name: 'guia-inss',
            countedFrom: due.month,
            safeDay: due.moved,
            summary: `INSS: a guia de ${monthName(due.month)} vence em ${shortDate(due.moved)}`,
            description:
              'Gere a guia só nos canais oficiais: Meu INSS (meu.inss.gov.br) ou Portal do Empreendedor.\n' +
              'Nunca pague por link de mensagem.\n' +
              'Estimativa: confira o vencimento na guia.',
          },
        ]}
      />
    ),
  };
}

import type { ReactNode } from 'react';
import type { IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import type { MaternityAnswers, MotherKind } from '#rules/maternity-pay/answers.ts';
import type { MaternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath, toolPath } from '#texts/paths.ts';
import { longDate, shortDate } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CalendarButton } from '../result/CalendarButton.tsx';
import { InssLinks } from '../result/InssLinks.tsx';
import { amountInWords, earlierYearInWords, headline } from './wording.ts';

const papers = (
  <>
    <b>Separe os papéis:</b>{' '}
    <a href={`${benefitPath('salario-maternidade')}#documentos`}>documentos da maternidade</a>.
  </>
);

const coveredOn = (asking: MaternityPay['asking']) => (
  <>
    <b>Veja se {asking === 'expected' ? 'vai estar' : 'estava'} coberta nesse dia:</b>{' '}
    <a href={toolPath('qualidade-de-segurado')}>até quando estou coberto</a>.
  </>
);

const fieldPapers = (
  <>
    <b>Junte papéis da roça</b> até esse dia, de preferência dos 12 meses anteriores.
  </>
);

/** Whose cover hangs on what was paid, and not on a job that shows by itself. */
const hasToSeeTheCover: readonly MotherKind[] = ['unemployed', 'ownAccount', 'mei', 'facultativa'];

function stepsOf({ payer, asking }: MaternityPay, { event, kind }: MaternityAnswers) {
  if (payer === 'employer')
    return [
      <>
        <b>Entregue na empresa</b>{' '}
        {event === 'abortion' ? 'o atestado' : 'a certidão ou o atestado'}. Guarde cópia, com a
        data.
      </>,
      <>
        <b>A empresa não paga?</b> Pergunte no telefone <a href="tel:135">135</a> e no sindicato.
      </>,
      <>
        <b>Foi mandada embora?</b> Veja “O que pode mudar isso”, aqui embaixo.
      </>,
    ] as const;
  const name = kind === 'special' ? 'rural' : 'urbano';
  if (asking === 'over')
    return [
      <>
        <b>Já tinha pedido antes?</b> Veja o pedido antigo <InssLinks />.
      </>,
      <>
        <b>Pedido sem resposta:</b> esse tempo, em regra, não corre (TNU, Súmula 74).
      </>,
      <>
        <b>Peça orientação,</b> como à{' '}
        <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>.
      </>,
    ] as const;
  return [
    <>
      <b>{asking === 'expected' ? 'Quando chegar o dia, peça' : 'Peça logo'}</b> o
      “salário-maternidade {name}”, <InssLinks />. Não custa nada.
    </>,
    kind === 'special' ? fieldPapers : hasToSeeTheCover.includes(kind) ? coveredOn(asking) : papers,
    kind === 'special' || hasToSeeTheCover.includes(kind) ? (
      papers
    ) : (
      <>
        <b>Confira “O que pode mudar isso”,</b> aqui embaixo.
      </>
    ),
  ] as const;
}

function reasonOf(result: MaternityPay, kind: MotherKind): ReactNode {
  const { payer, pay, others, asking, askBy, isLeast, tenMonths } = result;
  const early = others.find(({ ifHold }) => ifHold === 'earlyLeave');
  const lines = [
    earlierYearInWords(result),
    payer === 'employer'
      ? 'Em regra, quem paga é a empresa.'
      : `Quem paga é o INSS, se você ${asking === 'expected' ? 'estiver' : 'estava'} coberta nesse dia.`,
    tenMonths !== 'neverAsked' &&
      kind !== 'special' &&
      asking !== 'over' &&
      'Em regra, não se pedem mais 10 contribuições.',
    pay.limit === 'raised' && kind !== 'mei' && 'A soma deu menos que um salário mínimo.',
    payer === 'inss' && asking === 'open' && `Pode pedir até ${longDate(askBy.safeDay)}.`,
    asking === 'expected' && 'Se o parto vier em outro dia, as datas mudam.',
    isLeast && 'Refaça a conta quando a alta vier: o pagamento pode durar mais.',
    others.some(({ ifHold }) => ifHold === 'stayFromBefore') &&
      'Alta em até 2 semanas: se a internação começou antes do parto, pode durar mais.',
    early &&
      `Se ${asking === 'expected' ? 'parar' : 'você parou'} 28 dias antes, com atestado, vai até ${shortDate(early.until)}.`,
  ].filter(Boolean);
  return <p>{lines.join(' ')}</p>;
}

/** A reminder of a day farther off would only tempt to wait. */
const nearDays = 366;

/** The days, the money, who pays and what to do. */
export function answerOf(result: MaternityPay, answers: MaternityAnswers, today: IsoDate): Answer {
  const { payer, asking, askBy } = result;
  const isNear = asking === 'open' && daysBetween(today, askBy.safeDay) <= nearDays;
  return {
    verdict: headline(result),
    decides: amountInWords(result),
    reason: reasonOf(result, answers.kind),
    steps: stepsOf(result, answers),
    calendar: payer === 'inss' && isNear && (
      <CalendarButton
        events={[
          {
            name: 'salario-maternidade-inss',
            countedFrom: answers.day,
            safeDay: askBy.safeDay,
            legalLimit: askBy.legalLimit,
            summary: `Salário-maternidade: pedir até ${shortDate(askBy.safeDay)}`,
            description:
              'Pela regra, o pedido vai até cinco anos depois do parto, da adoção ou do aborto.\n' +
              'Peça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.\n' +
              'Estimativa: confirme no Meu INSS.',
          },
        ]}
      />
    ),
  };
}

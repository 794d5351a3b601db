import type { ReactNode } from 'react';
import { deniedGuidePath } from '#content/paths.ts';
import type { IsoDate } from '#law/date.ts';
import type { AppealResult } from '#rules/appeal-deadline/appeal.ts';
import { shortDate, weekday, weekdayAndDate } from '#words/dates.ts';
import type { Answer } from '../frame/AnswerCard.tsx';
import { CalendarButton } from '../frame/CalendarButton.tsx';
import { InssLinks } from '../frame/InssLinks.tsx';
import { Leaf } from './Leaf.tsx';
import { timeLeft, whatToDo } from './wording.ts';

type Counted = Extract<AppealResult, { daysLeft: number }>;

const reasonsLink = <a href={`${deniedGuidePath}#motivos`}>o que levar em cada caso</a>;

const keepProof = 'Guarde o comprovante, com o dia e a hora.';

function limitInWords({ situation, deadline: { safeDay, legalLimit } }: Counted): string {
  if (safeDay === legalLimit) return 'É também o limite pela contagem da lei.';
  const limit = `Limite pela contagem da lei: ${weekday(legalLimit)}, ${shortDate(legalLimit)}.`;
  return situation === 'ok' ? `${limit} Não espere por ele.` : limit;
}

const steps: Record<Exclude<Counted['situation'], 'pastDeadline'>, Answer['steps']> = {
  ok: [
    <>
      <b>Baixe a carta e o processo</b> <InssLinks />.
    </>,
    <>
      <b>Veja o motivo e junte a prova que faltou:</b> {reasonsLink}.
    </>,
    <>
      <b>Mande o recurso</b> pelo mesmo caminho. Não custa nada. Guarde o comprovante.
    </>,
  ],
  pastSafeDay: [
    <>
      <b>Mande o recurso hoje,</b> <InssLinks />. Não custa nada.
    </>,
    <>
      <b>Diga por que discorda</b> e junte a prova que tiver: {reasonsLink}.
    </>,
    keepProof,
  ],
  closedDaysMayMoveIt: [
    <>
      <b>Mande o recurso hoje,</b> <InssLinks />. Não custa nada.
    </>,
    'Diga nele que o prazo terminou em dia sem expediente. Quem decide é a Junta de Recursos.',
    keepProof,
  ],
};

/** The safe day, large; the legal limit, small; what to do by then. */
function inTime(result: Counted, today: IsoDate): Answer {
  const { situation, deadline } = result;
  const { safeDay, legalLimit, ciencia } = deadline;
  const isOk = situation === 'ok';
  return {
    beside: <Leaf day={isOk ? safeDay : today} />,
    verdict: whatToDo(result),
    decides: isOk ? timeLeft(result) : undefined,
    reason: <p>{limitInWords(result)}</p>,
    steps: steps[situation === 'pastDeadline' ? 'pastSafeDay' : situation],
    calendar: isOk && (
      <CalendarButton
        name="recurso-inss"
        countedFrom={ciencia}
        safeDay={safeDay}
        legalLimit={legalLimit}
        summary={`Recurso ao INSS: fazer até ${shortDate(safeDay)}`}
        description={
          `Limite pela contagem da lei: ${shortDate(legalLimit)}.\n` +
          'Faça no Meu INSS (meu.inss.gov.br) ou pelo telefone 135. Não custa nada.\n' +
          'Estimativa: confirme na carta e no Meu INSS.'
        }
      />
    ),
  };
}

/** The term has passed: the ways that are left. Without a limit the decision is too old to count. */
const late = (limit: IsoDate | undefined): Answer => ({
  verdict: limit
    ? `Pela conta, o prazo do recurso terminou em ${weekdayAndDate(limit)}.`
    : 'Essa decisão é antiga: o prazo do recurso já passou.',
  reason: <p>O direito de discutir a negativa não se perde pelo atraso. Há outros caminhos.</p>,
  steps: [
    <>
      <b>Veja se cabe um novo pedido,</b> <InssLinks />. Pedir não custa nada.
    </>,
    <>
      <b>Ou vá à Justiça:</b>{' '}
      <a href={`${deniedGuidePath}#os-caminhos`}>os caminhos depois do não</a>.
    </>,
    <>
      <b>Ou mande o recurso</b> e explique o atraso, com prova. Só a Junta de Recursos decide se
      aceita, e quase sempre não aceita.
    </>,
  ],
});

export const answerOf = (result: AppealResult, today: IsoDate): Answer => {
  if (!('deadline' in result)) return late(undefined);
  return result.situation === 'pastDeadline'
    ? late(result.deadline.legalLimit)
    : inTime(result, today);
};

/** What a late appeal still has for it, and what is lost meanwhile. */
export const lateNotes: ReactNode = (
  <>
    <p>
      O recurso fora do prazo tem mais chance se o direito está claro nos registros do INSS, ou se o
      aviso chegou errado.
    </p>
    <p>
      Os valores atrasados, em geral, só alcançam os últimos 5 anos. Se você só soube da decisão
      mais tarde, mude a resposta e guarde a prova dessa data.
    </p>
  </>
);

import type { ReactNode } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { LastEvent } from '#rules/insured-status/answers.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { isOfWork } from '#rules/insured-status/terms.ts';
import { benefitPath, flowPath, letterPath } from '#texts/paths.ts';
import { shortDate } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { atInss } from '../result/at-inss.ts';
import { CalendarButton } from '../result/CalendarButton.tsx';
import { CoverBand } from './CoverBand.tsx';
import type { Told } from './questions.ts';
import { furthestInWords, headline, longestInWords, movedInWords } from './wording.ts';

const checkExtract = `**Confira o extrato (CNIS),** ${atInss}. Falta mês ou emprego? [Peça o acerto](${flowPath}/cnis).`;

function papersOf({ event, unemployment = 'none' }: Told): string {
  if (!isOfWork(event)) return 'carteira, guias pagas e o documento com a data.';
  return unemployment === 'none'
    ? 'carteira e guias pagas.'
    : 'carteira, guias pagas e a prova do desemprego.';
}

const keepPapers = (told: Told): string => `**Guarde os papéis:** ${papersOf(told)}`;

/** Who fell ill or gave birth while covered is not to wait, nor to pay: what comes later does not change that. */
const neededWhileCovered = (told: Told): string =>
  `**Adoeceu, se acidentou ou teve o bebê até esse dia?** Peça logo o [auxílio](${benefitPath('auxilio-doenca')}) ou o [salário-maternidade](${benefitPath('salario-maternidade')}): pagar depois não muda isso. Guarde ${papersOf(told)}`;

const laudos = `**Ainda não pode trabalhar?** [Peça o auxílio](${benefitPath('auxilio-doenca')}) logo. Junte laudos e exames com data, do tempo em que você parou.`;

const proofs = '**Junte provas:** do desemprego, e do dia da incapacidade, do parto ou da morte.';

const theDay =
  '**Veja o dia que importa:** o da incapacidade, o do parto ou o da morte. Junte papéis com data.';

function steps({ standing, possible }: InsuredStatus, told: Told): Answer['steps'] {
  const { event, illness } = told;
  const isUnemploymentOpen = possible.some(({ ifHold }) => ifHold.includes('unemployment'));
  if (event === 'stillReceiving')
    return [
      `**Veja quando o benefício acaba,** ${atInss}.`,
      `**Não pode voltar ao trabalho?** [Peça a prorrogação](${benefitPath('auxilio-doenca')}#valor-e-duracao) antes do fim.`,
      'Quando acabar, refaça esta conta.',
    ];
  if (standing === 'current')
    return [checkExtract, keepPapers(told), 'Se parar de contribuir, refaça esta conta.'];
  if (standing === 'covered')
    return [
      checkExtract,
      illness ? laudos : neededWhileCovered(told),
      '**Para continuar coberto, contribua até esse dia.** Guia paga depois dele pode não contar. A conta é de quem morreu? Em regra, pagar agora não dá pensão.',
    ];
  return [
    checkExtract,
    illness ? laudos : isUnemploymentOpen ? proofs : theDay,
    `**O INSS negou?** [O que a carta quer dizer](${letterPath('falta-qualidade-segurado')}), e o prazo do recurso.`,
  ];
}

const beforeIt = 'Se a doença, o parto ou a morte veio antes, pode valer.';

const stoppedByIllness =
  'Se a doença já não deixava trabalhar, você pode continuar coberto. É preciso provar.';

/** Only who was covered when it began keeps the cover through it. */
const ifCoveredBefore: Partial<Record<LastEvent, string>> = {
  released: 'Isso vale se você estava coberto quando foi preso.',
  leftArmy: 'Isso vale se você estava coberto quando entrou no serviço.',
  isolationEnded: 'Isso vale se você estava coberto quando o isolamento começou.',
};

/** Who paid long enough retires without cover: Lei 10.666/2003, art. 3º, § 1º. */
const nothingIsLost = (
  <p>
    O que você já pagou não se apaga. Pagou 15 anos? A{' '}
    <a href={benefitPath('aposentadoria-por-idade')}>aposentadoria por idade</a> não pede essa
    proteção.
  </p>
);

/** What being covered does not settle: months, and pay below the minimum. */
function coverIsNotAll({ kind }: Told, { standing }: InsuredStatus): string {
  if (kind === 'special')
    return 'Coberto não é tudo: por doença comum, em regra, o INSS pede prova de 12 meses de trabalho no campo.';
  // Who has stopped has more to read on the card.
  return standing === 'covered'
    ? 'Para doença comum, em regra, o INSS pede 12 meses pagos. Perdeu a proteção e voltou? Precisa de ao menos 6 depois da volta. Por acidente, nenhum.'
    : 'Coberto não é tudo: por doença comum, em regra, são 12 meses pagos (6, para quem voltou). Não pedem: acidente, e doença da lista que veio depois de entrar no INSS. Mês abaixo do mínimo pode não contar.';
}

/** Whoever is covered by contributions, and did not stop by an illness, may take it for all. */
export const hangsOnMonths = ({ standing }: InsuredStatus, { event, illness }: Told): boolean =>
  standing === 'current' ? event === 'stillPaying' : standing === 'covered' && !illness;

function reasonOf(status: InsuredStatus, told: Told): ReactNode {
  const { event, illness } = told;
  const { standing, sure } = status;
  const isOver = standing === 'ended' || standing === 'maybe';
  const lines = [
    longestInWords(status),
    hangsOnMonths(status, told) && coverIsNotAll(told, status),
    illness && stoppedByIllness,
    isOver && !illness && beforeIt,
    ifCoveredBefore[event],
    standing === 'covered' && movedInWords(sure),
  ].filter(Boolean);
  return (
    <>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
      {isOver && nothingIsLost}
    </>
  );
}

/** The safe day, how far it may reach, and what to do. */
export function answerOf(status: InsuredStatus, told: Told, today: IsoDate): Answer {
  const { standing, sure, event } = status;
  const furthest = furthestInWords(status, told);
  return {
    verdict: headline(status, told),
    decides: furthest,
    reason: reasonOf(status, told),
    steps: steps(status, told),
    calendar: standing === 'covered' && (
      <CalendarButton
        events={[
          {
            name: 'protecao-inss',
            countedFrom: event,
            safeDay: sure.until,
            summary: `Proteção do INSS: pela conta, vai até ${shortDate(sure.until)}`,
            description:
              'Para continuar coberto, contribua até esse dia.\n' +
              'Confira o extrato (CNIS) no Meu INSS (meu.inss.gov.br) ou pelo telefone 135.\n' +
              'Estimativa: quem decide é o INSS ou a Justiça.',
          },
        ]}
      />
    ),
    picture: <CoverBand status={status} today={today} />,
  };
}

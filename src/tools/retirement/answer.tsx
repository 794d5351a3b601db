import { fullYears } from '#rules/calendar.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import { officialChannels } from '#site/navigation.ts';
import { benefitPath } from '#texts/paths.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import type { Counted } from './claimed-words.tsx';
import type { Outlook } from './outlook.ts';
import { headline, toldInOneLine } from './result-words.ts';
import { Timeline } from './Timeline.tsx';

const simulator = (
  <>
    <b>Confira no simulador oficial:</b> “Simular Aposentadoria”, no{' '}
    <a href={officialChannels.meuInss}>Meu INSS</a>, ou pelo <a href="tel:135">135</a>.
  </>
);

const extract = (
  <>
    <b>Confira o extrato (CNIS):</b> todos os empregos estão lá?
  </>
);

/** The extract names the school, and not what was done there. */
const ofSchool = (
  <>
    <b>Peça a declaração de cada escola,</b> com cargos e datas. E confira os empregos no extrato
    (CNIS).
  </>
);

/** LOAS, art. 20. */
const bpcAge = 65;

/**
 * What comes third hangs on whether a rule is reached, a degree unknown, or a day still to come; who is
 * of age for the BPC need not wait for that day.
 */
function last({ dated, open }: Outlook, { birthDate, referenceDate: today }: RetirementAnswers) {
  if (open.some(({ byDegree }) => byDegree))
    return (
      <>
        <b>Junte provas de desde quando há deficiência.</b>{' '}
        <a href={benefitPath('aposentadoria-pcd')}>Como o INSS avalia o grau</a>.
      </>
    );
  if (dated[0]?.day === today)
    return (
      <>
        <b>Compare quanto paga cada regra,</b> em “Ver a conta”.
      </>
    );
  if (fullYears(birthDate, today) >= bpcAge)
    return (
      <>
        <b>Pouca renda em casa?</b> O <a href={benefitPath('bpc-loas')}>BPC</a>, aos 65 anos, não
        pede contribuição.
      </>
    );
  return (
    <>
      <b>Siga contribuindo,</b> sem falhar um mês: as datas supõem isso.
    </>
  );
}

/** The soonest day, or what hangs on the degree; what was told; what to do. */
export function answerOf(
  outlook: Outlook,
  answers: RetirementAnswers,
  decides: readonly string[],
  counted: Counted | undefined,
): Answer {
  const { referenceDate } = answers;
  const { dated } = outlook;
  return {
    verdict: headline(outlook, referenceDate),
    decides: decides.length > 0 && decides.map((line) => <span key={line}>{line}</span>),
    reason: <p>{toldInOneLine(answers)}</p>,
    steps: [
      simulator,
      counted?.proofs ?? (answers.teaching ? ofSchool : extract),
      counted?.ask ?? last(outlook, answers),
    ],
    // All on one day, there is nothing to compare.
    picture: dated.some(({ day }) => day !== dated[0]?.day) && (
      <Timeline today={referenceDate} dated={dated} />
    ),
  };
}

import { benefitPath, flowPath } from '#content/paths.ts';
import { counted } from '#words/phrases.ts';
import type { Answer } from '../../frame/AnswerCard.tsx';
import { openFolded } from '../../frame/Folded.tsx';
import { InssLinks } from '../../frame/InssLinks.tsx';
import { lengthInWords } from '../../questions/lengths.ts';
import type { Counted } from './count-life.ts';
import { type Way, WayOn } from './WayOn.tsx';
import { coverInWords, lengthsInWords, monthsInWords } from './wording.ts';

export const askId = 'o-que-pedir';

/** The three figures besides the time, each with how far it may reach. */
const decides = ({ time, carencia, cover }: Counted) => (
  <>
    <span>Em 13/11/2019: {lengthsInWords(time.atReform)}</span>
    <span>Carência: {monthsInWords(carencia.total)}</span>
    {cover.status && <span>{coverInWords(cover)}</span>}
  </>
);

interface Props {
  counted: Counted;
  /** How many things there are to ask the INSS. */
  toAsk: number;
  ways: readonly Way[];
}

/** Time, the day of the reform, carência and cover; what to do about what the extract leaves open. */
export function answerOf({ counted: all, toAsk, ways }: Props): Answer {
  const { least, most } = all.time.today;
  const isOpen = most.legalDays > least.legalDays;
  return {
    verdict: `Pela conta, são ${lengthInWords(least.legalDays)} de contribuição.`,
    decides: decides(all),
    reason: isOpen && (
      <p>
        Com tudo o que falta conferir, seriam {lengthInWords(most.legalDays)}. Para decidir, use a
        conta menor.
      </p>
    ),
    steps: [
      toAsk > 0 ? (
        <>
          <b>Peça o acerto</b> <InssLinks />. Há{' '}
          <a
            href={`#${askId}`}
            onClick={(event) => {
              event.preventDefault();
              openFolded(askId);
            }}
          >
            {counted(toAsk, 'ponto a conferir', 'pontos a conferir')}
          </a>
          .
        </>
      ) : (
        <>
          <b>Compare com a carteira,</b> linha por linha. Falta algo?{' '}
          <a href={`${flowPath}/cnis`}>Peça o acerto</a> <InssLinks />.
        </>
      ),
      <>
        <b>Separe as provas:</b> carteira, carnês e contracheques da época.{' '}
        <a href={`${benefitPath('cnis-errado')}#como-funciona`}>O que prova cada erro</a>.
      </>,
      <>
        <b>Leve a conta adiante,</b> sem digitar: <WayOn ways={ways} />
      </>,
    ],
  };
}

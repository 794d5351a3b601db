import { shortDate } from '#words/dates.ts';
import { Doubts } from '../../../insured-status/Doubts.tsx';
import { countInWords } from '../../../insured-status/say-cover.ts';
import { CountSteps } from '../../../result/CountSteps.tsx';
import type { Cover } from '../cover.ts';
import { whyLaterInWords } from '../wording.ts';

/** From which month the cover is counted, step by step, and what may make it longer. */
export const CoverSum = ({ status, mayReach, laterBecause }: Cover) => (
  <>
    {status ? (
      <>
        {status.standing === 'current' && <p>Hoje há proteção. Se ela parasse neste mês:</p>}
        <CountSteps steps={countInWords(status)} />
        <Doubts status={status} />
      </>
    ) : (
      <p>O extrato, sozinho, não diz até quando vai a proteção.</p>
    )}
    {mayReach && (
      <p>
        {mayReach === 'today' ? 'Pode haver proteção hoje' : `Pode ir até ${shortDate(mayReach)}`}
        {laterBecause.length > 0 &&
          ` (${laterBecause.map((why) => whyLaterInWords[why].toLowerCase()).join('; ')})`}
        . Falta conferir, com prova.
      </p>
    )}
    <p>Prisão, serviço militar e doença que impede o trabalho mudam esta conta.</p>
  </>
);

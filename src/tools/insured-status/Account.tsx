import { CaptionedTable } from '#components/tables/CaptionedTable.tsx';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { longDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import { CountSteps } from '../result/CountSteps.tsx';
import type { Say } from './say.ts';
import { countInWords, nameOf } from './say-cover.ts';

/** The count of what protects longest, and the others beside it. */
export const Account = ({ status, say }: { status: InsuredStatus; say: Say }) => (
  <>
    <CountSteps steps={countInWords(status)} />
    {status.happenings.length > 1 && (
      <CaptionedTable
        caption="Cada coisa, sozinha"
        columns={['O que houve', 'Protege até']}
        rows={status.happenings.map((happening) => [
          capitalised(nameOf(status, happening)),
          longDate(happening.sure.until) +
            (happening.isSure ? '' : say.one('words', 'se-ainda-valer')),
        ])}
      />
    )}
  </>
);

import type { Extract } from '#cnis/extract.ts';
import { lacksMonths } from '#cnis/months-told.ts';
import { yearOf } from '#law/date.ts';
import { Folded } from '../../result/Folded.tsx';
import { ToolResult } from '../../result/ToolResult.tsx';
import { answerWithoutTotals, readId } from './answer.tsx';
import { Codes } from './Codes.tsx';
import { subjectWith, warningAlone } from './chat-lines.ts';
import { LeftOutOfTool } from './LeftOutOfTool.tsx';
import { RelationList } from './RelationList.tsx';
import type { ShownLife } from './shown-life.ts';
import { WhatWasRead } from './WhatWasRead.tsx';

interface Props extends ShownLife {
  extract: Extract;
  warning: string;
}

/** An extract of which no sum can be right: what was read of it, and nothing that is counted. */
export const WithoutTotals = ({ told, extract, warning, ...shown }: Props) => (
  <ToolResult
    shown={shown}
    answer={answerWithoutTotals(warning, lacksMonths(extract), shown.onClear)}
    parts={
      <>
        <Folded title="O que foi lido, e o que não" id={readId} isOnScreenOnly>
          <WhatWasRead extract={extract} />
        </Folded>
        <Folded title="Cada emprego, pagamento e benefício">
          <RelationList spells={told.spells} />
        </Folded>
        <Folded title="As siglas do seu extrato" isOnScreenOnly>
          <Codes extract={extract} />
        </Folded>
      </>
    }
    leftOut={<LeftOutOfTool />}
    year={yearOf(shown.today)}
    keys={[]}
    summary={[warningAlone(warning)]}
    chat={{ subject: subjectWith(warning), lines: [] }}
    changeLabel="Ler outro extrato"
  />
);

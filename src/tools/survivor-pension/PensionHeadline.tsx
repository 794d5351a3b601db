import type { RefObject } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { formatCents } from '#words/money.ts';
import { SourceLinks } from '../frame/SourceLinks.tsx';
import frame from '../frame/tool.module.css';
import type { ResultSetting } from '../frame/tool-setting.ts';
import { amountNotes, headlineOf, segmentShown } from './headline.ts';
import styles from './pension-result.module.css';

interface Props {
  result: Compared;
  today: IsoDate;
  heading: RefObject<HTMLHeadingElement | null>;
  setting: ResultSetting;
}

/** The percentage and, with a base, the amount of the time in which the visitor stands. */
export const PensionHeadline = ({ result, today, heading, setting }: Props) => {
  const shown = segmentShown(result, today);
  const amount = shown?.segment.amount;
  const people = shown?.segment.dependants.length ?? 0;
  return (
    <div className={frame.answer}>
      <h2 ref={heading} tabIndex={-1}>
        {headlineOf(result, today)}
      </h2>
      {amount && (
        <p className={styles.sum}>
          <b>{formatCents(amount.totalCents)}</b> por mês
          {people > 1 && `, ${formatCents(amount.shareCents)} para cada pessoa`}
        </p>
      )}
      {amountNotes(result, today).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {shown && (
        <SourceLinks
          keys={[
            ...shown.segment.citations,
            'constituicao-201-2',
            ...(shown.segment.withRetirement?.citations ?? []),
          ]}
          links={setting.links}
        />
      )}
    </div>
  );
};

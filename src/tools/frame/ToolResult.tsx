import type { ReactNode } from 'react';
import type { CitationKey } from '#law/citations.ts';
import { ResultFoot } from './ResultFoot.tsx';
import type { Shown } from './shown.ts';
import { type ChatLine, TakeToChat } from './TakeToChat.tsx';
import { ToldAnswers } from './ToldAnswers.tsx';
import styles from './tool.module.css';

interface Props {
  shown: Pick<Shown<unknown, unknown>, 'recounted' | 'onChange' | 'setting' | 'today'>;
  /** What decides, in the colour of answers; its heading takes the focus. */
  answer: ReactNode;
  /** Said right below it. */
  note?: ReactNode;
  /** The parts that explain it: on paper in two columns. */
  children?: ReactNode;
  /** The year whose values were used, where it is not that of the page. */
  year?: number;
  /** Every source of the result; may repeat. */
  keys: readonly CitationKey[];
  chat: { label: string; greeting: string; lines: readonly ChatLine[] };
}

/** The frame of every result: answer, what was told, explanation, what it is worth, the message. */
export const ToolResult = ({ shown, answer, note, children, year, keys, chat }: Props) => {
  const { recounted, onChange, setting, today } = shown;
  return (
    <div className={styles.result}>
      {answer}
      {note}
      {recounted.length > 0 && <ToldAnswers answers={recounted} onChange={onChange} />}
      {children && <div className={styles.columns}>{children}</div>}
      <ResultFoot today={today} year={year ?? setting.year} keys={keys} links={setting.links} />
      <TakeToChat number={setting.number} {...chat} />
    </div>
  );
};

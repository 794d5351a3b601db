import { type RefObject, useMemo, useState } from 'react';
import type { Extract } from '#cnis/extract.ts';
import type { IsoDate } from '#law/date.ts';
import type { ResultSetting } from '../frame/tool-setting.ts';
import { LifeResult } from './result/LifeResult.tsx';
import { type StillThereAnswers, toldByExtract } from './result/told-by-extract.ts';

interface Props {
  extract: Extract;
  today: IsoDate;
  setting: ResultSetting;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Back to the ways in, with nothing kept. */
  onClear: () => void;
}

/** What a read extract comes to. */
export const ExtractResultView = ({ extract, today, setting, heading, onClear }: Props) => {
  const [answers, setAnswers] = useState<StillThereAnswers>(new Map());
  const told = useMemo(() => toldByExtract(extract, today, answers), [extract, today, answers]);
  return (
    <LifeResult
      told={told}
      stillThere={{
        answers,
        onAnswer: (spell, isRunning) => setAnswers(new Map([...answers, [spell, isRunning]])),
        onForget: () => setAnswers(new Map()),
      }}
      recounted={[]}
      today={today}
      heading={heading}
      setting={setting}
      onChange={onClear}
      onClear={onClear}
      changeLabel="Ler outro extrato"
    />
  );
};

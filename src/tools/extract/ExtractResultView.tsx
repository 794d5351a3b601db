import { useMemo, useState } from 'react';
import type { Extract } from '#cnis/extract.ts';
import type { ShownPaper } from '../frame/shown.ts';
import { LifeResult } from './result/LifeResult.tsx';
import { type StillThereAnswers, toldByExtract } from './result/told-by-extract.ts';

interface Props extends ShownPaper {
  extract: Extract;
}

/** What a read extract comes to. */
export const ExtractResultView = ({ extract, ...shown }: Props) => {
  const { today, onClear } = shown;
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
      {...shown}
      recounted={[]}
      onChange={onClear}
      changeLabel="Ler outro extrato"
    />
  );
};

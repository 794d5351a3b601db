import { useEffect } from 'react';
import type { Extract } from '#cnis/extract.ts';
import { taken } from '#site/handed.ts';
import { useReader } from '../frame/use-reader.ts';
import type { UnreadPaper } from './fault-words.ts';
import {
  type Paper,
  type Progress,
  type ReadingPaper,
  readPaper,
  readPictures,
} from './read-paper.ts';
import { useShared } from './use-shared.ts';

/** Where somebody is: before an entry of their own in the tab's history, and in one. */
type Stage =
  | {
      readonly at: 'start';
      readonly fault?: UnreadPaper;
      /** Of a PDF that is photographs: they are read when that is asked for. */
      readonly pictures?: readonly Blob[];
      /** An extract, or its text: another tool explains it. */
      readonly extract?: Extract | string;
      readonly isGone?: boolean;
    }
  | { readonly at: 'reading'; readonly progress?: Progress }
  | { readonly at: 'read' };

/** The head of an extract and its rows; a letter may name it in a sentence. */
const saysExtract =
  /extrato previdenci[áa]rio[\s\S]*(?:rela[çc][õo]es previdenci[áa]rias|\n\s*seq\.?\s+\d)/i;

/** The way from a photograph, a file or a text to what it says. */
export function useLetter() {
  const { setStage, show, watch, ...way } = useReader<Stage, Paper>('letter');

  const fail = (fault: UnreadPaper) => setStage({ at: 'start', fault });
  const goOn = (extract: Extract | string) => setStage({ at: 'start', fault: 'extract', extract });

  const take = (begin: (on: (progress: Progress) => void) => ReadingPaper) => {
    setStage({ at: 'reading' });
    return watch(
      begin((progress) => setStage({ at: 'reading', progress })),
      (outcome) => {
        if ('fault' in outcome) setStage({ at: 'start', ...outcome });
        else if ('extract' in outcome) goOn(outcome.extract);
        else show(outcome.paper);
      },
    );
  };

  const read = (files: readonly File[]) => take((on) => readPaper(files, on));
  const paste = (text: string) => {
    if (!text.trim()) fail('nothing');
    else if (saysExtract.test(text)) goOn(text);
    else show({ text });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was handed over is there once
  useEffect(() => {
    const handed = taken<string>();
    if (handed) show({ text: handed });
  }, []);

  useShared(({ files, text }) => {
    if (files.length > 0) read(files);
    else if (text) paste(text);
    else fail('notShared');
  });

  return {
    ...way,
    read,
    readPictures: (pictures: readonly Blob[]) => take((on) => readPictures(pictures, on)),
    paste,
  };
}

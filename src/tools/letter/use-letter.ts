import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Extract } from '#cnis/extract.ts';
import { taken } from '#site/handed.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { useStage } from '../frame/use-stage.ts';
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

const isKept = (state: unknown): boolean => (state as { letter?: true } | null)?.letter === true;

/**
 * The way from a photograph, a file or a text to what it says. A paper is kept in this memory alone, not
 * even in the tab's history: a page that is loaded anew has forgotten it, and says so.
 */
export function useLetter() {
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const paper = useRef<Paper>(undefined);
  const reading = useRef<ReadingPaper>(undefined);
  const typed = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => todayInBrasilia(new Date()));
  useStage(stage.at === 'read' ? 'result' : undefined);

  const show = useCallback((read: Paper) => {
    paper.current = read;
    history.pushState({ letter: true }, '');
    setStage({ at: 'read' });
    scrollTo({ top: 0 });
  }, []);

  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      reading.current?.stop();
      if (!isKept(state)) setStage({ at: 'start' });
      else setStage(paper.current ? { at: 'read' } : { at: 'start', isGone: true });
    };
    // A press that waited for the program may have been read before this runs.
    if (isKept(history.state) && !paper.current) setStage({ at: 'start', isGone: true });
    const handed = taken<string>();
    if (handed) show({ text: handed });
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage brings its own heading
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [stage.at, stage.at === 'start' && (stage.fault ?? stage.isGone)]);

  const fail = (fault: UnreadPaper) => setStage({ at: 'start', fault });
  const goOn = (extract: Extract | string) => setStage({ at: 'start', fault: 'extract', extract });

  const take = async (begin: (on: (progress: Progress) => void) => ReadingPaper) => {
    setStage({ at: 'reading' });
    const begun = begin((progress) => setStage({ at: 'reading', progress }));
    reading.current = begun;
    const outcome = await begun.outcome;
    if (reading.current !== begun) return;
    reading.current = undefined;
    if (!outcome) setStage({ at: 'start' });
    else if ('fault' in outcome) setStage({ at: 'start', ...outcome });
    else if ('extract' in outcome) goOn(outcome.extract);
    else show(outcome.paper);
  };

  const read = (files: readonly File[]) => take((on) => readPaper(files, on));
  const paste = (text: string) => {
    if (!text.trim()) fail('nothing');
    else if (saysExtract.test(text)) goOn(text);
    else show({ text });
  };

  useShared(({ files, text }) => {
    if (files.length > 0) read(files);
    else if (text) paste(text);
    else fail('notShared');
  });

  return {
    stage,
    today,
    heading,
    typed,
    paper: paper.current,
    show,
    stop: () => reading.current?.stop(),
    read,
    readPictures: (pictures: readonly Blob[]) => take((on) => readPictures(pictures, on)),
    paste,
    clear: () => {
      paper.current = undefined;
      typed.current = '';
      history.back();
    },
  };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Extract, ExtractReading } from '#cnis/extract.ts';
import { type ReadingFile, readFile } from '#reading/pdf/read-file.ts';
import { taken } from '#site/handed.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { useStage } from '../frame/use-stage.ts';
import type { UnreadFile } from './fault-words.ts';
import { paperIn } from './paper-words.ts';

/** Where somebody is: before an entry of their own in the tab's history, and in one. */
type Stage =
  | {
      readonly at: 'start';
      readonly fault?: UnreadFile;
      /** What the paper seems to be in place of an extract. */
      readonly paper?: string;
      /** What it says, for the page that explains letters. */
      readonly text?: string | undefined;
      readonly isGone?: boolean;
    }
  | { readonly at: 'reading'; readonly page?: number; readonly pages?: number }
  | { readonly at: 'read' }
  | { readonly at: 'byHand' };

/** The stages that the tab's Back leaves. */
type KeptStage = 'read' | 'byHand';

const keptStage = (state: unknown): KeptStage | undefined =>
  (state as { extract?: KeptStage } | null)?.extract;

/**
 * The way from a file, a text or one's own memory to what it says. An extract is kept in this memory
 * alone, not even in the tab's history: a page that is loaded anew has forgotten it, and says so.
 */
export function useWay() {
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  const extract = useRef<Extract>(undefined);
  const reading = useRef<ReadingFile>(undefined);
  const typed = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => todayInBrasilia(new Date()));
  useStage(stage.at === 'read' ? 'result' : undefined);

  useEffect(() => {
    const show = (kept: KeptStage | undefined) => {
      reading.current?.stop();
      if (kept === 'byHand') setStage({ at: 'byHand' });
      else if (kept === 'read' && extract.current) setStage({ at: 'read' });
      else setStage({ at: 'start', isGone: kept === 'read' });
    };
    const onPop = ({ state }: PopStateEvent) => show(keptStage(state));
    const kept = keptStage(history.state);
    if (kept) show(kept);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  // What stands above the tool steps aside once it is in use.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (stage.at === 'start') delete dataset.way;
    else dataset.way = stage.at;
  }, [stage.at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage brings its own heading
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [stage.at, stage.at === 'start' && (stage.fault ?? stage.isGone)]);

  const enter = (at: KeptStage) => {
    history.pushState({ extract: at }, '');
    setStage({ at });
    scrollTo({ top: 0 });
  };
  const show = (read: Extract) => {
    extract.current = read;
    enter('read');
  };
  const fail = (fault: UnreadFile, text?: string) => {
    const failed = { at: 'start', fault, text } as const;
    setStage(failed);
    if (!text) return;
    // Without what tells it, the sentence for any paper stands.
    const tell = (paper?: string) =>
      setStage((now) => (now === failed && paper ? { ...now, paper } : now));
    paperIn(text).then(tell, () => {});
  };

  const take = (reading: ExtractReading) => {
    if (reading.extract) return show(reading.extract);
    // Of a text, too few letters are no photo.
    const { unreadable, text } = reading;
    fail(unreadable === 'noText' && text ? 'notAnExtract' : unreadable, text);
  };
  const paste = async (text: string) => {
    try {
      const { readPasted } = await import('#cnis/pasted/read-pasted.ts');
      const reading = readPasted(text);
      take(reading.extract ? reading : { ...reading, text });
    } catch {
      fail('noReader');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was handed over is there once
  useEffect(() => {
    const handed = taken<Extract | string>();
    if (typeof handed === 'string') paste(handed);
    else if (handed) show(handed);
  }, []);

  return {
    stage,
    today,
    heading,
    typed,
    extract: extract.current,
    paste,
    byHand: () => enter('byHand'),
    stop: () => reading.current?.stop(),
    read: async (file: Blob) => {
      setStage({ at: 'reading' });
      const begun = readFile(file, (page, pages) => setStage({ at: 'reading', page, pages }));
      reading.current = begun;
      const outcome = await begun.outcome;
      if (reading.current !== begun) return;
      reading.current = undefined;
      if (!outcome) setStage({ at: 'start' });
      else if ('fault' in outcome) fail(outcome.fault);
      else take(outcome);
    },
    clear: () => {
      extract.current = undefined;
      typed.current = '';
      history.back();
    },
  };
}

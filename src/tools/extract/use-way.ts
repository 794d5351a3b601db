import { useEffect, useLayoutEffect } from 'react';
import type { Extract, ExtractReading } from '#cnis/extract.ts';
import { readFile } from '#reading/pdf/read-file.ts';
import { forgetCase } from '#site/case-facts.ts';
import { taken } from '#site/handed.ts';
import { useReader } from '../frame/use-reader.ts';
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

/** The way from a file, a text or one's own memory to what it says. */
export function useWay() {
  const {
    setStage,
    show,
    enter,
    watch,
    paper: extract,
    ...way
  } = useReader<Stage, Extract>('extract');
  const { stage } = way;

  // What stands above the tool steps aside once it is in use.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (stage.at === 'start') delete dataset.way;
    else dataset.way = stage.at;
  }, [stage.at]);

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
    ...way,
    extract,
    paste,
    byHand: () => enter('byHand'),
    read: (file: Blob) => {
      setStage({ at: 'reading' });
      return watch(
        readFile(file, (page, pages) => setStage({ at: 'reading', page, pages })),
        (outcome) => ('fault' in outcome ? fail(outcome.fault) : take(outcome)),
      );
    },
    clear: () => {
      forgetCase();
      way.clear();
    },
  };
}

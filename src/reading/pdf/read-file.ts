import reader from './leitor.ts?worker&url';
import { limits } from './limits.ts';
import type { FileFault, Outcome, ReaderMessage } from './outcome.ts';

let address: string | undefined;

/** The reader's address, as a page of the strict policy may use it; a policy is made once. */
function readerAddress(): string {
  // The policy gives one address whatever it is asked for.
  const rules = { createScriptURL: (_: string) => reader };
  address ??= (window.trustedTypes?.createPolicy('pdf', rules) ?? rules).createScriptURL('');
  return address;
}

/** A PDF may have other bytes before its head, but not many. */
async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-');
}

export interface ReadingFile {
  /** Undefined when it was stopped. */
  readonly outcome: Promise<Outcome | undefined>;
  readonly stop: () => void;
}

/**
 * Reads a file on the device, in a worker of its own that is fetched now and ended with the reading.
 * @param onPage is told each page, from 1, and how many there are
 */
export function readFile(file: Blob, onPage: (page: number, pages: number) => void): ReadingFile {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (outcome: Outcome | undefined) => void;
  const outcome = new Promise<Outcome | undefined>((resolve) => {
    settle = (outcome) => {
      clearTimeout(timer);
      worker?.terminate();
      resolve(outcome);
    };
  });
  const fail = (fault: FileFault) => settle({ fault });

  const start = async () => {
    if (file.size > limits.bytes) return fail('tooLarge');
    if (!(await isPdf(file))) return fail('notPdf');
    if (!('Worker' in globalThis)) return fail('noWorker');
    const bytes = await file.arrayBuffer();
    worker = new Worker(readerAddress());
    worker.onerror = (event) => {
      event.preventDefault();
      fail('noReader');
    };
    worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === 'page') onPage(data.page, data.pages);
      else if (data.kind === 'outcome') settle(data.outcome);
    };
    timer = setTimeout(() => fail('tooSlow'), limits.time);
    worker.postMessage(bytes, [bytes]);
  };
  // A file that is gone from the device since it was chosen.
  start().catch(() => fail('damaged'));
  return { outcome, stop: () => settle(undefined) };
}

import { model, plain, simd } from 'virtual:photo-engine';
import { fetchEngine } from './fetch-engine.ts';
import reader from './leitor-foto.ts?worker&url';
import { limits } from './limits.ts';
import type {
  PhotoFault,
  PhotoOutcome,
  PhotoProgress,
  ReaderMessage,
  ReaderOrder,
} from './outcome.ts';
import { refused } from './refused.ts';

let address: string | undefined;

/** The reader's address, as a page of the strict policy may use it; a policy is made once. */
function readerAddress(): string {
  // The policy gives one address whatever it is asked for.
  const rules = { createScriptURL: (_: string) => reader };
  address ??= (window.trustedTypes?.createPolicy('foto', rules) ?? rules).createScriptURL('');
  return address;
}

interface ReadingPhotos {
  /** Undefined when it was stopped. */
  readonly outcome: Promise<PhotoOutcome | undefined>;
  readonly stop: () => void;
}

/**
 * Reads photographs of one letter's pages on the device, in a worker that may reach nothing, which is
 * fetched now and ended with the reading. The page fetches engine and model, some 2 MB at the first time,
 * once the worker has said that it can run them.
 */
export function readPhotos(
  photos: readonly Blob[],
  onProgress: (progress: PhotoProgress) => void,
): ReadingPhotos {
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (outcome: PhotoOutcome | undefined) => void;
  const lost = new AbortController();
  const outcome = new Promise<PhotoOutcome | undefined>((resolve) => {
    settle = (outcome) => {
      clearTimeout(timer);
      lost.abort();
      worker?.terminate();
      resolve(outcome);
    };
  });
  const fail = (fault: PhotoFault) => settle({ fault });

  const order = async (engine: 'none' | 'plain' | 'simd') => {
    if (engine === 'none') return fail('noSupport');
    const addresses = [engine === 'simd' ? simd : plain, model];
    const [wasm, letters] = await fetchEngine(
      addresses,
      (part) => onProgress({ kind: 'engine', part }),
      lost.signal,
    );
    if (!wasm || !letters) return fail('noReader');
    timer = setTimeout(() => fail('tooSlow'), limits.time * photos.length);
    const message: ReaderOrder = { engine: wasm, model: letters, photos };
    worker?.postMessage(message, [wasm, letters]);
  };
  const start = async () => {
    const fault = (await refused(photos)) ?? ('Worker' in globalThis ? undefined : 'noWorker');
    if (lost.signal.aborted) return;
    if (fault) return fail(fault);
    onProgress({ kind: 'engine', part: 0 });
    worker = new Worker(readerAddress());
    worker.onerror = (event) => {
      event.preventDefault();
      fail('noReader');
    };
    worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
      if (data.kind === 'support') order(data.engine).catch(() => fail('noReader'));
      else if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind === 'outcome') settle(data.outcome);
    };
  };
  // A file that is gone from the device since it was chosen.
  start().catch(() => fail('notAPicture'));
  return { outcome, stop: () => settle(undefined) };
}

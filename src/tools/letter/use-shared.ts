import { useEffect } from 'react';
import { type Shared, sharedPlace, takeSharedMessage } from '#offline/shared.ts';

/** Milliseconds in which a worker hands over what it holds. */
const patience = 3000;

/** What the worker holds for this page, once; undefined where it holds nothing, or is gone. */
const takeShared = (): Promise<Shared | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    navigator.serviceWorker?.controller?.postMessage(takeSharedMessage, [port2]);
    setTimeout(resolve, patience);
  });

/**
 * What was shared into the site, when the page was opened by that.
 * @param take told of no file and no text where a browser hands nothing over
 */
export function useShared(take: (shared: Shared) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (location.hash !== sharedPlace) return;
    history.replaceState(history.state, '', location.pathname);
    takeShared().then((shared = { files: [], text: '' }) => take(shared));
  }, []);
}

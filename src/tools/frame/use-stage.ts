import { useLayoutEffect } from 'react';

/**
 * Tells the page how far the visitor is, for its style sheet: what the page says by itself steps
 * aside for the answer.
 */
export function useStage(stage: 'asking' | 'result' | undefined): void {
  // Before the answer is scrolled to: what steps aside lies above it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (stage) dataset.tool = stage;
    else delete dataset.tool;
  }, [stage]);
}

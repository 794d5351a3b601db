import type { ReactNode } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { printPart } from '#components/printing/print-part.ts';

/** Prints the folded part that it stands in, and nothing else. */
export const PrintAlone = ({ children }: { children: ReactNode }) => (
  <p data-not-printed>
    <QuietButton onClick={({ currentTarget }) => printPart(currentTarget.closest('details'))}>
      {children}
    </QuietButton>
  </p>
);

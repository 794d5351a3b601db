import type { ReactNode } from 'react';
import { printPart } from '#components/printing/print-part.ts';
import frame from '../../frame/tool.module.css';

/** Prints the folded part that it stands in, and nothing else. */
export const PrintAlone = ({ children }: { children: ReactNode }) => (
  <p data-not-printed>
    <button
      type="button"
      className={frame.quiet}
      onClick={({ currentTarget }) => printPart(currentTarget.closest('details'))}
    >
      {children}
    </button>
  </p>
);

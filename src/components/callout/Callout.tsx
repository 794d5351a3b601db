import type { ReactNode } from 'react';
import styles from './callout.module.css';

type CalloutKind = 'careful' | 'calm' | 'scam';

const Shield = () => (
  <>
    <path className="d-white" d="M20 5l13 5v9q0 11-13 16Q7 30 7 19v-9z" />
    <path className="d-clay" d="M18 12h4v11h-4zM18 26h4v4h-4z" />
  </>
);

const Spectacles = () => (
  <g className="d-line-corn" strokeWidth="2.5">
    <circle cx="12.5" cy="20" r="6.5" />
    <circle cx="27.5" cy="20" r="6.5" />
    <path d="M19 18q1-1 2 0M6 19l-2.500-2M34 19l2.500-2" />
  </g>
);

/** A coloured note with a sign: a shield warns of scams, spectacles ask to read closely. */
export const Callout = ({ kind, children }: { kind: CalloutKind; children: ReactNode }) => (
  <div className={`box ${styles.callout} ${kind === 'calm' ? styles.calm : ''}`.trim()}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className="d-forest" d="M0 0h40v40H0z" />
      {kind === 'scam' ? <Shield /> : <Spectacles />}
    </svg>
    <div>{children}</div>
  </div>
);

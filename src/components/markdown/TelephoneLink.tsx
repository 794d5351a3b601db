import type { ReactNode } from 'react';

/**
 * A link whose name alone says what it does: "135 (ligar)". What is added comes last, so that the
 * sentence around it still sounds like one, and the name begins as it is seen.
 */
export const TelephoneLink = ({ href = '', children }: { href?: string; children?: ReactNode }) => (
  <a href={href}>
    {children}
    {href.startsWith('tel:') && <span className="visually-hidden"> (ligar)</span>}
  </a>
);

import type { ReactNode } from 'react';

/** A link whose name alone says what it does: "Ligar para 135", not just "135". */
export const TelephoneLink = ({ href = '', children }: { href?: string; children?: ReactNode }) => (
  <a href={href}>
    {href.startsWith('tel:') && <span className="visually-hidden">Ligar para </span>}
    {children}
  </a>
);

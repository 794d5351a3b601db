import type { ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** The parts of a text. No `article`: its title is the h1, which stands in the head of the page. */
export const ArticleText = ({ className, children }: Props) => (
  <div className={className}>{children}</div>
);

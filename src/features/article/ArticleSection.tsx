import type { ReactNode } from 'react';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Section } from '#texts/markdown/parse.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface Props {
  section: Section;
  /** Drawn after the text. */
  children?: ReactNode;
}

export const ArticleSection = ({ section, children }: Props) => (
  <SectionFrame id={section.id} title={section.title}>
    <Markdown tree={section.body} />
    {children}
  </SectionFrame>
);

import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { sectionsOf } from '../schema/doors.ts';
import { guideDoors, guideSchema } from '../schema/guide.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { readFrontMatter } from './read-yaml.ts';

const guideFile = 'content/guides/beneficio-indeferido.md';

export interface Guide
  extends PageText,
    Pick<z.infer<typeof guideSchema>, 'breadcrumb' | 'chat' | 'tools' | 'reasons' | 'ethics'> {}

/** The guide for denied applications. Throws a ContentError on any fault in the file. */
export function loadDeniedGuide(figures: FigureSource): Guide {
  const source = readFrontMatter(guideFile, guideSchema);
  const { breadcrumb, chat, tools, reasons, ethics } = source.data;
  return {
    ...buildPageText(source, { figures, required: sectionsOf(guideDoors) }),
    breadcrumb,
    chat,
    tools,
    reasons,
    ethics,
  };
}

import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { sectionsOf } from '../schema/doors.ts';
import { guideDoors, guideSchema } from '../schema/guide.ts';
import { filledChat, fillIn } from './fill-in.ts';
import { type Letter, loadLetter } from './letters.ts';
import { buildPageText, type PageText } from './page-text.ts';
import { isPublished } from './publication.ts';
import { readFrontMatter } from './read-yaml.ts';
import { publishedTools } from './tools.ts';

export const deniedGuideFile = 'content/guides/beneficio-indeferido.md';

type GuideFields = z.infer<typeof guideSchema>;

/** One of the six reasons, with the sentences of the INSS that belong to it. */
export type GuideReason = Omit<GuideFields['reasons'][number], 'letters'> & {
  letters: Pick<Letter, 'slug' | 'title'>[];
};

export interface Guide
  extends PageText,
    Pick<GuideFields, 'breadcrumb' | 'chat' | 'tools' | 'ethics'> {
  reasons: GuideReason[];
}

/** The guide for denied applications. Throws a ContentError on any fault in the file. */
export function loadDeniedGuide(figures: FigureSource): Guide {
  const source = readFrontMatter(deniedGuideFile, guideSchema);
  const { breadcrumb, chat, tools, reasons, ethics } = source.data;
  return {
    ...buildPageText(source, { figures, required: sectionsOf(guideDoors) }),
    breadcrumb,
    chat: filledChat(chat, deniedGuideFile, figures),
    tools: publishedTools(tools, figures),
    reasons: reasons.map((reason) => ({
      ...reason,
      letters: reason.letters
        .map((slug) => loadLetter(slug, figures))
        .filter(({ file }) => isPublished(file, figures)),
    })),
    ethics: fillIn(ethics, deniedGuideFile, figures),
  };
}

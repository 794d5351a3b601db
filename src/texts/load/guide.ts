import type { z } from 'zod';
import type { FigureSource } from '../figures/figure.ts';
import { sectionsOf } from '../schema/doors.ts';
import { guideDoors, guideSchema } from '../schema/guide.ts';
import { ContentError } from './content-error.ts';
import { filledChat, fillIn } from './fill-in.ts';
import { type Letter, letterSlugs, lettersFolder, loadLetter } from './letters.ts';
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
  const { chat, tools, reasons, ethics } = source.data;
  const known = letterSlugs();
  const unknown = reasons.flatMap(({ letters }) => letters.filter((slug) => !known.includes(slug)));
  if (unknown.length > 0) {
    throw new ContentError(source.file, [
      `campo “letters”: não há “${unknown.join('”, “')}”. Use o nome de um arquivo de ${lettersFolder}, sem .md`,
    ]);
  }
  return {
    ...source.data,
    ...buildPageText(source, { figures, required: sectionsOf(guideDoors) }),
    chat: filledChat(chat, deniedGuideFile, figures),
    tools: publishedTools(tools, source.file, figures),
    reasons: reasons.map((reason) => ({
      ...reason,
      letters: reason.letters
        .map((slug) => loadLetter(slug, figures))
        .filter(({ file }) => isPublished(file, figures)),
    })),
    ethics: fillIn(ethics, deniedGuideFile, figures),
  };
}

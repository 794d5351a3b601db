import { generalMessage } from '#site/chat.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs } from '#texts/schema/practice-kind.ts';
import { ArticleEnd } from './ArticleEnd.tsx';

/** The end of a page that is about no benefit: the practice is asked in general words. */
export const PlainEnd = ({ page, practice }: { page: PlainText; practice: Practice }) => (
  <ArticleEnd
    text={page}
    practice={practice}
    title={`Falar com ${practiceAs('o', practice)}`}
    chat={{
      invite: page.invite,
      label: 'Conversar pelo WhatsApp',
      message: generalMessage(practice),
    }}
  />
);

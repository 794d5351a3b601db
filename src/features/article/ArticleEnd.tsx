import type { ReactNode } from 'react';
import type { CitationKey } from '#law/citations.ts';
import { ContactStrip } from '#site/contact/ContactStrip.tsx';
import type { Practice } from '#texts/schema/practice.ts';
import { CheckedBy, type CheckedText } from './CheckedBy.tsx';
import { Foot } from './Foot.tsx';
import { SourcesDoor, updatedWords } from './SourcesDoor.tsx';

interface Props {
  /** What the text rests on, and since when it does. */
  text: CheckedText & { citations: readonly CitationKey[] };
  practice: Practice;
  /** Above the way to a person. */
  title: string;
  chat: { invite: ReactNode; label: string; message: string };
  /** The sources are the page's only door. */
  isAlone?: boolean;
  /** Said before who checked it. */
  children?: ReactNode;
}

/** How every text ends: where it is in the law, who checked it, and the way to a person. */
export const ArticleEnd = ({ text, practice, title, chat, isAlone, children }: Props) => (
  <>
    <SourcesDoor citations={text.citations} updatedOn={text.updatedOn} isAlone={isAlone} />
    <Foot>
      {children}
      {text.citations.length === 0 && <p>{updatedWords(text.updatedOn)}</p>}
      <CheckedBy updatedOn={text.updatedOn} signature={text.signature} kind={practice.kind} />
    </Foot>
    <ContactStrip practice={practice} title={title} {...chat} />
  </>
);

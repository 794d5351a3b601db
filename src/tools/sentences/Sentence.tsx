import type { ReactNode } from 'react';

const marks = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

/** A sentence with its **emphasis** and [links](/address). */
export const Sentence = ({ children }: { children: string }): ReactNode => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: label, 3: href, index } of children.matchAll(marks)) {
    parts.push(
      children.slice(end, index),
      bold ? (
        <b key={index}>
          <Sentence>{bold}</Sentence>
        </b>
      ) : (
        <a key={index} href={href}>
          {label}
        </a>
      ),
    );
    end = index + whole.length;
  }
  return [...parts, children.slice(end)];
};

/** Each as a paragraph. */
export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((text) => (
    <p key={text}>
      <Sentence>{text}</Sentence>
    </p>
  ));

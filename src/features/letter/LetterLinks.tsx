import type { ComponentProps } from 'react';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import type { Letter } from '#texts/load/letters.ts';
import { letterPath } from '#texts/paths.ts';

interface Props extends ComponentProps<typeof List> {
  letters: readonly Pick<Letter, 'slug' | 'title'>[];
}

/** Pages of letters, each by its title. */
export const LetterLinks = ({ letters, ...list }: Props) => (
  <List {...list}>
    {letters.map(({ slug, title }) => (
      <li key={slug}>
        <ReadLink href={letterPath(slug)}>{title}</ReadLink>
      </li>
    ))}
  </List>
);

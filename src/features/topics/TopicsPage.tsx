import { List } from '#components/lists/List.tsx';
import type { Topic } from '#texts/load/topics.ts';
import { LetterGroups, LetterLinks } from '../glossary/LetterGroups.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import styles from './topic-list.module.css';
import { topicNames } from './topic-names.ts';

interface Props extends PageProps {
  topics: readonly Topic[];
}

/** "Assuntos de A a Z": the search, and without it the list of all names. */
export const TopicsPage = ({ topics, ...text }: Props) => {
  const names = topicNames(topics);
  return (
    <TextPage
      {...text}
      letters={<LetterLinks entries={names} />}
      first="procure-pelo-nome"
      isSearch
      open={['lista-de-a-a-z', 'se-nao-achou']}
      parts={{
        'procure-pelo-nome': <SearchField practice={text.practice} list="#lista-de-a-a-z" />,
        'lista-de-a-a-z': (
          <LetterGroups
            entries={names}
            draw={(own) => (
              <List className={styles.list}>
                {own.map(({ term, path, leadsTo }) => (
                  <li key={`${term}${path}`}>
                    <a href={path}>{term}</a>
                    {leadsTo && <span>{leadsTo}</span>}
                  </li>
                ))}
              </List>
            )}
          />
        ),
      }}
    />
  );
};

import { List } from '#components/lists/List.tsx';
import { LetterGroups } from '../glossary/LetterGroups.tsx';
import styles from './topic-list.module.css';
import type { TopicName } from './topic-names.ts';

/** What people call things, by first letters, and the page that explains each. */
export const TopicList = ({ names }: { names: readonly TopicName[] }) => (
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
);

import { List } from '#components/lists/List.tsx';
import { firstLetters } from '#features/glossary/first-letters.ts';
import { Letters } from '#features/glossary/Letters.tsx';
import styles from './topic-list.module.css';
import type { TopicName } from './topic-names.ts';

/** What people call things, from A to Z, and the page that explains each. */
export const TopicList = ({ names }: { names: readonly TopicName[] }) => {
  const anchors = new Set(firstLetters(names).map(({ id }) => id));
  return (
    <>
      <Letters entries={names} />
      <List className={styles.list}>
        {names.map(({ id, term, path, leadsTo }) => (
          <li key={id} id={anchors.has(id) ? id : undefined}>
            <a href={path}>{term}</a>
            {leadsTo && <span>{leadsTo}</span>}
          </li>
        ))}
      </List>
    </>
  );
};

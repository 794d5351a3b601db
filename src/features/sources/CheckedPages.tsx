import { Fragment } from 'react';
import { FactList } from '#components/lists/FactList.tsx';
import { List } from '#components/lists/List.tsx';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { shortDate } from '#words/dates.ts';
import styles from './sources-page.module.css';

/** The pages by the days on which they were checked against the law and their text last changed, the newest first. */
export const CheckedPages = ({ pages }: { pages: readonly PublishedPage[] }) => {
  const byDates = Map.groupBy(
    pages.filter(({ checked }) => checked),
    ({ checked }) => `${checked?.verifiedOn} ${checked?.updatedOn}`,
  );
  return (
    <FactList>
      {[...byDates]
        .sort()
        .reverse()
        .map(([dates, own]) => {
          const [verifiedOn = '', updatedOn = ''] = dates.split(' ').map(shortDate);
          return (
            <Fragment key={dates}>
              <dt>
                Conferidas em {verifiedOn}
                <br />
                Atualizadas em {updatedOn}
              </dt>
              <dd>
                <List className={styles.checked}>
                  {own.map(({ path, title }) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </List>
              </dd>
            </Fragment>
          );
        })}
    </FactList>
  );
};

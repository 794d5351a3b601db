import { Fragment } from 'react';
import { FactList } from '#components/lists/FactList.tsx';
import { List } from '#components/lists/List.tsx';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { shortDate } from '#words/dates.ts';
import styles from './sources-page.module.css';

/** The pages by the days on which their text last changed and somebody signed it, the newest first. */
export const CheckedPages = ({ pages }: { pages: readonly PublishedPage[] }) => {
  const byDates = Map.groupBy(
    pages.filter(({ checked }) => checked),
    ({ checked }) => `${checked?.updatedOn} ${checked?.signedOn ?? ''}`,
  );
  return (
    <FactList>
      {[...byDates]
        .sort()
        .reverse()
        .map(([dates, own]) => {
          const [updatedOn = '', signedOn = ''] = dates.split(' ');
          return (
            <Fragment key={dates}>
              <dt>
                {signedOn ? `Conferidas em ${shortDate(signedOn)}` : 'Ainda não conferidas'}
                <br />
                Atualizadas em {shortDate(updatedOn)}
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

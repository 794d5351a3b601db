import { Fragment } from 'react';
import { FactList } from '#components/lists/FactList.tsx';
import type { PublishedPage } from '#content/load/published-pages.ts';
import { shortDate } from '#words/dates.ts';

/** When each page was checked against the law and when its text last changed. */
export const CheckedPages = ({ pages }: { pages: readonly PublishedPage[] }) => (
  <FactList>
    {pages.map(
      ({ path, title, checked }) =>
        checked && (
          <Fragment key={path}>
            <dt>
              <a href={path}>{title}</a>
            </dt>
            <dd>
              Conferida: {shortDate(checked.verifiedOn)}
              <br />
              Atualizada: {shortDate(checked.updatedOn)}
            </dd>
          </Fragment>
        ),
    )}
  </FactList>
);

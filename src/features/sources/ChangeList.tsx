import { Fragment } from 'react';
import { OrderedList } from '#components/lists/List.tsx';
import { citation } from '#law/citations.ts';
import type { LawChanges } from '#texts/schema/law-changes.ts';
import { longDate } from '#words/dates.ts';
import styles from './sources-page.module.css';

interface Props {
  notes: LawChanges['changes'] | LawChanges['corrections'];
  titleOf: (path: string) => string;
  /** Said when there is nothing to list. */
  none: string;
}

/** Pages and norms in a row, each a link where it has an address. */
export const commas = (links: readonly { href?: string; label: string }[]) =>
  links.map(({ href, label }, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      {href ? <a href={href}>{label}</a> : label}
    </Fragment>
  ));

/** What changed, from which day, on which pages, and where it is written. */
export const ChangeList = ({ notes, titleOf, none }: Props) =>
  notes.length === 0 ? (
    <p>{none}</p>
  ) : (
    <OrderedList className={styles.changes}>
      {notes.map((note) => (
        <li key={note.what}>
          <p>
            <time dateTime={note.date}>{longDate(note.date)}</time>
          </p>
          <p>{note.what}</p>
          <dl className={styles.where}>
            <dt>Páginas:</dt>
            <dd>{commas(note.pages.map((path) => ({ href: path, label: titleOf(path) })))}</dd>
            {'base' in note && (
              <>
                <dt>Fonte:</dt>
                <dd>
                  {commas(note.base.map(citation).map(({ url, label }) => ({ href: url, label })))}
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </OrderedList>
  );

import { List } from '#components/lists/List.tsx';
import styles from '../frame/tool.module.css';

/** Stand in the little box; the words beside them say the same. */
const signs = {
  met: { mark: '✓', tone: 'met' },
  unmet: { mark: '✗', tone: 'unmet' },
  unknown: { mark: '?', tone: 'unknown' },
  counts: { mark: '+', tone: 'met' },
  leftOut: { mark: '−', tone: 'unmet' },
} as const;

interface SignedEntry {
  id: string;
  title: string;
  text: string;
  sign: keyof typeof signs;
}

/** Entries with a sign before each, which their words say as well. */
export const SignedList = ({ entries }: { entries: readonly SignedEntry[] }) => (
  <List className={styles.criteria}>
    {entries.map(({ id, title, text, sign }) => (
      <li key={id} className={styles[signs[sign].tone]}>
        <span className={styles.sign} aria-hidden="true">
          {signs[sign].mark}
        </span>
        <div>
          <p>
            <b>{title}</b>
          </p>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </List>
);

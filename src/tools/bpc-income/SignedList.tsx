import { List } from '#components/lists/List.tsx';
import frame from '../frame/tool.module.css';
import styles from './bpc-result.module.css';

interface Entry {
  id: string;
  title: string;
  text: string;
  /** Stands in the little box; the words beside it say the same. */
  sign: { mark: '✓' | '✗' | '+' | '−' | '?'; tone: 'met' | 'unmet' | 'unknown' };
}

/** Entries with a sign each, the words beside it say the same. */
export const SignedList = ({ entries }: { entries: readonly Entry[] }) => (
  <List className={`${frame.criteria} ${styles.signed}`}>
    {entries.map(({ id, title, text, sign }) => (
      <li key={id} className={frame[sign.tone]}>
        <span className={frame.sign} aria-hidden="true">
          {sign.mark}
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

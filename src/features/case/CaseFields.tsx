import choices from '#components/form/choices.module.css';
import { TextAreaField, TextField } from '#components/form/Field.tsx';
import { List } from '#components/lists/List.tsx';
import styles from './case-sheet.module.css';

interface WrittenProps {
  /** The field whose words stand here on paper. */
  of: string;
  /** Lines to write on, where the field is empty. */
  lines: number;
}

/** On paper: what was typed, or lines to write on by hand. */
export const Written = ({ of, lines }: WrittenProps) => (
  <div className={styles.written} data-copy-of={of}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines without any content
      <span key={line} />
    ))}
  </div>
);

interface LineProps {
  name: string;
  label: string;
  hint?: string;
}

/** A short answer. Dates too: one may only know the month. */
export const Line = ({ name, ...field }: LineProps) => (
  <div className={styles.line}>
    <TextField id={name} name={name} autoComplete="off" {...field} />
    <Written of={name} lines={1} />
  </div>
);

export const Lines = ({ name, lines, ...field }: LineProps & { lines: number }) => (
  <div className={styles.lines}>
    <TextAreaField id={name} name={name} rows={5} autoComplete="off" {...field} />
    <Written of={name} lines={lines} />
  </div>
);

/** Papers to tick. */
export const Ticks = ({ labels }: { labels: readonly string[] }) => (
  <List className={styles.ticks}>
    {labels.map((label) => (
      <li key={label}>
        <label className={choices.choice}>
          <input type="checkbox" />
          <span>{label}</span>
        </label>
      </li>
    ))}
  </List>
);

interface StationsProps {
  name: string;
  label: string;
  stations: readonly string[];
}

/** The stations of a request, one of them marked "você está aqui". */
export const Stations = ({ name, label, stations }: StationsProps) => (
  <div role="radiogroup" aria-label={label} className={styles.stations}>
    {stations.map((station) => (
      <label key={station} className={choices.choice}>
        <input type="radio" name={name} />
        <span>{station}</span>
      </label>
    ))}
  </div>
);

import { List } from '#components/lists/List.tsx';
import type { FilledDoor } from './behind-doors.ts';
import styles from './door-jumps.module.css';

/** The questions of a page in its first screen, where there is no room for the index beside the text. */
export const DoorJumps = ({ doors }: { doors: readonly FilledDoor[] }) => (
  <nav className={styles.jumps} aria-label="Perguntas desta página" data-not-printed>
    <List>
      {/* The last holds the common questions, whatever they are. */}
      {doors.slice(0, -1).map(({ id, question }) => (
        <li key={id}>
          <a href={`#${id}`}>{question}</a>
        </li>
      ))}
    </List>
  </nav>
);

import { List } from '#components/lists/List.tsx';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import { AskInWords } from './AskInWords.tsx';
import styles from './doors.module.css';
import { type Door, doors } from './doors.ts';

/** "What happened?": sheets on the kitchen table, each with its picture, each a way to the answer. */
export const Doors = ({ isShown }: { isShown: (door: Door) => boolean }) => (
  <section className={styles.band} aria-labelledby="titulo-portas">
    <div className="wrap">
      <div className={styles.question}>
        <h2 id="titulo-portas">O que aconteceu?</h2>
        <AskInWords />
      </div>
      <List className={styles.doors}>
        {doors.filter(isShown).map(({ title, text, href, drawing, tile }) => (
          <li key={href}>
            <a className={`tile-${tile}`} href={href}>
              <NamedDrawing name={drawing} />
              <span className={styles.words}>
                <b>{title}</b> <span>{text}</span>
              </span>
            </a>
          </li>
        ))}
      </List>
      <EndOfFirstScreen />
    </div>
  </section>
);

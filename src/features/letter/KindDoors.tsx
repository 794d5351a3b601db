import { Question } from '#components/disclosure/Question.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { Letter } from '#texts/load/letters.ts';
import type { KindDoor } from './doors.ts';
import { LetterLinks } from './LetterLinks.tsx';
import styles from './letter.module.css';

interface Props {
  doors: readonly KindDoor[];
  letters: readonly Pick<Letter, 'slug' | 'title' | 'kinds'>[];
}

/** What a paper does, as six doors with their clocks: for whoever finds no sentence, and without a script. */
export const KindDoors = ({ doors, letters }: Props) => (
  <div>
    {doors.map(({ title, clock, kinds }) => {
      const own = letters.filter((letter) => kinds.some(({ kind }) => letter.kinds.includes(kind)));
      return (
        <Question
          key={kinds[0]?.kind}
          title={
            <>
              <Markdown tree={title} />{' '}
              <small className={styles.clock}>
                <Markdown tree={clock} />
              </small>
            </>
          }
        >
          {kinds.map(({ kind, text }) => (
            <p key={kind} data-kind={kind}>
              <Markdown tree={text} />
            </p>
          ))}
          {own.length > 0 && <LetterLinks className={styles.list} letters={own} />}
        </Question>
      );
    })}
  </div>
);

import { StepList } from '#components/lists/StepList.tsx';
import { BarRules } from '#site/BarRules.tsx';
import { CoffeeGlass } from '#site/drawings/CoffeeGlass.tsx';
import fold from '#site/fold.module.css';
import { LawyersRegister } from '#site/LawyersRegister.tsx';
import { photoPath, photoSide } from '#texts/photo.ts';
import type { HomeWords } from '#texts/schema/home.ts';
import { registrations } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { joined } from '#words/phrases.ts';
import styles from './about.module.css';

/** After the name. */
const numbersOf = (lawyer: Practice['lawyers'][number]): string => {
  const numbers = joined(registrations(lawyer));
  return numbers && `, ${numbers}`;
};

/** What helps to choose whom to talk to: facts, no praise (OAB, Provimento 205/2021). */
const factsOf = ({ since, languages, libras }: Practice['lawyers'][number]): string =>
  [
    since && `Atua desde ${since}.`,
    languages && `Atende também em ${joined(languages)}.`,
    libras && 'Atende em Libras.',
  ]
    .filter(Boolean)
    .join(' ');

interface Props {
  practice: Practice;
  words: HomeWords;
}

/** Who the practice is, how it works, and what it does not promise. */
export const About = ({ practice, words }: Props) => (
  <section className={styles.band} id="quem-somos" aria-labelledby="titulo-quem-somos">
    <div className={`wrap ${styles.grid}`}>
      <div>
        <h2 id="titulo-quem-somos">Quem Somos</h2>
        {words.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {practice.lawyers.map((lawyer) => (
            <span key={lawyer.name} className={styles.lawyer}>
              {lawyer.photo && (
                <img
                  className={styles.photo}
                  src={photoPath(lawyer.name)}
                  alt={lawyer.name}
                  width={photoSide / 2}
                  height={photoSide / 2}
                  loading="lazy"
                />
              )}
              <b>{lawyer.name}</b>
              {numbersOf(lawyer)}
              {factsOf(lawyer) && `. ${factsOf(lawyer)}`}
            </span>
          ))}
          <LawyersRegister practice={practice} /> <BarRules {...practice} />
        </p>
        <svg
          className={styles.glasses}
          viewBox="0 0 164 113"
          preserveAspectRatio="xMinYMax"
          aria-hidden="true"
        >
          <CoffeeGlass />
          <CoffeeGlass x={92} />
        </svg>
      </div>
      <details data-group open>
        <summary className={fold.fold}>
          <h3>Como trabalhamos</h3>
        </summary>
        <StepList>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </StepList>
      </details>
    </div>
  </section>
);

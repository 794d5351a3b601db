import { OrderedList } from '#components/lists/List.tsx';
import type { GuideReason } from '#texts/load/guide.ts';
import { LetterLinks } from '../letter/LetterLinks.tsx';
import styles from './denial-reasons.module.css';

/** Why the INSS says no, and which proof answers each reason. */
export const DenialReasons = ({ reasons }: { reasons: readonly GuideReason[] }) => (
  <OrderedList className={styles.reasons}>
    {reasons.map(({ title, description, bring, letters }) => (
      <li key={title}>
        <div>
          <h4>{title}</h4>
          <p>{description}</p>
          {letters.length > 0 && (
            <LetterLinks className={styles.letters} letters={letters} data-not-printed />
          )}
        </div>
        <p className={`box ${styles.bring}`}>
          <b>Leve:</b> {bring}
        </p>
      </li>
    ))}
  </OrderedList>
);

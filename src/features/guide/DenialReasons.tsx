import { OrderedList } from '#components/lists/List.tsx';
import type { DenialReason } from '#content/schema/guide.ts';
import styles from './denial-reasons.module.css';

/** Why the INSS says no, and which proof answers each reason. */
export const DenialReasons = ({ reasons }: { reasons: readonly DenialReason[] }) => (
  <OrderedList className={styles.reasons}>
    {reasons.map(({ title, description, bring }) => (
      <li key={title}>
        <div>
          <h4>{title}</h4>
          <p>{description}</p>
        </div>
        <p className={styles.bring}>
          <b>Leve:</b> {bring}
        </p>
      </li>
    ))}
  </OrderedList>
);

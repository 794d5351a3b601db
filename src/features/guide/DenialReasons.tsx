import type { DenialReason } from '#content/schema/guide.ts';
import styles from './denial-reasons.module.css';

/** Why the INSS says no, and which proof answers each reason. */
export const DenialReasons = ({ reasons }: { reasons: readonly DenialReason[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics with list-style none
  <ol className={styles.reasons} role="list">
    {reasons.map(({ title, description, bring }) => (
      <li key={title}>
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
        <p className={styles.bring}>
          <b>Leve:</b> {bring}
        </p>
      </li>
    ))}
  </ol>
);

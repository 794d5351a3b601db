import styles from './footer.module.css';

/**
 * A row of the tile's leaves, down and up in turn, wide enough for any screen. Each pair is written
 * from where the last one began, so that all read the same and compress to almost nothing.
 */
const pair =
  'a80 80 0 0 1 80 80 80 80 0 0 1-80-80zm80 80a80 80 0 0 1 80-80 80 80 0 0 1-80 80zm80-80';
const leaves = `M0 0${pair.repeat(12)}`;

/** A row of tiled leaves above the footer, as on the wall of the kitchen. */
export const Frieze = () => (
  <div className={styles.frieze} data-not-printed>
    <svg viewBox="0 0 1920 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="d-leaf" d={leaves} />
    </svg>
  </div>
);

import styles from './footer.module.css';

/** A row of the tile's leaves, up and down in turn, wide enough for any screen. */
const leaves = Array.from({ length: 24 }, (_, index) => {
  const x = index * 80;
  return index % 2 === 0
    ? `M${x} 0a80 80 0 0 1 80 80 80 80 0 0 1-80-80z`
    : `M${x} 80a80 80 0 0 1 80-80 80 80 0 0 1-80 80z`;
}).join('');

export const Frieze = () => (
  <div className={styles.frieze}>
    <svg
      viewBox="0 0 1920 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="d-leaf" d={leaves} />
    </svg>
  </div>
);

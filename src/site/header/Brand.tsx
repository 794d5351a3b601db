import styles from './header.module.css';

/** A leaf under a quarter sun, and the name; the last word on a line of its own. */
export const Brand = ({ name }: { name: string }) => {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <a className={styles.brand} href="/">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path className="d-forest" d="M0 0h40v40H0z" />
        <path className="d-clay" d="M40 0v22A22 22 0 0 1 18 0z" />
        <path className="d-white" d="M6 34a20 20 0 0 1 20-20A20 20 0 0 1 6 34z" />
      </svg>
      <span>
        {words.join(' ')} <b>{last}</b>
      </span>
    </a>
  );
};

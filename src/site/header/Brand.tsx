import styles from './header.module.css';

interface Props {
  name: string;
  /** What the practice's own mark is made of. */
  logo?: string | undefined;
}

const Mark = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path className="d-forest" d="M0 0h40v40H0z" />
    <path className="d-clay" d="M40 0v22A22 22 0 0 1 18 0z" />
    <path className="d-white" d="M6 34a20 20 0 0 1 20-20A20 20 0 0 1 6 34z" />
  </svg>
);

const OwnMark = ({ shapes }: { shapes: string }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes only, checked as they are read.
    dangerouslySetInnerHTML={{ __html: `<path class="d-forest" d="M0 0h40v40H0z"/>${shapes}` }}
  />
);

/** A leaf under a quarter sun, and the name; the last word on a line of its own. */
export const Brand = ({ name, logo }: Props) => {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <a className={styles.brand} href="/">
      {logo ? <OwnMark shapes={logo} /> : <Mark />}
      <span>
        {words.join(' ')} <b>{last}</b>
      </span>
    </a>
  );
};

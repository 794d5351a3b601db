import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** Left out on the current page. */
  href?: string;
}

/** The way back: Início › Benefícios › this page. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className={styles.crumbs} aria-label="Você está em" data-not-printed>
    <ol>
      {crumbs.map(({ label, href }) => (
        <li key={label} aria-current={href ? undefined : 'page'}>
          {href ? <a href={href}>{label}</a> : label}
        </li>
      ))}
    </ol>
  </nav>
);

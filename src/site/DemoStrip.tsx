import styles from './demo-strip.module.css';

/** Stands on every page while the practice says `demo: true`. */
export const DemoStrip = () => (
  <aside className={styles.strip} aria-label="Aviso de demonstração" data-not-printed>
    <p>
      <b>Site de demonstração:</b> dados fictícios
    </p>
  </aside>
);

import type { ReactNode } from 'react';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Tool } from '#texts/load/tools.ts';
import { toolPath } from '#texts/paths.ts';
import { nameWith, registrations } from '#texts/schema/lawyer.ts';
import type { Practice } from '#texts/schema/practice.ts';
import styles from './framed-page.module.css';

interface Props {
  tool: Tool;
  practice: Practice;
  /** The tool itself, an island. */
  children?: ReactNode;
}

/** A tool alone, for the page of somebody else: no menu, and who answers for it in one line. */
export const FramedPage = ({ tool, practice, children }: Props) => {
  const rule = `${toolPath(tool.slug)}#a-regra`;
  return (
    <>
      <main className={styles.page}>
        <h1>{tool.title}</h1>
        <noscript>
          <p>
            A conta automática precisa de JavaScript. <a href={rule}>A regra e o exemplo</a> ensinam
            a fazer no papel.
          </p>
        </noscript>
        <div data-print-target>
          {children}
          <LoadFailure>
            Se não adiantar, <a href={rule}>faça a conta no papel</a>.
          </LoadFailure>
        </div>
      </main>
      <footer className={styles.line}>
        {practice.practiceName}
        {practice.practiceRegistration && `, registro ${practice.practiceRegistration}`}
        {practice.lawyers.map((lawyer) => `; ${nameWith(lawyer.name, ...registrations(lawyer))}`)}.
        Não é do INSS{practice.demo && ', e é uma demonstração'}.{' '}
        <a href={rule}>A regra e as fontes</a>
      </footer>
      <EndOfFirstScreen />
    </>
  );
};

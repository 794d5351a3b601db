import { Question } from '#components/disclosure/Question.tsx';
import { type PageProps, TextPage } from '#features/text-page/TextPage.tsx';
import type { Tool } from '#texts/load/tools.ts';
import { embedPath } from '#texts/paths.ts';
import { embeddableTools } from '#texts/registry.ts';
import styles from './embed-page.module.css';
import { snippet } from './embedded.ts';

interface Props extends PageProps {
  tools: readonly Tool[];
}

/** How to show our tools elsewhere: what to copy for each, and how it looks. */
export const EmbedPage = ({ tools, ...text }: Props) => (
  <TextPage
    {...text}
    open={['copie-o-codigo']}
    parts={{
      'copie-o-codigo': tools
        .filter(({ slug }) => embeddableTools.some((one) => one === slug))
        .map(({ slug, title, breadcrumb }) => (
          <section key={slug} className={styles.tool} aria-labelledby={`codigo-${slug}`}>
            <h3 id={`codigo-${slug}`}>{breadcrumb}</h3>
            <pre className={styles.code}>
              <code>{snippet(text.practice.siteAddress, slug, title)}</code>
            </pre>
            <Question title="Ver como fica" level="h4">
              {/* Not fetched before it is opened. */}
              <iframe className={styles.frame} src={embedPath(slug)} title={title} loading="lazy" />
            </Question>
          </section>
        )),
    }}
  />
);

import { Fragment } from 'react';
import { FactList } from '#components/lists/FactList.tsx';
import { List } from '#components/lists/List.tsx';
import spaced from '../sources/sources-page.module.css';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import styles from './open-data.module.css';

interface Link {
  readonly label: string;
  readonly href: string;
}

interface Props extends PageProps {
  /** Each subject with what it is, what to know before using it, and its files. */
  subjects: readonly {
    readonly title: string;
    readonly about: string;
    readonly notice?: string | undefined;
    readonly links: readonly Link[];
  }[];
  examples: readonly { readonly title: string; readonly code: string }[];
  cases: readonly Link[];
}

const Files = ({ links }: { links: readonly Link[] }) => (
  <List className={spaced.checked}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </List>
);

/** What the site gives to other people's programs, and how it is read. */
export const OpenDataPage = ({ subjects, examples, cases, ...text }: Props) => (
  <TextPage
    {...text}
    open={['os-arquivos']}
    parts={{
      'os-arquivos': (
        <FactList>
          {subjects.map(({ title, about, notice, links }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>
                <p>{about}</p>
                <Files links={links} />
                {notice && <p>{notice}</p>}
              </dd>
            </Fragment>
          ))}
        </FactList>
      ),
      exemplos: examples.map(({ title, code }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <pre className={styles.code}>
            <code>{code}</code>
          </pre>
        </Fragment>
      )),
      'casos-resolvidos': <Files links={cases} />,
      'o-que-pode-e-o-que-nao-pode': (
        <p>
          <a href="https://creativecommons.org/licenses/by/4.0/deed.pt-br">A licença CC BY 4.0</a>
        </p>
      ),
    }}
  />
);

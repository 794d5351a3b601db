import { Question } from '#components/disclosure/Question.tsx';
import { List } from '#components/lists/List.tsx';
import { lettersPath } from '#texts/paths.ts';
import { SourceMark } from '../article/SourceMark.tsx';
import { commas } from './ChangeList.tsx';
import type { SourceGroup, UsedSource } from './sources-by-norm.ts';
import styles from './sources-page.module.css';

const isLetter = ({ path }: { path?: string }): boolean =>
  path?.startsWith(`${lettersPath}/`) ?? false;

/** Whoever looks for the law of a page finds it on that page: a norm of half the site names so many. */
const mostUsers = 10;

/** The pages that use a source, in words that lead to them; reasons of letters are counted. */
function linked(users: UsedSource['users']): { label: string; href?: string }[] {
  const letters = users.filter(isLetter);
  const others = users.filter((user) => !isLetter(user));
  const counted = { title: `${letters.length} motivos de carta`, path: lettersPath };
  const all = letters.length <= 3 ? users : [...others, counted];
  const named = all.map(({ title, path }) => ({ label: title, href: path }));
  const rest = named.length - mostUsers;
  if (rest <= 1) return named;
  return [...named.slice(0, mostUsers), { label: `mais ${rest} páginas` }];
}

const Source = ({ name, url, users, ...mark }: UsedSource) => (
  <li>
    <a href={url}>{name}</a>
    <SourceMark {...mark} />
    <p>Em {commas(linked(users))}</p>
  </li>
);

/** Every source of the site, each a link that says what it opens, with the pages that use it. */
export const AllSources = ({ groups }: { groups: readonly SourceGroup[] }) => (
  <div>
    {groups.map(({ title, sources }) => (
      <Question key={title} title={`${title} (${sources.length})`}>
        <List className={styles.sources}>
          {sources.map((source) => (
            <Source key={source.name} {...source} />
          ))}
        </List>
      </Question>
    ))}
  </div>
);

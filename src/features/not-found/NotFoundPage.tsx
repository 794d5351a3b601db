import { ButtonRow, ReadButton, ReadLink } from '#components/buttons/ReadButton.tsx';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import { generalMessage, practiceChat } from '#site/chat.ts';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Benefit } from '#texts/load/benefits.ts';
import { benefitPath, deniedGuidePath, flowPath, topicsPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { SearchField } from '../search/SearchField.tsx';
import styles from './not-found.module.css';

interface Props {
  benefits: readonly Pick<Benefit, 'slug' | 'title'>[];
  practice: Practice;
  isShown: (link: { href: string }) => boolean;
}

const starts = [
  { href: deniedGuidePath, label: 'Meu pedido foi negado' },
  { href: flowPath, label: 'Por onde começar' },
];

/** What an address that does not exist shows: what happened, the way home, and what people look for. */
export const NotFoundPage = ({ benefits, practice, isShown }: Props) => (
  <>
    <div className={styles.head}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h1>Não achamos esta página.</h1>
          <p className={styles.lead}>
            O endereço pode ter mudado ou ter sido escrito de outro jeito.
          </p>
          <SearchField practice={practice} list={topicsPath} />
          <ButtonRow>
            <ReadButton href="/">Voltar para o início</ReadButton>
            <TalkButton href={practiceChat(practice, generalMessage(practice))}>
              Conversar pelo WhatsApp
            </TalkButton>
          </ButtonRow>
        </div>
        <NamedDrawing name="emptyDrawer" />
      </div>
    </div>
    <EndOfFirstScreen />
    <nav className={`wrap ${styles.links}`} aria-labelledby="talvez">
      <h2 id="talvez">Talvez você procure</h2>
      <ul>
        {[
          ...starts.filter(isShown),
          ...benefits.map(({ slug, title }) => ({ href: benefitPath(slug), label: title })),
        ].map(({ href, label }) => (
          <li key={href}>
            <ReadLink href={href}>{label}</ReadLink>
          </li>
        ))}
      </ul>
      <ScamWarning practice={practice} />
      <p className={styles.english}>
        <span>404</span> <span lang="en">Oops! Page not found</span>
        <a href="/" lang="en">
          Return to Home
        </a>
      </p>
    </nav>
  </>
);

import { TalkButton } from '#components/buttons/TalkButton.tsx';
import type { Practice } from '#texts/schema/practice.ts';
import { generalMessage, practiceChat } from '../chat.ts';
import fold from '../fold.module.css';
import { mainNavigation, menuNavigation } from '../navigation.ts';
import { SkipLink } from '../SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { CallLink } from './CallLink.tsx';
import styles from './header.module.css';
import { TextSize } from './TextSize.tsx';

/** Where the page stands: the home page itself, one of the benefit pages, or elsewhere. */
export type CurrentPart = 'home' | 'benefits' | undefined;

const currentOf = (href: string, part: CurrentPart) => {
  if (href === '/' && part === 'home') return 'page';
  if (href === '/#beneficios' && part === 'benefits') return 'true';
  return undefined;
};

const Links = ({
  to,
  part,
  isShown,
}: Pick<Props, 'part' | 'isShown'> & { to: typeof mainNavigation | typeof menuNavigation }) => (
  <ul>
    {to.filter(isShown).map(({ label, href }) => (
      <li key={href}>
        <a href={href} aria-current={currentOf(href, part)}>
          {label}
        </a>
      </li>
    ))}
    <li>
      <TextSize />
    </li>
  </ul>
);

interface Props {
  practice: Practice;
  /** What the practice's own mark is made of. */
  logo?: string | undefined;
  part?: CurrentPart;
  isShown: (link: { href: string }) => boolean;
}

/** Sticky header. Without JavaScript, or once scrolled past 10 px, it is opaque. */
export const Header = ({ practice, logo, part, isShown }: Props) => (
  <header className={styles.header} data-header data-not-printed>
    <SkipLink />
    <div className={`wrap ${styles.row}`}>
      <Brand name={practice.projectName} logo={logo} />
      <nav className={styles.links} aria-label="Principal">
        <Links to={mainNavigation} part={part} isShown={isShown} />
      </nav>
      <div className={styles.acts}>
        <div>
          <TalkButton href={practiceChat(practice, generalMessage(practice))} compact>
            Conversar<span className="visually-hidden"> pelo WhatsApp</span>
          </TalkButton>
        </div>
        <CallLink phone={practice.phone} />
        <details className={styles.menu} data-menu>
          <summary className={fold.fold}>Menu</summary>
          <nav aria-label="Menu">
            <Links to={menuNavigation} part={part} isShown={isShown} />
          </nav>
        </details>
      </div>
    </div>
  </header>
);

import type { ReactNode } from 'react';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import type { TextsStand } from '#texts/load/page-lists.ts';
import { casePath, searchPath, securityPath } from '#texts/paths.ts';
import { footerLinks } from '#texts/registry.ts';
import { nameWith, registrations } from '#texts/schema/lawyer.ts';
import { townOf } from '#texts/schema/office.ts';
import type { Practice } from '#texts/schema/practice.ts';
import {
  counselOf,
  isPublicDefender,
  isSurelyPrivate,
  practiceAs,
} from '#texts/schema/practice-kind.ts';
import { longDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import { generalMessage, phoneLink, practiceChat, readableChatNumber } from '../chat.ts';
import fold from '../fold.module.css';
import { spokenHours } from '../hours.ts';
import { LawyersRegister } from '../LawyersRegister.tsx';
import { mainNavigation, officialChannels } from '../navigation.ts';
import { AccessibilitySymbol } from './AccessibilitySymbol.tsx';
import { Frieze } from './Frieze.tsx';
import styles from './footer.module.css';

/** Has a symbol of its own, and never folds. */
const accessibilityPath = '/acessibilidade';

export interface FooterLink {
  label: string;
  href: string;
}

interface Props {
  practice: Practice;
  /** Up to four benefit pages. */
  benefits: readonly FooterLink[];
  /** Whether a link leads to something that the practice publishes. */
  isShown: (link: { href: string }) => boolean;
  /** The path of this page, to mark it. */
  path: string;
  /** The name of this page, to report a mistake in it. */
  page: string;
  /** On pages that show no date of their own: what holds for every text. */
  texts?: TextsStand | undefined;
}

const siteLinks: readonly FooterLink[] = [
  ...mainNavigation.filter(({ href }) => href !== searchPath),
  ...footerLinks.filter(
    ({ href }) => href !== accessibilityPath && !mainNavigation.some((one) => one.href === href),
  ),
];

const LinkList = ({ links, path }: { links: readonly FooterLink[]; path: string }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** Folded on phones; `open-on-wide.ts` opens it where there is room. */
const Group = ({ title, children }: GroupProps) => (
  <details data-group>
    <summary className={fold.fold}>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);

const Answers = ({ practice }: Pick<Props, 'practice'>) => (
  <p>
    <b>{practice.practiceName}</b>
    {practice.practiceRegistration && `, registro ${practice.practiceRegistration}`}
    {practice.lawyers.map((lawyer) => (
      <span key={lawyer.name} className={styles.lawyer}>
        {nameWith(lawyer.name, ...registrations(lawyer))}
      </span>
    ))}
    <LawyersRegister practice={practice} className={styles.lawyer} />
  </p>
);

const Office = ({ name, phone, ...office }: Practice['offices'][number]) => (
  <p>
    {name && `${name}: `}
    {`${office.address}, ${townOf(office)}`}
    {phone && (
      <>
        {', '}
        <a href={phoneLink(phone)}>
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </>
    )}
  </p>
);

const meuInss = <a href={officialChannels.meuInss}>Meu INSS</a>;
const phone = <a href={officialChannels.phone}>telefone 135</a>;

/** What the site is not, and whom to ask instead: a Defensoria names no other. */
const OfficialChannels = ({ kind }: Pick<Practice, 'kind'>) =>
  isPublicDefender(kind) ? (
    <p>
      Este site não é do INSS. Canais oficiais dele, que não cobram nada nem exigem advogado:{' '}
      {meuInss} e {phone}.
    </p>
  ) : (
    <p>
      {`Este site não é do INSS${isSurelyPrivate(kind) ? ' nem do governo' : ''}. Canais oficiais, que não cobram nada nem exigem advogado: `}
      {meuInss}, {phone}
      {' e, para renda baixa, a '}
      <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>.
    </p>
  );

/** Who has read the texts, as far as it holds for all. */
const Checked = ({ areSigned, on, kind }: TextsStand & Pick<Practice, 'kind'>) => {
  const day = <time dateTime={on}>{longDate(on)}</time>;
  return areSigned ? (
    <p>
      Cada texto deste site foi conferido por {counselOf(kind)} em {day} ou depois.
    </p>
  ) : (
    <p>Última mudança nos textos: {day}. Cada página diz se já foi conferida.</p>
  );
};

/** Contact, navigation, who answers for the site, and what it is not. */
export const Footer = ({ practice, benefits, isShown, path, page, texts }: Props) => (
  // Of the visitor's own sheet the back is full, and may be handed in.
  <footer className={styles.footer} data-not-printed={path === casePath || undefined}>
    <Frieze />
    <div className="wrap">
      <div className={styles.columns} data-not-printed>
        <Group title={`Fale com ${practiceAs('o', practice)}`}>
          <address>
            <p>
              <a href={practiceChat(practice, generalMessage(practice))} rel="noreferrer">
                WhatsApp: <PhoneNumber>{readableChatNumber(practice.chatNumber)}</PhoneNumber>
              </a>
            </p>
            <p>
              <a href={phoneLink(practice.phone)}>
                Telefone: <PhoneNumber>{practice.phone}</PhoneNumber>
              </a>
            </p>
            <p>
              <a href={`mailto:${practice.email}`}>{`E-mail: ${practice.email}`}</a>
            </p>
            {practice.offices.map((office) => (
              <Office key={office.address} {...office} />
            ))}
            <p>{capitalised(spokenHours(practice))}</p>
          </address>
        </Group>
        {benefits.length > 0 && (
          <nav aria-label="Benefícios">
            <Group title="Benefícios">
              <LinkList links={benefits} path={path} />
            </Group>
          </nav>
        )}
        <nav aria-label="Rodapé">
          <Group title="Neste site">
            <LinkList links={siteLinks.filter(isShown)} path={path} />
            <p>
              <a
                href={practiceChat(practice, `Olá! Achei um erro na página “${page}” do site: `)}
                rel="noreferrer"
              >
                Achei um erro nesta página
              </a>
            </p>
          </Group>
        </nav>
      </div>
      <p className={styles.accessible} data-not-printed>
        <a href={accessibilityPath} aria-current={path === accessibilityPath ? 'page' : undefined}>
          <AccessibilitySymbol />
          Acessibilidade
        </a>
      </p>
      <div className={styles.end}>
        <Answers practice={practice} />
        <div>
          <p>
            Nosso único WhatsApp é{' '}
            <PhoneNumber>{readableChatNumber(practice.chatNumber)}</PhoneNumber>. Outro número é
            golpe: <a href={securityPath}>veja como conferir</a>.
          </p>
          <p>
            {`Conteúdo informativo, não substitui a análise do caso por ${counselOf(practice.kind)}. Cada caso depende de análise e da decisão do INSS ou da Justiça.`}
          </p>
          <OfficialChannels {...practice} />
          {texts && <Checked {...texts} kind={practice.kind} />}
        </div>
      </div>
    </div>
  </footer>
);

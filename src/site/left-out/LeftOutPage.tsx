import { ButtonRow, ReadButton } from '#components/buttons/ReadButton.tsx';
import { TalkButton } from '#components/buttons/TalkButton.tsx';
import type { LeftOut } from '#texts/load/publication.ts';
import { topicsPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { counselOf, isPublicDefender } from '#texts/schema/practice-kind.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { generalMessage, practiceChat } from '../chat.ts';
import { crumbsOfPage } from '../crumbs.ts';
import { EndOfFirstScreen } from '../EndOfFirstScreen.tsx';
import { officialChannels } from '../navigation.ts';
import styles from './left-out.module.css';

interface Props {
  /** What the text that is not here is about. */
  title: string;
  why: LeftOut;
  practice: Practice;
}

/** Why the text is not here, in one sentence. Not to write of something is not to refuse it. */
export const reasonOf = (why: LeftOut, practice: Practice): string =>
  why === 'not-chosen'
    ? 'Este assunto não está neste site.'
    : `O texto sobre este assunto ainda não foi conferido por ${counselOf(practice.kind)}. Por isso não está aqui.`;

/** Stands at the address of a text that the practice does not publish: who answers instead, and the way to ask. */
export const LeftOutPage = ({ title, why, practice }: Props) => (
  <>
    <div className={styles.head}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbsOfPage(title)} />
        <h1>{title}</h1>
        <p className={styles.lead}>{reasonOf(why, practice)}</p>
      </div>
    </div>
    <EndOfFirstScreen />
    <div className={`wrap ${styles.ways}`}>
      <h2>Onde perguntar, de graça</h2>
      <ul>
        <li>
          No <a href={officialChannels.meuInss}>Meu INSS</a> ou no{' '}
          <a href={officialChannels.phone}>telefone 135</a>.
        </li>
        {!isPublicDefender(practice.kind) && (
          <li>
            Renda baixa? Na{' '}
            <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>.
          </li>
        )}
      </ul>
      <ButtonRow>
        <ReadButton href={topicsPath}>Ver os assuntos deste site</ReadButton>
        <TalkButton href={practiceChat(practice, generalMessage(practice))}>
          Conversar pelo WhatsApp
        </TalkButton>
      </ButtonRow>
    </div>
  </>
);

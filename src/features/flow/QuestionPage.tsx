import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { Breadcrumb } from '#site/Breadcrumb.tsx';
import { practiceChat } from '#site/chat.ts';
import { ScamWarning } from '#site/contact/ScamWarning.tsx';
import { crumbsOfPage, crumbsOfQuestion } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import { spokenHours } from '#site/hours.ts';
import { officialChannels } from '#site/navigation.ts';
import type { FlowQuestion } from '#texts/load/flow.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAtStart } from '#texts/schema/practice-kind.ts';
import { ListenToPage } from '../article/helps/ListenToPage.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './question-page.module.css';

interface Props {
  question: FlowQuestion;
  practice: Practice;
}

/** One question; each answer is a link, so that it works without any script and with the back button. */
export const QuestionPage = ({ question, practice }: Props) => {
  const { most, previous, hint, answers, phoneHours } = question;
  const crumbs = previous ? crumbsOfQuestion : crumbsOfPage('Por onde começar');
  return (
    <>
      <div className={styles.head}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.crumbs}>
            <Breadcrumb crumbs={crumbs} />
          </div>
          <div className={styles.words}>
            <div className={styles.number}>
              <p>
                {most === 1 ? (
                  <b>Só falta esta pergunta</b>
                ) : (
                  <>
                    No máximo <b>{most} perguntas</b>, com esta
                  </>
                )}
              </p>
              <ListenToPage />
            </div>
            <h1 id="pergunta">{question.question}</h1>
            <p className={styles.hint}>{hint}</p>
          </div>
          <div className={styles.drawing} data-not-printed>
            <NamedDrawing name="signpost" />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.page}`}>
        <nav aria-label="Respostas" data-heard>
          <ul className={styles.answers}>
            {answers.map(({ label, path }) => (
              <li key={label}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {previous && <BackLink to={previous} />}
        <div className={styles.person} data-not-printed>
          <p>
            Prefere falar com alguém? O telefone <a href={officialChannels.phone}>135</a>
            {` é do INSS${phoneHours ? ` e atende ${phoneHours}` : ''}. ${practiceAtStart('o', practice)} atende pelo WhatsApp, ${spokenHours(practice)}.`}
          </p>
          <TalkLink
            href={practiceChat(
              practice,
              `Olá! Vim pelo site ${practice.projectName} e não sei por onde começar no INSS.`,
            )}
          >
            Conversar pelo WhatsApp
          </TalkLink>
        </div>
        <EndOfFirstScreen />
        <ScamWarning practice={practice} />
      </div>
    </>
  );
};

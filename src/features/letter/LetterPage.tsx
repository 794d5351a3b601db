import { Fragment, type ReactNode } from 'react';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { List } from '#components/lists/List.tsx';
import { Markdown } from '#components/markdown/Markdown.tsx';
import type { IsoDate } from '#law/date.ts';
import { crumbsOfLetter } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import { officialChannels } from '#site/navigation.ts';
import type { Letter } from '#texts/load/letters.ts';
import type { LinkedTool } from '#texts/load/tools.ts';
import { casePathFor, letterPath, lettersPath } from '#texts/paths.ts';
import type { DrawingName } from '#texts/schema/drawing.ts';
import { lookedAtSection, onlySaysYes, toCheckSection, waysSection } from '#texts/schema/letter.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { isPublicDefender } from '#texts/schema/practice-kind.ts';
import { ArticleEnd } from '../article/ArticleEnd.tsx';
import { ArticleHead } from '../article/ArticleHead.tsx';
import { ArticleLayout } from '../article/ArticleLayout.tsx';
import { ArticleSection } from '../article/ArticleSection.tsx';
import { Contents } from '../article/Contents.tsx';
import { Doors, type DrawSection } from '../article/doors/Doors.tsx';
import { ToolDoors } from '../article/doors/ToolDoors.tsx';
import { HeadSheet } from '../article/HeadSheet.tsx';
import { ArticleHelps } from '../article/helps/ArticleHelps.tsx';
import { InReview } from '../article/InReview.tsx';
import styles from './letter.module.css';

/** A no is crossed out; a yes and a demand for papers are not. */
function drawingOf({ kinds }: Letter): DrawingName {
  if (onlySaysYes(kinds)) return 'letter';
  return kinds.every((kind) => kind === 'requirement') ? 'papers' : 'stampedLetter';
}

interface Props {
  letter: Letter;
  tools: readonly LinkedTool[];
  practice: Practice;
  date: IsoDate;
  isShown: (link: { href: string }) => boolean;
}

interface SaysProps extends Pick<Letter, 'says' | 'otherWords' | 'untilWhen'> {
  /** Ways to hear the text or send it on. */
  children: ReactNode;
}

const OtherWords = ({ otherWords }: Pick<Letter, 'otherWords'>) => (
  <List>
    {otherWords.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </List>
);

/** The sentence to compare, and what cannot wait; only what was seen printed is quoted as the INSS's. */
const Says = ({ says, otherWords, untilWhen, children }: SaysProps) => (
  <HeadSheet
    id="na-carta"
    className={styles.sides}
    title={says.length > 0 ? 'A carta diz isto, ou algo parecido' : 'A carta pode dizer'}
  >
    {says.length > 0 ? (
      <List>
        {says.map((sentence) => (
          <li key={sentence}>
            <q>{sentence}</q>
          </li>
        ))}
      </List>
    ) : (
      <OtherWords otherWords={otherWords} />
    )}
    <section className={styles.first} aria-labelledby="ate-quando">
      <h2 id="ate-quando">O que fazer, e até quando</h2>
      <Markdown tree={untilWhen} />
    </section>
    {says.length > 0 && otherWords.length > 0 && (
      <section className={styles.other} aria-labelledby="outras-palavras">
        <h2 id="outras-palavras">A carta também pode dizer</h2>
        <OtherWords otherWords={otherWords} />
      </section>
    )}
    {children}
  </HeadSheet>
);

const Routes = ({ routes }: Pick<Letter, 'routes'>) =>
  routes.map(({ id, title, body }) => (
    <section key={id} className={`box ${styles.route}`}>
      <h3 id={id}>{title}</h3>
      <Markdown tree={body} />
    </section>
  ));

/** What the first look does not need stands behind a door on phones. */
const behind: Readonly<Record<string, DrawingName>> = {
  [lookedAtSection]: 'question',
  [toCheckSection]: 'question',
  'Papéis que respondem': 'papers',
  [waysSection]: 'clock',
};

/** What a sentence of the INSS means and what can be done: the same skeleton for all. */
export const LetterPage = ({ letter, tools, practice, date, isShown }: Props) => {
  const { sections, verifiedOn } = letter;
  const open = sections.filter(({ title }) => !behind[title]);
  const doors = sections.flatMap((section) => {
    const { id, title: question } = section;
    const drawing = behind[question];
    return drawing ? [{ id, question, drawing, sections: [section] }] : [];
  });
  const draw: DrawSection = (section, level) => (
    <>
      <Markdown tree={section.body} level={level} />
      {section.title === waysSection && <Routes routes={letter.routes} />}
    </>
  );
  return (
    <>
      <ArticleHead
        crumbs={crumbsOfLetter(letter.title)}
        title={letter.title}
        lead={letter.lead}
        byline={<InReview date={date} verifiedOn={verifiedOn} />}
        drawing={<NamedDrawing name={drawingOf(letter)} />}
      >
        <Says {...letter}>
          <ArticleHelps
            practice={practice}
            path={letterPath(letter.slug)}
            about={letter.seo.title}
          />
        </Says>
      </ArticleHead>
      <ArticleLayout
        contents={<Contents entries={[...sections, { id: 'fontes', title: 'Fontes' }]} />}
      >
        {open.map((section, index) => (
          <Fragment key={section.id}>
            <ArticleSection section={section} />
            {index === 0 && <EndOfFirstScreen />}
          </Fragment>
        ))}
        <ToolDoors tools={tools} />
        <Doors doors={doors} draw={draw} />
        <div className={styles.onward} data-not-printed>
          {!isPublicDefender(practice.kind) && (
            <p>
              Pouca renda? <a href={officialChannels.publicDefender}>Defensoria Pública da União</a>
            </p>
          )}
          <p>
            <ReadLink href={casePathFor(letter.slug)}>
              Meu caso, no papel: folha para levar
            </ReadLink>
          </p>
          {isShown({ href: lettersPath }) && (
            <p>
              <ReadLink href={lettersPath}>Procurar outra frase da carta</ReadLink>
            </p>
          )}
        </div>
        <ArticleEnd
          text={letter}
          practice={practice}
          title="Enviar a carta para análise"
          chat={letter.chat}
        />
      </ArticleLayout>
    </>
  );
};

import type { ReactNode } from 'react';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { ArticleSection } from '#features/article/ArticleSection.tsx';
import { SectionDoor } from '#features/article/doors/SectionDoor.tsx';
import { ArticleHelps } from '#features/article/helps/ArticleHelps.tsx';
import { ListenToPage } from '#features/article/helps/ListenToPage.tsx';
import { InReview } from '#features/article/InReview.tsx';
import { InShort } from '#features/article/InShort.tsx';
import { PlainEnd } from '#features/article/PlainEnd.tsx';
import { doorsOf, doorsSection } from '#features/letter/doors.ts';
import { groupsOf } from '#features/letter/groups.ts';
import { KindDoors } from '#features/letter/KindDoors.tsx';
import { LettersByBenefit } from '#features/letter/LettersByBenefit.tsx';
import { checkParts, type PageProps } from '#features/text-page/TextPage.tsx';
import { crumbsOfPage } from '#site/crumbs.ts';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import { EndOfFirstScreen } from '#site/EndOfFirstScreen.tsx';
import type { Letter } from '#texts/load/letters.ts';
import { lettersPath } from '#texts/paths.ts';
import { ToolHead } from '../ToolHead.tsx';
import layout from '../tool-page.module.css';

interface Props extends PageProps {
  letters: readonly Letter[];
  /** Whether a link leads to something that the practice publishes. */
  isShown: (link: { href: string }) => boolean;
  /** What reads a paper, an island. */
  children: ReactNode;
}

const benefitsSection = 'escolha-pelo-beneficio';

/** "O que diz a sua carta": show it, or pick what it says from the lists. */
export const LettersPage = ({ letters, page: whole, practice, date, isShown, children }: Props) => {
  const { doors, page } = doorsOf(whole);
  checkParts(page, [benefitsSection]);
  const drawn: Readonly<Record<string, ReactNode>> = {
    [doorsSection]: <KindDoors doors={doors} letters={letters} />,
    [benefitsSection]: <LettersByBenefit groups={groupsOf(letters, isShown)} />,
  };
  return (
    <>
      <ToolHead
        crumbs={crumbsOfPage(page.title)}
        title={page.title}
        drawing={<NamedDrawing name="letter" />}
        beside={<ListenToPage isOfShown />}
      />
      <div className={`wrap ${layout.page}`}>
        <noscript>
          <p className={layout.noscript}>
            Ler a carta aqui precisa de JavaScript.{' '}
            <a href={`#${doorsSection}`}>Escolha na lista</a> o que mais se parece com ela.
          </p>
        </noscript>
        <p className={layout.opening}>{page.lead}</p>
        <div className={layout.tool} data-print-target>
          {children}
          <LoadFailure>Se não adiantar, escolha pelo benefício, nas listas abaixo.</LoadFailure>
        </div>
        <div className={layout.text}>
          <EndOfFirstScreen />
          <InReview date={date} verifiedOn={page.verifiedOn} />
          <InShort lines={page.inShort}>
            <ArticleHelps practice={practice} path={lettersPath} about={page.seo.title} />
          </InShort>
          {page.sections.map((section) => {
            const Part = drawn[section.id] ? ArticleSection : SectionDoor;
            return (
              <Part key={section.id} section={section}>
                {drawn[section.id]}
              </Part>
            );
          })}
          <PlainEnd page={page} practice={practice} />
        </div>
      </div>
    </>
  );
};

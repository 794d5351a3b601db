import type { IsoDate } from '#law/date.ts';
import type { Letter } from '#texts/load/letters.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { doorsOf, doorsSection } from './doors.ts';
import { KindDoors } from './KindDoors.tsx';
import { LetterSearch } from './LetterSearch.tsx';
import { LettersByBenefit } from './LettersByBenefit.tsx';

interface Props {
  page: PlainText;
  letters: readonly Letter[];
  practice: Practice;
  date: IsoDate;
}

/** "O que diz a sua carta": look for the sentence, or pick it from the lists. */
export const LettersPage = ({ letters, page: whole, ...text }: Props) => {
  const { doors, page } = doorsOf(whole);
  return (
    <TextPage
      {...text}
      page={page}
      first="procure-a-frase"
      open={[doorsSection, 'escolha-pelo-beneficio']}
      parts={{
        'procure-a-frase': <LetterSearch />,
        [doorsSection]: <KindDoors doors={doors} letters={letters} />,
        'escolha-pelo-beneficio': <LettersByBenefit letters={letters} />,
      }}
    />
  );
};

import type { Letter } from '#content/load/letters.ts';
import type { PlainText } from '#content/load/page.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { LetterSearch } from './LetterSearch.tsx';
import { LettersByBenefit } from './LettersByBenefit.tsx';
import { packReasons } from './match.ts';

interface Props {
  page: PlainText;
  letters: readonly Letter[];
  practice: Practice;
  date: IsoDate;
}

/** "O que diz a sua carta": look for the sentence, or pick it from the lists. */
export const LettersPage = ({ letters, ...text }: Props) => (
  <TextPage
    {...text}
    first="procure-a-frase"
    open={['escolha-pelo-beneficio']}
    parts={{
      'procure-a-frase': <LetterSearch reasons={packReasons(letters)} />,
      'escolha-pelo-beneficio': <LettersByBenefit letters={letters} />,
    }}
  />
);

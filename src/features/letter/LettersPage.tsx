import type { ReactNode } from 'react';
import type { Letter } from '#content/load/letters.ts';
import type { PlainText } from '#content/load/page.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { LettersByBenefit } from './LettersByBenefit.tsx';

interface Props {
  page: PlainText;
  letters: readonly Letter[];
  practice: Practice;
  date: IsoDate;
  /** The search, an island. */
  children?: ReactNode;
}

/** "O que diz a sua carta": look for the sentence, or pick it from the lists. */
export const LettersPage = ({ letters, children, ...text }: Props) => (
  <TextPage
    {...text}
    parts={{ 'escolha-pelo-beneficio': <LettersByBenefit letters={letters} /> }}
    childrenAt="procure-a-frase"
  >
    {children}
  </TextPage>
);

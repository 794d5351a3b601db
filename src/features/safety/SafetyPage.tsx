import type { IsoDate } from '#law/date.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { NumberCheck } from './NumberCheck.tsx';

interface Props {
  page: PlainText;
  practice: Practice;
  date: IsoDate;
}

/** Scams: what to do now and whose number that is stand open, the rest behind doors. */
export const SafetyPage = (text: Props) => (
  <TextPage
    {...text}
    open={['pare-e-confira', 'este-numero-e-de-voces']}
    parts={{ 'este-numero-e-de-voces': <NumberCheck practice={text.practice} /> }}
  />
);

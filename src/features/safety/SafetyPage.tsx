import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { NumberCheck } from './NumberCheck.tsx';

/** Scams: what to do now and whose number that is stand open, the rest behind doors. */
export const SafetyPage = (text: PageProps) => (
  <TextPage
    {...text}
    open={['pare-e-confira', 'este-numero-e-de-voces']}
    parts={{ 'este-numero-e-de-voces': <NumberCheck practice={text.practice} /> }}
  />
);

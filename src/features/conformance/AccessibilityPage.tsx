import type { IsoDate } from '#law/date.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { WcagCriterion } from '#texts/schema/conformance.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { ConformanceReport } from './ConformanceReport.tsx';

interface Props {
  page: PlainText;
  criteria: readonly WcagCriterion[];
  practice: Practice;
  date: IsoDate;
}

/** What is done for people with disabilities, what is still owed, criterion by criterion. */
export const AccessibilityPage = ({ page, criteria, practice, date }: Props) => (
  <TextPage
    page={page}
    practice={practice}
    date={date}
    parts={{ 'criterio-por-criterio': <ConformanceReport criteria={criteria} /> }}
  />
);

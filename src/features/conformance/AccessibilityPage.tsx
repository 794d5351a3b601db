import type { PageText } from '#content/load/page-text.ts';
import type { Criterion } from '#content/schema/conformance.ts';
import type { Practice } from '#content/schema/practice.ts';
import type { IsoDate } from '#law/date.ts';
import { TextPage } from '../text-page/TextPage.tsx';
import { ConformanceReport } from './ConformanceReport.tsx';

interface Props {
  page: PageText;
  criteria: readonly Criterion[];
  practice: Practice;
  /** The day of the build, to judge how fresh the text is. */
  date: IsoDate;
}

/** What is done for people with disabilities, what is still owed, criterion by criterion. */
export const AccessibilityPage = ({ page, criteria, practice, date }: Props) => (
  <TextPage
    page={page}
    practice={practice}
    date={date}
    invite="Algo neste site atrapalhou você? Conte em que página e com que aparelho."
    parts={{ 'criterio-por-criterio': <ConformanceReport criteria={criteria} /> }}
  />
);

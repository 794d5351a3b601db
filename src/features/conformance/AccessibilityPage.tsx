import type { WcagCriterion } from '#texts/schema/conformance.ts';
import { type PageProps, TextPage } from '../text-page/TextPage.tsx';
import { ConformanceReport } from './ConformanceReport.tsx';

interface Props extends PageProps {
  criteria: readonly WcagCriterion[];
}

/** What is done for people with disabilities, what is still owed, criterion by criterion. */
export const AccessibilityPage = ({ criteria, ...text }: Props) => (
  <TextPage
    {...text}
    parts={{ 'criterio-por-criterio': <ConformanceReport criteria={criteria} /> }}
  />
);

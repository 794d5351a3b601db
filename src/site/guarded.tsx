import type { ReactNode } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import type { PracticeContact } from './contact/practice-contact.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** An island: a failure in it leaves the rest of the page at work, and says how else to ask. */
export const guarded =
  <Setting extends PracticeContact>(Part: (props: { setting: Setting }) => ReactNode) =>
  ({ setting }: { setting: Setting }) => (
    <FailureBoundary fallback={<FailureNotice {...setting} />}>
      <Part setting={setting} />
    </FailureBoundary>
  );

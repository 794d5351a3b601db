import { type ComponentType, useEffect, useState } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';

interface Props<Shown extends object> {
  load: () => Promise<ComponentType<Shown>>;
  shown: Shown;
}

/** @throws what kept the part from coming, for the boundary around it */
function Part<Shown extends object>({ load, shown }: Props<Shown>) {
  const [{ View, failure }, setFetched] = useState<{
    View?: ComponentType<Shown>;
    failure?: { error: unknown };
  }>({});
  useEffect(() => {
    load().then(
      (View) => setFetched({ View }),
      (error: unknown) => setFetched({ failure: { error } }),
    );
  }, [load]);
  if (failure) throw failure.error;
  return View ? <View {...shown} /> : <p role="status">Um momento.</p>;
}

/** A part of the tool that comes when it is wanted; where it does not, it can be tried again. */
export function Fetched<Shown extends object>({
  setting,
  ...part
}: Props<Shown> & { setting: ToolSetting }) {
  const [attempt, setAttempt] = useState(1);
  return (
    <FailureBoundary
      key={attempt}
      fallback={<FailureNotice {...setting} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Part {...part} />
    </FailureBoundary>
  );
}

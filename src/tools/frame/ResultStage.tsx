import { type ComponentType, useEffect, useState } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { pageLinks } from './page-links.ts';
import type { ToShow } from './shown.ts';
import type { ToolSetting } from './tool-setting.ts';

type View<Told, Answers> = ComponentType<ToShow<Told, Answers>>;

interface Props<Told, Answers> {
  /** Fetches the result: its rules and words come apart from the questions. */
  load: () => Promise<View<Told, Answers>>;
  /** The result, where it has already come. */
  loaded: View<Told, Answers> | undefined;
  shown: Omit<ToShow<Told, Answers>, 'setting'> & { setting: ToolSetting };
}

/** @throws what kept the result from coming, for the boundary around it */
function FetchedResult<Told, Answers>({ load, loaded, shown }: Props<Told, Answers>) {
  const [{ View, failure }, setFetched] = useState<{
    View?: View<Told, Answers> | undefined;
    failure?: { error: unknown };
  }>({ View: loaded });
  const { heading } = shown;
  useEffect(() => {
    if (loaded) return;
    load().then(
      (View) => setFetched({ View }),
      (error: unknown) => setFetched({ failure: { error } }),
    );
  }, [load, loaded]);
  // The heading of the result takes the place of the one that says to wait.
  useEffect(() => {
    if (View) heading.current?.focus();
  }, [View, heading]);
  if (failure) throw failure.error;
  if (View) return <View {...shown} setting={{ ...shown.setting, links: pageLinks() }} />;
  return (
    <h2 ref={heading} tabIndex={-1}>
      Fazendo a conta
    </h2>
  );
}

/**
 * The result, alone inside its boundary: when it does not come or fails while it is drawn, the
 * questions keep what was typed, and it can be tried again.
 */
export function ResultStage<Told, Answers>({ load, loaded, shown }: Props<Told, Answers>) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => setAttempt(attempt + 1);
  return (
    <FailureBoundary key={attempt} fallback={<FailureNotice {...shown.setting} onRetry={retry} />}>
      <FetchedResult load={load} loaded={loaded} shown={shown} />
    </FailureBoundary>
  );
}

import { useEffect, useState } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { pageLinks } from './page-links.ts';
import type { ToShow, Views } from './shown.ts';
import type { ToolSetting } from './tool-setting.ts';

interface Props<Told> {
  which: keyof Views<Told>;
  /** Fetches the views: rules and words come apart from the questions. */
  load: () => Promise<Views<Told>>;
  /** The views, where they have already come. */
  loaded: Views<Told> | undefined;
  shown: Omit<ToShow<Told>, 'setting'> & { setting: ToolSetting };
}

/** @throws what kept the result from coming, for the boundary around it */
function FetchedResult<Told>({ which, load, loaded, shown }: Props<Told>) {
  const [{ views, failure }, setFetched] = useState<{
    views?: Views<Told> | undefined;
    failure?: { error: unknown };
  }>({ views: loaded });
  const View = views?.[which];
  const { heading } = shown;
  useEffect(() => {
    if (loaded) return;
    load().then(
      (views) => setFetched({ views }),
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
export function ResultStage<Told>({ shown, ...fetched }: Props<Told>) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => setAttempt(attempt + 1);
  return (
    <FailureBoundary key={attempt} fallback={<FailureNotice {...shown.setting} onRetry={retry} />}>
      <FetchedResult {...fetched} shown={shown} />
    </FailureBoundary>
  );
}

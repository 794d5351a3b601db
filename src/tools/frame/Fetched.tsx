import { links } from 'virtual:tool-citations';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { ResultSetting, ToolSetting } from './tool-setting.ts';

/** Milliseconds, as in `document/islands/use.ts`, which shares no file with what it starts. */
const patience = 15_000;

/** What is shown with whatever a page has for its results. */
type PartOf<Shown extends object> = ComponentType<Shown & { setting: ResultSetting }>;

interface Props<Shown extends object> {
  /** Fetches the part; another function fetches it anew. */
  load: () => Promise<PartOf<Shown>>;
  /** The part, where it has already come. */
  loaded?: PartOf<Shown> | undefined;
  shown: Shown;
  setting: ToolSetting;
  /** Until it has come, where it is not the usual line. */
  waiting?: ReactNode;
  /** Of the part, to take the focus when it comes. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Tries once more where there is a connection; else the part alone is asked for again. */
  onRetry?: () => void;
}

function Part<Shown extends object>(props: Props<Shown> & { onRetry: () => void }) {
  const { load, loaded, shown, setting, heading, onRetry } = props;
  const { waiting = <p role="status">Um momento.</p> } = props;
  const [{ View, isLost }, setFetched] = useState<{
    View?: PartOf<Shown> | undefined;
    isLost?: boolean;
  }>({ View: loaded });
  useEffect(() => {
    if (loaded) return;
    const giveUp = () => setFetched({ isLost: true });
    const late = setTimeout(giveUp, patience);
    // What comes late is shown in the place of the notice.
    load()
      .then((View) => setFetched({ View }), giveUp)
      .finally(() => clearTimeout(late));
  }, [load, loaded]);
  useEffect(() => {
    if (View) heading?.current?.focus();
  }, [View, heading]);
  if (isLost) return <FailureNotice {...setting} isLost onRetry={onRetry} />;
  return View ? <View {...shown} setting={{ ...setting, links }} /> : waiting;
}

/**
 * A part of a tool that comes when it is wanted, alone inside its boundary: when it does not come or
 * fails while it is drawn, what stands around it stays, and it can be tried again.
 */
export function Fetched<Shown extends object>(props: Props<Shown>) {
  const [attempt, setAttempt] = useState(1);
  const onRetry = () => {
    if (props.onRetry && navigator.onLine) props.onRetry();
    else setAttempt(attempt + 1);
  };
  return (
    <FailureBoundary
      key={attempt}
      fallback={<FailureNotice {...props.setting} onRetry={onRetry} />}
    >
      <Part {...props} onRetry={onRetry} />
    </FailureBoundary>
  );
}

import { type ComponentType, type RefObject, useEffect, useState } from 'react';

interface WithHeading {
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * A result whose rules and words are fetched only once a filled form needs them, while the answers
 * are being checked. A failed fetch is tried again; when it fails then too, the tool's boundary says
 * what still works.
 */
export function lazyResult<Props extends WithHeading>(
  fetchView: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;

  const load = async (): Promise<ComponentType<Props>> => {
    loaded = await fetchView();
    return loaded;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once a tool, at module level
  const Result = (props: Props) => {
    const { heading } = props;
    const [view, setView] = useState({ View: loaded, hasFailed: false });
    const wasWaiting = useState(loaded === undefined)[0];
    const isThere = view.View !== undefined;
    useEffect(() => {
      if (loaded) return;
      load().then(
        (View) => setView({ View, hasFailed: false }),
        () => setView({ View: undefined, hasFailed: true }),
      );
    }, []);
    useEffect(() => {
      if (isThere && wasWaiting) heading.current?.focus();
    }, [isThere, wasWaiting, heading]);
    if (view.View) return <view.View {...props} />;
    if (view.hasFailed) throw new Error('the result could not be fetched');
    return (
      <h2 ref={heading} tabIndex={-1}>
        Fazendo a conta
      </h2>
    );
  };

  return {
    Result,
    /** Starts the fetch early; a failure shows when the result is asked for. */
    prefetch: (): void => {
      load().catch(() => undefined);
    },
  };
}

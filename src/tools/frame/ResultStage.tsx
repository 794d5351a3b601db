import { useCallback } from 'react';
import { Fetched } from './Fetched.tsx';
import type { ToShow, Views } from './shown.ts';
import type { ToolSetting } from './tool-setting.ts';

// The answers are kept in the visit, and found again; it helps where the same part would not come again.
const reload = () => location.reload();

interface Props<Told> {
  which: keyof Views<Told>;
  /** Fetches the views: rules and words come apart from the questions. */
  load: () => Promise<Views<Told>>;
  /** The views, where they have already come. */
  loaded: Views<Told> | undefined;
  shown: Omit<ToShow<Told>, 'setting'>;
  setting: ToolSetting;
}

/** The check or the result; where it does not come, the questions keep what was typed. */
export function ResultStage<Told>({ which, load, loaded, shown, setting }: Props<Told>) {
  const { heading } = shown;
  return (
    <Fetched
      load={useCallback(async () => (await load())[which], [load, which])}
      loaded={loaded?.[which]}
      shown={shown}
      setting={setting}
      heading={heading}
      onRetry={reload}
      // The heading of the result takes the place of the one that says to wait.
      waiting={
        <h2 ref={heading} tabIndex={-1}>
          Fazendo a conta
        </h2>
      }
    />
  );
}

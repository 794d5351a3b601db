import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import type { ShownResult } from '../frame/ToolStages.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { ComparedView } from './ComparedView.tsx';
import type { PensionForm } from './read-answers.ts';
import { StoppedView } from './StoppedView.tsx';

interface Props extends ShownResult {
  form: PensionForm;
  setting: ToolSetting;
}

/**
 * The result, or where the tool stops.
 * @throws {Error} on contradictory answers, which reading the form has already refused
 */
export const PensionResultView = ({ form, setting, ...shown }: Props) => {
  const result = survivorPension(form.answers, form.today);
  if (result.outcome === 'invalid') {
    throw new Error(result.problems.map(({ id }) => id).join());
  }
  return result.outcome === 'stopped' ? (
    <StoppedView form={form} stopped={result} heading={shown.heading} setting={setting} />
  ) : (
    <ComparedView form={form} result={result} {...shown} setting={setting} />
  );
};

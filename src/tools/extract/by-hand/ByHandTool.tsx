import { useEffect, useRef } from 'react';
import { toolOf } from '../../frame/Tool.tsx';
import type { ToolSetting } from '../../frame/tool-setting.ts';
import { questions } from './questions.ts';

const Tool = toolOf({
  questions,
  loadResult: async () => (await import('./by-hand-result.tsx')).result,
});

/** The jobs and payments told one by one, by whoever has no extract at hand. */
export const ByHandTool = ({ setting }: { setting: ToolSetting }) => {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={whole}>
      <Tool setting={setting} />
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { toolOf } from '../../frame/tool-of.tsx';
import type { ToolSetting } from '../../frame/tool-setting.ts';
import { questions } from './questions.ts';

const Periods = toolOf(questions, async () => (await import('./by-hand-result.tsx')).result);

/** The jobs and payments told one by one, by whoever has no extract at hand. */
export const ByHandTool = ({ setting }: { setting: ToolSetting }) => {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={whole}>
      <Periods setting={setting} />
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { Tool, type ToolDescription } from '../../frame/Tool.tsx';
import type { ToolSetting } from '../../frame/tool-setting.ts';
import type { ToldLife } from '../result/told-life.ts';
import { questions, type Told } from './questions.ts';

const tool: ToolDescription<Told, ToldLife> = {
  questions,
  loadResult: async () => (await import('./by-hand-result.tsx')).result,
};

/** The jobs and payments told one by one, by whoever has no extract at hand. */
export const ByHandTool = ({ setting }: { setting: ToolSetting }) => {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    whole.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div ref={whole}>
      <Tool tool={tool} setting={setting} />
    </div>
  );
};

import { useState } from 'react';
import { Fetched } from '../../frame/Fetched.tsx';
import type { ToolSetting } from '../../frame/tool-setting.ts';
import { Folded } from '../../result/Folded.tsx';
import type { Counted } from '../result/count-life.ts';
import type { ToldLife } from '../result/told-life.ts';

const loadView = async () => (await import('./AverageView.tsx')).AverageView;

interface Props {
  told: ToldLife;
  counted: Counted;
  setting: ToolSetting;
}

/** The mean of the salaries: its program and the tables come when somebody wants to see it. */
export const AverageDoor = ({ told, counted, setting }: Props) => {
  const [isWanted, setWanted] = useState(false);
  return (
    <Folded title="Estimativa da média" isOnScreenOnly={!isWanted} onOpen={() => setWanted(true)}>
      {isWanted && <Fetched load={loadView} setting={setting} shown={{ told, counted }} />}
    </Folded>
  );
};

import type { ToolSetting } from '../../frame/tool-setting.ts';
import { FetchedFold } from '../../result/FetchedFold.tsx';
import type { Counted } from '../result/count-life.ts';
import type { ToldLife } from '../result/told-life.ts';

const loadView = async () => (await import('./Average.tsx')).AverageView;

interface Props {
  told: ToldLife;
  counted: Counted;
  setting: ToolSetting;
}

/** The mean of the salaries. */
export const AverageDoor = ({ told, counted, setting }: Props) => (
  <FetchedFold
    title="Estimativa da média"
    load={loadView}
    shown={{ told, counted }}
    setting={setting}
  />
);

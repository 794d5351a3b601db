import type { LetterRead } from '#letters/letter-read.ts';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { FetchedFold } from '../result/FetchedFold.tsx';

const loadSum = async () => (await import('./GrantSum.tsx')).GrantSum;

/** The sum of a grant, and its indices. */
export const SumDoor = ({ read, setting }: { read: LetterRead; setting: ToolSetting }) => (
  <FetchedFold title="A conta da carta fecha?" load={loadSum} shown={{ read }} setting={setting} />
);

import { useState } from 'react';
import type { LetterRead } from '#letters/letter-read.ts';
import { Fetched } from '../frame/Fetched.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { Folded } from '../result/Folded.tsx';

const loadSum = async () => (await import('./GrantSum.tsx')).GrantSum;

/** The sum of a grant: its program and the indices come when somebody wants to see it. */
export const SumDoor = ({ read, setting }: { read: LetterRead; setting: ToolSetting }) => {
  const [isWanted, setWanted] = useState(false);
  return (
    <Folded
      title="A conta da carta fecha?"
      isOnScreenOnly={!isWanted}
      onOpen={() => setWanted(true)}
    >
      {isWanted && <Fetched load={loadSum} setting={setting} shown={{ read }} />}
    </Folded>
  );
};

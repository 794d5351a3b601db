import { type ComponentProps, useState } from 'react';
import { Fetched } from '../frame/Fetched.tsx';
import { Folded } from './Folded.tsx';

type Props<Shown extends object> = Pick<
  ComponentProps<typeof Fetched<Shown>>,
  'load' | 'shown' | 'setting'
> & { title: string };

/** A part of the result whose program and tables come when somebody wants to see it. */
export function FetchedFold<Shown extends object>({ title, ...fetched }: Props<Shown>) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Folded title={title} isOnScreenOnly={!isWanted} onOpen={() => setWanted(true)}>
      {isWanted && <Fetched {...fetched} />}
    </Folded>
  );
}

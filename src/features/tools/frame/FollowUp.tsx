import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  /** Whether an earlier answer calls for it. */
  isAsked: boolean;
  children: ReactNode;
}

/**
 * A question that only some answers call for. It joins the page once a script can show it, and then
 * stays, hidden or not, so that nothing typed is lost.
 */
export const FollowUp = ({ isAsked, children }: Props) => {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return <div hidden={!isAsked}>{isLive && children}</div>;
};

import { type ReactNode, useState } from 'react';

interface Props {
  /** Whether the earlier answers call for these questions. */
  when: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Questions that hang on others. Once shown they stay in the form, hidden: nothing typed is lost. */
export const Reveal = ({ when, className, children }: Props) => {
  const [wasShown, setWasShown] = useState(when);
  if (when && !wasShown) setWasShown(true);
  return (
    <div className={className} hidden={!when}>
      {wasShown && children}
    </div>
  );
};

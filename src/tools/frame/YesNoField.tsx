import type { ComponentProps } from 'react';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { yesNo } from '../questions/yes-no.ts';

/** A question answered by "Sim", "Não" or "Não sei". */
export const YesNoField = (props: Omit<ComponentProps<typeof ChoiceField>, 'choices'>) => (
  <ChoiceField {...props} choices={yesNo} />
);

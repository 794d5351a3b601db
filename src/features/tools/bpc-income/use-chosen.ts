import { useEffect, useState } from 'react';

/**
 * The choice made in a radio group, for questions that hang on it. The group keeps its own value:
 * a choice made before the script arrived is read from it.
 */
export function useChosen(name: string) {
  const [chosen, choose] = useState('');
  useEffect(() => {
    const early = document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
    if (early) choose(early.value);
  }, [name]);
  return [chosen, choose] as const;
}

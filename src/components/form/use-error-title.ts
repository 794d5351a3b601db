import { useEffect } from 'react';

const prefix = 'Erro: ';

/** Puts "Erro: " before the page title while there are errors: it is the first thing read aloud. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
}

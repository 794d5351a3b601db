import type { ComponentProps } from 'react';
import { ReadingNow } from '../frame/ReadingNow.tsx';
import type { Progress } from './read-paper.ts';

interface Props extends Pick<ComponentProps<typeof ReadingNow>, 'onStop' | 'heading'> {
  progress?: Progress | undefined;
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

function inWords(progress: Progress | undefined): string {
  switch (progress?.kind) {
    case undefined:
      return 'Abrindo o arquivo.';
    case 'pdf':
      return `Página ${progress.page} de ${progress.pages}.`;
    case 'engine':
      return `Buscando o leitor de fotos: ${percent(progress.part)}. Na próxima vez ele já está aqui.`;
    case 'photo':
      return progress.photos > 1
        ? `Lendo a foto ${progress.photo} de ${progress.photos}.`
        : 'Lendo a foto. Leva alguns segundos.';
  }
}

/** From 0 to 1; undefined where nobody knows. */
function partOf(progress: Progress | undefined): number | undefined {
  if (progress?.kind === 'pdf') return progress.page / progress.pages;
  return progress?.part;
}

/** How far the reading of a letter is. */
export const ReadingPaperNow = ({ progress, ...rest }: Props) => (
  <ReadingNow title="Lendo a carta" value={partOf(progress)} max={1} {...rest}>
    {inWords(progress)}
  </ReadingNow>
);

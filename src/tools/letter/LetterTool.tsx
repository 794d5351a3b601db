import { guarded } from '#site/guarded.tsx';
import { Fetched } from '../frame/Fetched.tsx';
import { ReadingNow } from '../frame/ReadingNow.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { LetterDoors } from './LetterDoors.tsx';
import type { Progress } from './read-paper.ts';
import { useLetter } from './use-letter.ts';

const loadResult = async () => (await import('./LetterView.tsx')).LetterView;

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

const Ways = ({ setting }: { setting: ToolSetting }) => {
  const way = useLetter();
  const { stage, today, heading, paper } = way;
  switch (stage.at) {
    case 'start':
      return <LetterDoors way={way} />;
    case 'reading':
      return (
        <ReadingNow
          title="Lendo a carta"
          value={partOf(stage.progress)}
          max={1}
          onStop={way.stop}
          heading={heading}
        >
          {inWords(stage.progress)}
        </ReadingNow>
      );
    case 'read':
      return (
        paper && (
          <Fetched
            load={loadResult}
            setting={setting}
            shown={{ paper, today, heading, onClear: way.clear }}
            heading={heading}
          />
        )
      );
  }
};

/** "O que diz a sua carta?": a photograph, a file or a text, read on the device and explained. */
export const LetterTool = guarded(Ways);

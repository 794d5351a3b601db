import { guarded } from '#site/guarded.tsx';
import { Fetched } from '../frame/Fetched.tsx';
import { ReadingNow } from '../frame/ReadingNow.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { useWay } from './use-way.ts';
import { WaysIn } from './WaysIn.tsx';

const loadResult = async () => (await import('./ExtractResultView.tsx')).ExtractResultView;
const loadByHand = async () => (await import('./by-hand/ByHandTool.tsx')).ByHandTool;

const Ways = ({ setting }: { setting: ToolSetting }) => {
  const way = useWay();
  const { stage, today, heading, extract } = way;
  switch (stage.at) {
    case 'start':
      return <WaysIn way={way} />;
    case 'reading':
      return (
        <ReadingNow
          title="Lendo o extrato"
          value={stage.page}
          max={stage.pages}
          onStop={way.stop}
          heading={heading}
        >
          {stage.pages ? `Página ${stage.page} de ${stage.pages}.` : 'Buscando o leitor de PDF.'}
        </ReadingNow>
      );
    case 'byHand':
      return <Fetched load={loadByHand} setting={setting} shown={{}} />;
    case 'read':
      return (
        extract && (
          <Fetched
            load={loadResult}
            setting={setting}
            shown={{ extract, today, heading, onClear: way.clear }}
            heading={heading}
          />
        )
      );
  }
};

/** "O que diz o seu extrato?": read on the device, counted, explained; or told by hand. */
export const ExtractTool = guarded(Ways);

import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { Fetched } from '../frame/Fetched.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { ReadingNow } from './ReadingNow.tsx';
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
      return <ReadingNow {...stage} onStop={way.stop} heading={heading} />;
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
export const ExtractTool = ({ setting }: { setting: ToolSetting }) => (
  <FailureBoundary fallback={<FailureNotice {...setting} />}>
    <Ways setting={setting} />
  </FailureBoundary>
);

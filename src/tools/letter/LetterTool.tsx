import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { Fetched } from '../frame/Fetched.tsx';
import type { ToolSetting } from '../frame/tool-setting.ts';
import { LetterDoors } from './LetterDoors.tsx';
import { ReadingPaperNow } from './ReadingPaperNow.tsx';
import { useLetter } from './use-letter.ts';

const loadResult = async () => (await import('./LetterView.tsx')).LetterView;

const Ways = ({ setting }: { setting: ToolSetting }) => {
  const way = useLetter();
  const { stage, today, heading, paper } = way;
  switch (stage.at) {
    case 'start':
      return <LetterDoors way={way} />;
    case 'reading':
      return <ReadingPaperNow progress={stage.progress} onStop={way.stop} heading={heading} />;
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
export const LetterTool = ({ setting }: { setting: ToolSetting }) => (
  <FailureBoundary fallback={<FailureNotice {...setting} />}>
    <Ways setting={setting} />
  </FailureBoundary>
);

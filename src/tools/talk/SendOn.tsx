import { ActButton } from '#components/buttons/ActButton.tsx';
import { toolsPath } from '#texts/paths.ts';
import { CopyLine } from './CopyLine.tsx';

/** The answer in a few lines, for somebody in the family: shown, and sent only at a tap. */
export const SendOn = ({ text }: { text: string }) => {
  // In the frame of another page, the page of the same tool.
  const page = location.pathname.replace('/embutir/', `${toolsPath}/`);
  const whole = `${text} ${location.origin}${page}`.replaceAll('\u00a0', ' ');
  return (
    <>
      <CopyLine text={whole} label="Copiar o texto" />
      {/* Not allowed in a frame. */}
      {'share' in navigator && parent === window && (
        <p>
          {/* Who closes the list of apps has changed their mind. */}
          <ActButton onClick={() => navigator.share({ text: whole }).catch(() => undefined)}>
            Escolher por onde mandar
          </ActButton>
        </p>
      )}
    </>
  );
};

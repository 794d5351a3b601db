import { ActButton } from '#components/buttons/ActButton.tsx';
import { CopyLine } from './CopyLine.tsx';

/** The answer in a few lines, for somebody in the family: shown, and sent only at a tap. */
export const SendOn = ({ text }: { text: string }) => {
  const whole = `${text} ${location.origin}${location.pathname}`.replaceAll('\u00a0', ' ');
  return (
    <>
      <CopyLine text={whole} label="Copiar o texto" />
      {'share' in navigator && (
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

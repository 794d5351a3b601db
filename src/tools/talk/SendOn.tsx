import { chatLink } from '#chat/link.ts';
import { smsToAny } from '#chat/ways.ts';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { TalkLink } from '#components/buttons/TalkButton.tsx';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { toolsPath } from '#texts/paths.ts';
import styles from './talk.module.css';

/** Programs of the device that take a text, none of them told who it is for. */
const Ways = ({ text }: { text: string }) => (
  <>
    <p>
      <TalkLink href={chatLink('', text)}>Mandar pelo WhatsApp</TalkLink>
    </p>
    <p>
      <ReadLink href={smsToAny(text)}>Mandar por SMS</ReadLink>
    </p>
    {'share' in navigator && (
      <p>
        {/* Who closes the list of apps has changed their mind. */}
        <ActButton onClick={() => navigator.share({ text }).catch(() => undefined)}>
          Escolher por onde mandar
        </ActButton>
      </p>
    )}
  </>
);

/** The answer in a few lines, for somebody in the family: shown, and sent only at a tap. */
export const SendOn = ({ text }: { text: string }) => {
  // In the frame of another page, the page of the same tool.
  const page = location.pathname.replace('/embutir/', `${toolsPath}/`);
  const whole = `${text} ${location.origin}${page}`.replaceAll('\u00a0', ' ');
  return (
    <>
      <div className={styles.copy}>
        <p className={styles.sheet}>{whole}</p>
        <p data-not-printed>
          <CopyButton text={whole} label="Copiar o texto" />
        </p>
      </div>
      {/* A frame may open no other program. */}
      {page === location.pathname && <Ways text={whole} />}
    </>
  );
};

import { type ReactNode, useRef, useState } from 'react';
import { type Compared, compareNumbers } from '#chat/same-number.ts';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { TextAreaField } from '#components/form/Field.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { ContactChannel } from './contact-channel.ts';
import styles from './number-check.module.css';

const pastedId = 'numero-recebido';

interface Answer {
  title: string;
  text: ReactNode;
}

const listed = (found: readonly string[]): string => found.join(', ');

/** What the comparison means, and what to do. */
function answerOf(compared: Compared, { readableNumber, phone }: ContactChannel): Answer {
  switch (compared.kind) {
    case 'ours':
      return {
        title: 'Sim: é deste escritório.',
        text: 'Mesmo assim, nunca pedimos senha, código, foto de cartão nem PIX. Se pedirem, desligue e ligue você: o número que aparece na tela pode ser imitado.',
      };
    case 'withoutAreaCode':
      return {
        title: 'Não dá para saber: falta o DDD.',
        text: (
          <>
            Os algarismos são iguais aos nossos, mas sem o DDD pode ser outra pessoa. Os nossos são{' '}
            <PhoneNumber>{readableNumber}</PhoneNumber> e <PhoneNumber>{phone}</PhoneNumber>.
          </>
        ),
      };
    case 'foreign':
      return {
        title: `Não é nosso: ${listed(compared.found)}`,
        text: (
          <>
            Não responda, não toque em links e não pague nada. Guarde a mensagem. Para conferir,
            ligue você para <PhoneNumber>{phone}</PhoneNumber>.
          </>
        ),
      };
    case 'nothing':
      return {
        title: 'Não achamos número nem e-mail nesse texto.',
        text: 'Cole a mensagem inteira, ou escreva o número com o DDD, por exemplo 11 98765-4321.',
      };
  }
}

const Check = ({ channel }: { channel: ContactChannel }) => {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [compared, setCompared] = useState<Compared>();
  const answer = compared && answerOf(compared, channel);
  return (
    <form
      className={styles.check}
      // Sent before the script has taken over, a plain form would put the message in the address.
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setCompared(compareNumbers(pasted.current?.value ?? '', channel));
        requestAnimationFrame(() => heading.current?.focus());
      }}
    >
      <TextAreaField
        ref={pasted}
        id={pastedId}
        label="Cole a mensagem que chegou, ou escreva o número"
        hint="A comparação é feita no seu aparelho. Nada é enviado."
        rows={3}
        autoComplete="off"
      />
      <p>
        <ActButton type="submit">Conferir</ActButton>
      </p>
      {answer && (
        <div className={`${styles.answer} ${compared.kind === 'foreign' ? styles.foreign : ''}`}>
          <h3 ref={heading} tabIndex={-1}>
            {answer.title}
          </h3>
          <p>{answer.text}</p>
        </div>
      )}
    </form>
  );
};

/** "Este número é de vocês?": what was received, compared on the device with the practice's own. */
export const NumberCheck = ({ channel }: { channel: ContactChannel }) => (
  <FailureBoundary fallback={<FailureNotice {...channel} />}>
    <Check channel={channel} />
  </FailureBoundary>
);

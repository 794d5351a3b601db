import { type ReactNode, useState } from 'react';
import { type Compared, compareNumbers } from '#chat/same-number.ts';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { PastedText } from '#components/form/PastedText.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { FailureNotice } from '#site/FailureNotice.tsx';
import type { ContactChannel } from './contact-channel.ts';
import styles from './number-check.module.css';

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
  const [compared, setCompared] = useState<Compared>();
  const answer = compared && answerOf(compared, channel);
  return (
    <PastedText
      id="numero-recebido"
      label="Cole a mensagem que chegou, ou escreva o número"
      hint="A comparação é feita no seu aparelho. Nada é enviado."
      action="Conferir"
      onText={(text) => setCompared(compareNumbers(text, channel))}
      answer={
        answer && {
          title: answer.title,
          text: <p>{answer.text}</p>,
          className: compared.kind === 'foreign' ? styles.foreign : undefined,
        }
      }
    />
  );
};

/** "Este número é de vocês?": what was received, compared on the device with the practice's own. */
export const NumberCheck = ({ channel }: { channel: ContactChannel }) => (
  <FailureBoundary fallback={<FailureNotice {...channel} />}>
    <Check channel={channel} />
  </FailureBoundary>
);

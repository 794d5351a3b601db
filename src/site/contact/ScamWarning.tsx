import { Callout } from '#components/callout/Callout.tsx';
import { PhoneNumber } from '#components/phone-number/PhoneNumber.tsx';
import { securityPath } from '#texts/paths.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { practiceAs } from '#texts/schema/practice-kind.ts';
import { readableChatNumber } from '../chat.ts';

/** Stands near every group of chat buttons. */
export const ScamWarning = ({ practice }: { practice: Practice }) => (
  <Callout kind="scam">
    <p>
      <b>
        {`O único WhatsApp ${practiceAs('deste', practice)} é `}
        <PhoneNumber>{readableChatNumber(practice.chatNumber)}</PhoneNumber>.
      </b>
      {' Nunca pedimos senha do gov.br, foto de cartão ou PIX para liberar benefício. '}
      <a href={securityPath}>Recebeu uma mensagem estranha?</a>
    </p>
  </Callout>
);

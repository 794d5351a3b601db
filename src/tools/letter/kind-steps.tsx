import { letterPath } from '#texts/paths.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { InssLinks } from '../result/InssLinks.tsx';

/** What to do with a paper that starts no clock. */
export const kindSteps: Readonly<Partial<Record<LetterKind, Answer['steps']>>> = {
  archived: [
    <>
      <b>Veja o que faltou</b> <InssLinks />, em “Consultar Pedidos”.
    </>,
    <>
      <b>Peça de novo, com tudo.</b> Pedir não custa nada.
    </>,
    'Guarde o protocolo do pedido novo e o do antigo.',
  ],
  grant: [
    <>
      <b>Confira o começo, o valor e o último dia:</b>{' '}
      <a href={letterPath('concessao')}>o que conferir na carta</a>.
    </>,
    <>
      <b>Veja o dia e o banco do pagamento</b> <InssLinks />, em “Extrato de Pagamento”.
    </>,
    'Guarde a carta inteira. Ninguém do INSS liga para liberar dinheiro: é golpe.',
  ],
  extended: [
    <>
      <b>Marque o último dia.</b> Não vai poder trabalhar?{' '}
      <a href={letterPath('auxilio-com-data-final')}>Peça mais tempo antes dele</a>.
    </>,
    <>
      <b>Confira o dia</b> <InssLinks />.
    </>,
    'Continue o tratamento e guarde laudos e receitas novos.',
  ],
  summons: [
    <>
      <b>Vá no dia marcado,</b> com documento com foto e os laudos.
    </>,
    <>
      <b>Não pode ir?</b> Remarque antes <InssLinks />.
    </>,
    'Guarde o comprovante de que foi.',
  ],
};

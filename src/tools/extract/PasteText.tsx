import { useRef } from 'react';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TextAreaField } from '#components/form/Field.tsx';

/** The extract's text, copied from wherever it is open. */
export const PasteText = ({ onText }: { onText: (text: string) => void }) => {
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      // Sent before the script has taken over, a plain form would put the text in the address.
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text.current?.value ?? '');
      }}
    >
      <TextAreaField
        ref={text}
        id="texto-do-extrato"
        label="Cole aqui o texto inteiro"
        hint="Abra o extrato, selecione tudo, copie e cole. A leitura é menos segura que a do PDF. Nada é enviado nem guardado."
        rows={3}
        autoComplete="off"
      />
      <p>
        <ActButton type="submit">Ler o texto</ActButton>
      </p>
    </form>
  );
};

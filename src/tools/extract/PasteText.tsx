import { useRef } from 'react';
import type { Extract } from '#cnis/extract.ts';
import { ActButton } from '#components/buttons/ActButton.tsx';
import { TextAreaField } from '#components/form/Field.tsx';
import type { UnreadFile } from './fault-words.ts';

interface Props {
  onExtract: (extract: Extract) => void;
  onFault: (fault: UnreadFile, text?: string) => void;
}

/** The extract's text, copied from wherever it is open. */
export const PasteText = ({ onExtract, onFault }: Props) => {
  const text = useRef<HTMLTextAreaElement>(null);
  const read = async () => {
    try {
      const { readPasted } = await import('#cnis/pasted/read-pasted.ts');
      const pasted = text.current?.value ?? '';
      const { extract, unreadable } = readPasted(pasted);
      if (extract) onExtract(extract);
      // Of a text, too few letters are no photo.
      else if (unreadable === 'noText' || unreadable === 'notAnExtract') {
        onFault('notAnExtract', pasted);
      } else onFault(unreadable);
    } catch {
      onFault('noReader');
    }
  };
  return (
    <form
      // Sent before the script has taken over, a plain form would put the text in the address.
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        read();
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

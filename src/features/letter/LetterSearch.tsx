import { useState } from 'react';
import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { FailureBoundary } from '#components/failure/FailureBoundary.tsx';
import { PastedText } from '#components/form/PastedText.tsx';
import { List } from '#components/lists/List.tsx';
import { letterPath } from '#content/paths.ts';
import type { PracticeContact } from '#site/contact/practice-contact.ts';
import { FailureNotice } from '#site/FailureNotice.tsx';
import { matchLetter, type PackedReasons, unpackReasons } from './match.ts';

interface Props {
  reasons: PackedReasons;
  contact: PracticeContact;
}

const titleFor = (found: number): string => {
  if (found === 0) return 'Não reconhecemos essa frase.';
  return found === 1 ? 'Parece ser este motivo:' : 'Pode ser um destes motivos:';
};

/** A reason that was found, by the link that the lists of the same page have for it. */
interface FoundReason {
  href: string;
  title: string;
}

const onThisPage = (slug: string): FoundReason => {
  const href = letterPath(slug);
  return { href, title: document.querySelector(`main a[href="${href}"]`)?.textContent ?? slug };
};

const Found = ({ reasons }: { reasons: readonly FoundReason[] }) =>
  reasons.length === 0 ? (
    <p>
      Escreva só a parte que vem depois de “em razão de”. Ou escolha pelo benefício, nas listas
      abaixo. Se preferir, pergunte a uma pessoa: os contatos estão no fim da página.
    </p>
  ) : (
    <>
      <List>
        {reasons.map(({ href, title }) => (
          <li key={href}>
            <ReadLink href={href}>{title}</ReadLink>
          </li>
        ))}
      </List>
      <p>Compare com a sua carta antes de agir. Não é nenhum deles? Veja as listas abaixo.</p>
    </>
  );

const Search = ({ reasons }: Pick<Props, 'reasons'>) => {
  const [found, setFound] = useState<readonly FoundReason[]>();
  return (
    <PastedText
      id="frase-da-carta"
      label="Cole ou escreva a frase da carta"
      hint="A procura é feita no seu aparelho. Nada é enviado nem guardado. CPF e números da carta não fazem falta: pode apagar."
      action="Procurar"
      onText={(text) =>
        setFound(matchLetter(text, unpackReasons(reasons)).map(({ slug }) => onThisPage(slug)))
      }
      answer={found && { title: titleFor(found.length), text: <Found reasons={found} /> }}
    />
  );
};

/** The sentence of a letter, looked for on the device among those the site explains. */
export const LetterSearch = ({ reasons, contact }: Props) => (
  <FailureBoundary fallback={<FailureNotice {...contact} />}>
    <Search reasons={reasons} />
  </FailureBoundary>
);

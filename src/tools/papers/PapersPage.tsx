import type { ReactNode } from 'react';
import { LoadFailure } from '#components/failure/LoadFailure.tsx';
import { type PageProps, TextPage } from '#features/text-page/TextPage.tsx';

interface Props extends PageProps {
  /** What makes the PDF, an island. */
  children: ReactNode;
}

const makeSection = 'faca-o-seu-pdf';

/** The papers that were asked for: how to photograph them, and one PDF of them. */
export const PapersPage = ({ children, ...text }: Props) => (
  <TextPage
    {...text}
    first={makeSection}
    open={['como-mandar']}
    parts={{
      [makeSection]: (
        <>
          <noscript>
            <p>
              Fazer o PDF aqui precisa de JavaScript. O leitor de documentos do seu telefone também
              faz.
            </p>
          </noscript>
          <div data-print-target>{children}</div>
          <LoadFailure>Se não adiantar, use o leitor de documentos do seu telefone.</LoadFailure>
        </>
      ),
    }}
  />
);

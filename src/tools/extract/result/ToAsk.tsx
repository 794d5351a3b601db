import { officialChannels } from '#site/navigation.ts';
import { benefitPath } from '#texts/paths.ts';
import { PrintAlone } from './PrintAlone.tsx';
import type { Request } from './requests.ts';
import { SpacedList } from './SpacedList.tsx';

/** What there is to ask the INSS for, each with the papers that answer it: to take along on one sheet. */
export const ToAsk = ({ requests }: { requests: readonly Request[] }) => (
  <>
    <p>
      No <a href={officialChannels.meuInss}>Meu INSS</a>, procure por “atualizar vínculos e
      remunerações”, ou ligue <a href="tel:135">135</a>. O acerto pode ser pedido a qualquer tempo e
      não custa nada.
    </p>
    <SpacedList>
      {requests.map(({ id, about, ask, papers, where }) => (
        <li key={id}>
          <b>{about}.</b> {ask}. {papers && <>Leve: {papers}.</>}
          {where && <small> ({where})</small>}
        </li>
      ))}
    </SpacedList>
    <p>
      <a href={`${benefitPath('cnis-errado')}#documentos`}>Todos os papéis do acerto</a>
    </p>
    <PrintAlone>Imprimir só esta lista</PrintAlone>
  </>
);

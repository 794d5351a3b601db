import { ReadLink } from '#components/buttons/ReadButton.tsx';
import { benefitPath } from '#content/paths.ts';

/** The official way, which costs nothing, before any other. */
export const AskInss = ({ requested }: { requested: boolean }) => (
  <section data-not-printed>
    <h3>{requested ? 'Onde acompanhar' : 'Onde pedir'}</h3>
    <p>
      No <a href="https://meu.inss.gov.br">Meu INSS</a> ou pelo telefone <a href="tel:135">135</a>.
      {requested ? ' Acompanhar não custa nada.' : ' Pedir não custa nada.'}
    </p>
    <p>
      <ReadLink href={`${benefitPath('pensao-por-morte')}#documentos`}>
        Ver os documentos da pensão por morte
      </ReadLink>
    </p>
  </section>
);

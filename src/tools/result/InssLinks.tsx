import { officialChannels } from '#site/navigation.ts';
/** The official channel, which costs nothing: "no Meu INSS ou pelo telefone 135". */
export const InssLinks = () => (
  <>
    no <a href={officialChannels.meuInss}>Meu INSS</a> ou pelo telefone <a href="tel:135">135</a>
  </>
);

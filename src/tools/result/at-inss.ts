import { officialChannels } from '#site/navigation.ts';

/** The official channel, which costs nothing, as a sentence names it. */
export const atInss = `no [Meu INSS](${officialChannels.meuInss}) ou pelo telefone [135](tel:135)`;

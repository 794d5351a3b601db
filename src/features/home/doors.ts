import type { AnyDrawing } from '#site/drawings/NamedDrawing.tsx';
import { deniedGuidePath, flowPath, securityPath } from '#texts/paths.ts';
import type { Tile } from '#texts/schema/tiles.ts';

/** What happened, as people say it, and the page where its answer begins. */
export interface Door {
  title: string;
  text: string;
  href: string;
  drawing: AnyDrawing;
  tile: Tile;
}

export const doors: readonly Door[] = [
  {
    title: 'Negaram',
    text: 'Veio uma carta dizendo não.',
    href: deniedGuidePath,
    drawing: 'stampedLetter',
    tile: 'bpc',
  },
  {
    title: 'Cortaram',
    text: 'Pararam ou vão parar de pagar, descontam sem eu pedir, ou cobram de volta.',
    href: `${flowPath}/qual-foi-cortado`,
    drawing: 'scissors',
    tile: 'ida',
  },
  {
    title: 'Já pedi',
    text: 'Sem resposta, perícia marcada, ou falta papel.',
    href: `${flowPath}/pedido-em-andamento`,
    drawing: 'clock',
    tile: 'rev',
  },
  {
    title: 'Quero pedir',
    text: 'Ainda não fiz o pedido.',
    href: `${flowPath}/situacao`,
    drawing: 'raisedSheet',
    tile: 'aux',
  },
  {
    title: 'Mensagem estranha',
    text: 'Pedem dinheiro, senha ou foto.',
    href: securityPath,
    drawing: 'strangeMessage',
    tile: 'pcd',
  },
  {
    title: 'Não sei dizer',
    text: 'Poucas perguntas mostram por onde começar.',
    href: flowPath,
    drawing: 'signpost',
    tile: 'pen',
  },
];

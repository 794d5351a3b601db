import type { ComponentType } from 'react';
import { ClockDrawing } from '#components/drawings/ClockDrawing.tsx';
import { RaisedSheetDrawing } from '#components/drawings/RaisedSheetDrawing.tsx';
import { ScissorsDrawing } from '#components/drawings/ScissorsDrawing.tsx';
import { StampedLetterDrawing } from '#components/drawings/StampedLetterDrawing.tsx';
import { StrangeMessageDrawing } from '#components/drawings/StrangeMessageDrawing.tsx';
import { benefitPath, deniedGuidePath, flowPath, securityPath } from '#content/paths.ts';
import type { Tile } from '#content/schema/tiles.ts';
import { SignpostDrawing } from '#site/drawings/SignpostDrawing.tsx';

/** What happened, as people say it, and the page where its answer begins. */
export interface Door {
  title: string;
  text: string;
  href: string;
  Drawing: ComponentType;
  /** Colour behind the drawing. */
  tile: Tile;
}

export const doors: readonly Door[] = [
  {
    title: 'Negaram',
    text: 'Veio uma carta dizendo não.',
    href: deniedGuidePath,
    Drawing: StampedLetterDrawing,
    tile: 'bpc',
  },
  {
    title: 'Cortaram',
    text: 'Pararam de pagar, ou avisaram que vão parar.',
    href: `${flowPath}/qual-foi-cortado`,
    Drawing: ScissorsDrawing,
    tile: 'ida',
  },
  {
    title: 'Está demorando',
    text: 'Pedi e ninguém responde.',
    href: benefitPath('pedido-parado'),
    Drawing: ClockDrawing,
    tile: 'rev',
  },
  {
    title: 'Quero pedir',
    text: 'Ainda não fiz o pedido.',
    href: `${flowPath}/situacao`,
    Drawing: RaisedSheetDrawing,
    tile: 'aux',
  },
  {
    title: 'Mensagem estranha',
    text: 'Pedem dinheiro, senha ou foto.',
    href: securityPath,
    Drawing: StrangeMessageDrawing,
    tile: 'pcd',
  },
  {
    title: 'Não sei dizer',
    text: 'Poucas perguntas mostram por onde começar.',
    href: flowPath,
    Drawing: SignpostDrawing,
    tile: 'pen',
  },
];

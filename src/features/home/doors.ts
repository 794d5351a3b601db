import labels from '#labels/inicio.json' with { type: 'json' };
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

const { doors: words } = labels;

export const doors: readonly Door[] = [
  { ...words.denied, href: deniedGuidePath, drawing: 'stampedLetter', tile: 'bpc' },
  { ...words.cut, href: `${flowPath}/qual-foi-cortado`, drawing: 'scissors', tile: 'ida' },
  { ...words.asked, href: `${flowPath}/pedido-em-andamento`, drawing: 'clock', tile: 'rev' },
  { ...words.notAsked, href: `${flowPath}/situacao`, drawing: 'raisedSheet', tile: 'aux' },
  { ...words.strange, href: securityPath, drawing: 'strangeMessage', tile: 'pcd' },
  { ...words.unsure, href: flowPath, drawing: 'signpost', tile: 'pen' },
];

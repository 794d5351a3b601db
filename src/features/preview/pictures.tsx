import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import type { Benefit } from '#content/load/benefits.ts';
import type { Tool } from '#content/load/tools.ts';
import {
  benefitPath,
  deniedGuidePath,
  flowPath,
  glossaryPath,
  scamsPath,
  sourcesPath,
  toolPath,
  toolsPath,
} from '#content/paths.ts';
import type { Tile } from '#content/schema/benefit.ts';
import type { Picture } from '#site/picture.ts';
import { BenefitIcon } from '../benefit/BenefitIcon.tsx';
import { SignpostDrawing } from '../flow/SignpostDrawing.tsx';
import { LetterAndCoffeeDrawing } from './LetterAndCoffeeDrawing.tsx';

/** Stands for the home page, and for addresses that do not exist. */
export const homePicture: Picture = {
  path: '/',
  words: 'O INSS, explicado com calma.',
  ground: '--rose',
  drawing: <LetterAndCoffeeDrawing />,
};

export const benefitPicture = ({
  slug,
  title,
  tile,
}: Pick<Benefit, 'slug' | 'title' | 'tile'>): Picture => ({
  path: benefitPath(slug),
  words: title,
  ground: `--tile-${tile}`,
  drawing: <BenefitIcon tile={tile} />,
});

export const guidePicture = (title: string): Picture => ({
  path: deniedGuidePath,
  words: title,
  ground: '--rose',
  drawing: <LetterDrawing />,
});

/** Tools about one benefit carry its drawing; the others the letter. */
const toolTiles: Readonly<Record<string, Tile>> = {
  'renda-bpc': 'bpc',
  'regras-de-aposentadoria': 'ida',
  'pensao-por-morte': 'pen',
};

export const toolPicture = ({ slug, title }: Pick<Tool, 'slug' | 'title'>): Picture => {
  const tile = toolTiles[slug];
  return {
    path: toolPath(slug),
    words: title,
    ground: '--water',
    drawing: tile ? <BenefitIcon tile={tile} /> : <LetterDrawing />,
  };
};

export const toolsPicture: Picture = {
  path: toolsPath,
  words: 'Ferramentas',
  ground: '--water',
  drawing: <LetterDrawing />,
};

/** One for all questions and ends of "Por onde começar". */
export const flowPicture: Picture = {
  path: flowPath,
  words: 'INSS: por onde começar?',
  ground: '--corn',
  drawing: <SignpostDrawing />,
};

export const privacyPicture: Picture = {
  path: '/privacidade',
  words: 'Privacidade',
  ground: '--rose',
  drawing: <LetterDrawing />,
};

/** Sees, hears, touches, rolls. */
export const accessibilityPicture: Picture = {
  path: '/acessibilidade',
  words: 'Acessibilidade',
  ground: '--rose',
  drawing: <BenefitIcon tile="pcd" />,
};

export const scamsPicture: Picture = {
  path: scamsPath,
  words: 'Golpes e segurança',
  ground: '--corn',
  drawing: <LetterDrawing />,
};

export const glossaryPicture: Picture = {
  path: glossaryPath,
  words: 'Glossário do INSS',
  ground: '--water',
  drawing: <LetterDrawing />,
};

export const sourcesPicture: Picture = {
  path: sourcesPath,
  words: 'Fontes e correções',
  ground: '--water',
  drawing: <BenefitIcon tile="rev" />,
};

import type { ReactNode } from 'react';
import { PictureItem } from '#components/pictures/PictureItem.tsx';
import { NamedDrawing } from '#site/drawings/NamedDrawing.tsx';
import type { Benefit } from '#texts/load/benefits.ts';
import { benefitPath } from '#texts/paths.ts';

interface Props {
  benefit: Benefit;
  /** Stands before its sentence. */
  children?: ReactNode;
}

/** A benefit in a list of pictures: its tile, its name, its sentence. */
export const BenefitItem = ({ benefit: { slug, title, card, tile, drawing }, children }: Props) => (
  <PictureItem
    title={title}
    href={benefitPath(slug)}
    drawing={<NamedDrawing name={drawing} isFar />}
    tileClass={`tile-${tile}`}
  >
    {children}
    <p>{card}</p>
  </PictureItem>
);

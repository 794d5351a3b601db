import { existsSync, readFileSync } from 'node:fs';
import { type HeadingFont, loadHeadingFont } from '../brand/heading-font.ts';
import { markFaults } from '../brand/tokens.ts';
import { type Brand, brandSchema } from '../schema/brand.ts';
import { ContentError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

export interface Look {
  /** Undefined where the practice keeps the colours of the project. */
  readonly brand: Brand | undefined;
  /** What its mark is made of, on a square of 40 by 40; undefined for the mark of the project. */
  readonly logo: string | undefined;
  readonly font: HeadingFont | undefined;
}

const shapes = /^(?:g|path|circle|ellipse|rect|polygon|polyline|line)$/;
const attributes =
  /^(?:(?:\s(?:d|fill|fill-rule|cx|cy|r|x|y|x1|x2|y1|y2|rx|ry|width|height|points|transform|stroke|stroke-width|stroke-linecap|stroke-linejoin|opacity)="[^"<>&]*")*\s*\/?)$/;
/** It stands in every page. */
const largest = 1500;

const frame = /^\s*<svg(?=[^>]*\sviewBox="0 0 40 40")[^>]*>([\s\S]*)<\/svg>\s*$/;

/** What no page may carry: programs, styles, texts, addresses; and tags that nobody closes. */
function faultsOf(inner: string): string[] {
  const open: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of inner.matchAll(/<(\/?)([\w-]+)([^>]*)>/g)) {
    if (!shapes.test(name) || !attributes.test(rest))
      return [
        `“${tag.slice(0, 60)}” não cabe aqui. Use só formas (path, circle, rect…) com fill e d, sem style, class nem texto`,
      ];
    if (closing) {
      if (open.pop() !== name) return [`“${tag}” fecha o que não foi aberto`];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) return [`falta fechar “<${open.at(-1)}>”`];
  return inner.replace(/<[^>]*>/g, '').trim() === '' ? [] : ['há texto solto. Use só formas'];
}

function loadLogo(file: string, brand: Brand | undefined): string | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8').replace(
    /<\?xml[^>]*>|<!--[\s\S]*?-->|<title>[^<]*<\/title>/g,
    '',
  );
  const inner = frame.exec(source)?.[1]?.trim().replace(/>\s+</g, '><');
  if (!inner) throw new ContentError(file, ['o desenho deve ser um <svg viewBox="0 0 40 40">']);
  const faults = [
    ...faultsOf(inner),
    ...(inner.length > largest
      ? [
          `tem ${inner.length} letras, e cabem ${largest}: ele vai em cada página. Simplifique o desenho`,
        ]
      : []),
  ];
  if (faults.length === 0) faults.push(...markFaults(inner, brand?.colours));
  if (faults.length > 0) throw new ContentError(file, faults);
  return inner;
}

export const brandFileIn = (folder: string): string => `${folder}/brand.yaml`;

/** The colours, the mark and the letters in a practice's folder. Throws a ContentError on any fault. */
export function loadLook(folder: string): Look {
  const file = brandFileIn(folder);
  const brand = existsSync(file) ? readYaml(file, brandSchema) : undefined;
  const font = loadHeadingFont(folder);
  if (font && brand?.headings === 'sistema')
    throw new ContentError(file, [
      `“headings” diz sistema, e a pasta tem letras próprias em ${font.file}. Apague a linha, ou o arquivo`,
    ]);
  return { brand, logo: loadLogo(`${folder}/logo.svg`, brand), font };
}

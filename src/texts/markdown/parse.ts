import type { Element, Root as HastRoot } from 'hast';
import type { Heading, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type CitationKey, isCitationKey } from '#law/citations.ts';
import { messageOf } from '#words/message-of.ts';
import type { FigureSource } from '../figures/figure.ts';
import { keptReading } from '../kept-bytes.ts';
import { ContentError, FaultCollector } from '../load/content-error.ts';
import { oncePerFilling } from '../load/once-per-filling.ts';
import { BlockError } from './block-error.ts';
import { plainText, transformBlocks } from './blocks.ts';
import { openBlocks } from './open-blocks.ts';
import { fillPlaceholders, inOneYear } from './placeholders.ts';
import { slug } from './slug.ts';

/** A part of a page under one h2. */
export interface Section {
  /** The heading's slug: the anchor of the section. */
  id: string;
  title: string;
  /** The legal basis of what the section says, from its `::base[…]` line. */
  citations: CitationKey[];
  body: HastRoot;
  /** Words in plain form, for checks and counts. */
  text: string;
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

const hast = (children: RootContent[]): HastRoot => toHast({ type: 'root', children }) as HastRoot;

const isSectionHeading = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/** Takes the `::base[key, key]` lines out of a section and returns their keys. */
function takeCitations(nodes: RootContent[]): { citations: CitationKey[]; rest: RootContent[] } {
  const citations: CitationKey[] = [];
  const rest = nodes.filter((node) => {
    if (node.type !== 'leafDirective' || node.name !== 'base') return true;
    for (const key of plainText(node)
      .split(',')
      .map((part) => part.trim())) {
      if (!isCitationKey(key)) {
        throw new BlockError(
          `a fonte “${key}” não existe. Acrescente em engine/law/citations ou confira a grafia`,
          node,
        );
      }
      citations.push(key);
    }
    return false;
  });
  return { citations, rest };
}

interface Source {
  file: string;
  /** Line of the file on which the Markdown starts, to report true line numbers. */
  firstLine: number;
  figures: FigureSource;
}

/** Parses the body of a page into sections. Mistakes stop the build with file, line and remedy. */
export const parseSections = oncePerFilling(sectionsOf);

function sectionsOf(markdown: string, { file, firstLine, figures }: Source): readonly Section[] {
  const unclosed = openBlocks(markdown, firstLine);
  if (unclosed.length > 0) throw new ContentError(file, unclosed);
  const faults = new FaultCollector(file);
  const attempt = <T>(read: () => T, instead: T): T =>
    faults.attempt(() => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        const line = error.line === undefined ? undefined : error.line + firstLine - 1;
        throw new ContentError(file, [{ text: error.message, line }]);
      }
    }, instead);
  const groups: { heading: Heading; nodes: RootContent[] }[] = [];
  let loose: RootContent | undefined;
  const { children } = keptReading(markdown, '.mdast', () => processor.parse(markdown));
  for (const node of children) {
    if (isSectionHeading(node)) groups.push({ heading: node, nodes: [] });
    else if (groups.length > 0) groups.at(-1)?.nodes.push(node);
    else loose ??= node;
  }
  if (loose) attempt(() => refuseLoose(loose), undefined);
  const sections = groups.map(({ heading, nodes }, index): Section => {
    const end = groups[index + 1]?.heading.position?.start.offset;
    const source = markdown.slice(heading.position?.start.offset, end);
    const ofYear = inOneYear(source, figures);
    const title = attempt(() => headingOf(heading, ofYear), '');
    const { citations, rest } = attempt(() => takeCitations(nodes), { citations: [], rest: [] });
    // Node by node, so that each tells its own mistake.
    const children = rest.flatMap((node) => attempt(() => transformed(node, ofYear), []));
    return {
      id: slug(title),
      title,
      citations,
      body: hast(children),
      text: plainText({ type: 'root', children } as Root),
    };
  });
  faults.finish();
  return sections;
}

function headingOf(heading: Heading, figures: FigureSource): string {
  try {
    return fillPlaceholders(plainText(heading), figures);
  } catch (error) {
    throw new BlockError(messageOf(error), heading);
  }
}

function refuseLoose(node: RootContent): void {
  throw new BlockError('o texto deve começar com um título “## …”', node);
}

function transformed(node: RootContent, figures: FigureSource): RootContent[] {
  const root: Root = { type: 'root', children: [node] };
  transformBlocks(root, figures);
  return root.children;
}

/** Parses one line of Markdown (a list entry, a lead) without its paragraph. */
export const parseInline = (text: string, file: string, figures: FigureSource): HastRoot =>
  lineOf(text, { file, figures });

const lineOf = oncePerFilling(inlineOf);

function inlineOf(text: string, { file, figures }: Omit<Source, 'firstLine'>): HastRoot {
  const tree: Root = processor.parse(text);
  const [paragraph] = tree.children;
  if (tree.children.length !== 1 || paragraph?.type !== 'paragraph') {
    throw new ContentError(file, [
      `“${text}”: aqui cabe só uma linha de texto, sem títulos nem listas.`,
    ]);
  }
  try {
    transformBlocks(paragraph, inOneYear(text, figures));
  } catch (error) {
    throw new ContentError(file, [`“${text}”: ${messageOf(error)}`]);
  }
  const { children } = toHast(paragraph) as Element;
  return { type: 'root', children };
}

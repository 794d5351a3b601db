import type { List, Node, Parent, PhrasingContent, RootContent, Table, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { messageOf } from '#words/message-of.ts';
import { type FigureSource, outdatedNotice } from '../figures/figure.ts';
import { paperOf } from '../papers.ts';
import { emojiFault, hasEmoji } from '../schema/emoji.ts';
import { checkNode } from './allowed.ts';
import { BlockError } from './block-error.ts';
import { splitPlaceholders } from './placeholders.ts';
import { keepTogether } from './typography.ts';

/**
 * Turns our Markdown blocks into elements that React components draw:
 * checklists, numbered steps, label/value lists, callouts, tables with a caption, figures.
 * The names on the left of `element(…)` are the keys of `src/components/markdown/Markdown.tsx`.
 */

type Properties = Record<string, string | number | undefined>;
type Directive = ContainerDirective | LeafDirective | TextDirective;

/** A node that mdast-util-to-hast writes as `<name …properties>children</name>`. */
const element = (name: string, children: Node[], hProperties: Properties = {}): RootContent =>
  ({ type: 'block', data: { hName: name, hProperties }, children }) as unknown as RootContent;

const isParent = (node: Node): node is Parent => 'children' in node;

/** All the text below a node, without marks; figures count as their text. */
export function plainText(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return (node as Text).value;
  const { hName, hProperties } = (node.data ?? {}) as { hName?: string; hProperties?: Properties };
  if (hName === 'figure-value') return String(hProperties?.text);
  return isParent(node) ? node.children.map(plainText).join('') : '';
}

function figuresIn(node: Text, figures: FigureSource): PhrasingContent[] {
  if (hasEmoji(node.value)) throw new BlockError(emojiFault, node);
  try {
    return splitPlaceholders(node.value, figures).map((part) =>
      typeof part === 'string'
        ? { type: 'text', value: keepTogether(part) }
        : (element('figure-value', [], {
            text: part.text,
            href: part.href,
            notice: part.outdatedYear && outdatedNotice(part.outdatedYear),
          }) as PhrasingContent),
    );
  } catch (error) {
    throw new BlockError(messageOf(error), node);
  }
}

/** The pictures that a text may call for; src/components/pictures draws them. */
const pictures: readonly string[] = ['casa', 'extrato', 'graus', 'quatro-partes'];

function list(node: List): RootContent {
  const isChecklist = node.children.some((item) => typeof item.checked === 'boolean');
  for (const item of node.children) item.checked = null;
  if (isChecklist)
    return element(
      'check-list',
      node.children.map((item) =>
        element('check-item', unwrap(item.children), paperOf(plainText(item))),
      ),
    );
  if (node.ordered) return element('step-list', node.children);
  return node;
}

/** The items of a list, the links of a paragraph: what a block holds one level down. */
const grandchildren = (children: RootContent[]): RootContent[] =>
  children.flatMap((child): RootContent[] => (isParent(child) ? child.children : []));

/** Drops the paragraph around an only child, so that a label can hold it. */
const unwrap = (children: RootContent[]): RootContent[] =>
  children.length === 1 && children[0]?.type === 'paragraph' ? children[0].children : children;

/** A table with an empty header row is a list of labels and values. */
function table(node: Table, insideCaption: boolean): RootContent {
  const [header, ...rows] = node.children;
  const hasHeader = header?.children.some((cell) => plainText(cell).trim() !== '');
  if (!hasHeader) {
    const pairs = rows.flatMap(({ children: [label, value] }) =>
      label && value ? [element('dt', label.children), element('dd', value.children)] : [],
    );
    return element('fact-list', pairs);
  }
  if (!insideCaption) {
    throw new BlockError(
      'tabela com cabeçalho precisa de legenda: ponha entre :::tabela[Legenda] e :::',
      node,
    );
  }
  return node;
}

function container(node: ContainerDirective): RootContent {
  const [first] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = hasLabel ? plainText(first) : undefined;
  const children = hasLabel ? node.children.slice(1) : node.children;
  switch (node.name) {
    case 'exemplo':
      return element('case-box', children, { title: label });
    case 'cuidado':
      return element('callout-box', children, { kind: 'careful' });
    case 'saiba':
      return element('callout-box', children, { kind: 'calm' });
    case 'requisitos':
      return element('requirement-list', grandchildren(children));
    case 'acoes':
      return element(
        'action-row',
        grandchildren(children).flatMap((child) =>
          child.type === 'link'
            ? [element('read-button', child.children, { href: child.url })]
            : [],
        ),
      );
    case 'figura':
      if (!label || !pictures.includes(label)) {
        throw new BlockError(
          `escreva :::figura[nome], com um destes: ${pictures.join(', ')}`,
          node,
        );
      }
      return element('picture-box', children, { name: label });
    case 'caminho':
      return element('path-list', grandchildren(children));
    case 'duas-listas':
      return element(
        'two-lists',
        halves(children, node).map((half) => element('list-half', half)),
      );
    case 'tabela':
      return captionedTable(children, label, node);
    default:
      throw new BlockError(`o bloco :::${node.name} não existe. Veja docs/como-editar.md`, node);
  }
}

/** Gives a table its caption and the scopes of its header cells. */
function captionedTable(children: RootContent[], caption: string | undefined, node: Node): Table {
  const [only] = children;
  if (!caption) throw new BlockError('falta a legenda: :::tabela[Legenda]', node);
  if (children.length !== 1 || only?.type !== 'table') {
    throw new BlockError(':::tabela deve conter só uma tabela', node);
  }
  const [header, ...rows] = only.children;
  const columns = header?.children ?? [];
  for (const cell of columns) cell.data = { hProperties: { scope: 'col' } };
  for (const row of rows) {
    row.children.forEach((cell, index) => {
      const column = columns[index];
      // Shown before the value where very large letters leave no room for columns.
      const label = column && plainText(column);
      cell.data =
        index === 0
          ? { hName: 'th', hProperties: { scope: 'row' } }
          : { hProperties: { dataLabel: label } };
    });
  }
  only.data = { hProperties: { caption } };
  return only;
}

/** Cuts at each heading: [[h3, list], [h3, list]]. */
function halves(children: RootContent[], node: Node): RootContent[][] {
  const groups: RootContent[][] = [];
  for (const child of children) {
    if (child.type === 'heading') groups.push([child]);
    else groups.at(-1)?.push(child);
  }
  if (groups.length !== 2)
    throw new BlockError(':::duas-listas precisa de exatamente dois títulos ###', node);
  return groups;
}

const isDirective = (node: Node): node is Directive =>
  node.type === 'containerDirective' ||
  node.type === 'leafDirective' ||
  node.type === 'textDirective';

function directive(node: Directive): RootContent {
  if (node.type === 'containerDirective') return container(node);
  if (node.type === 'textDirective' && node.name === 'es')
    return element('span', node.children, { lang: 'es' });
  throw new BlockError(
    `“:${node.name}” não é um bloco conhecido. Se for texto, ponha um espaço depois dos dois-pontos`,
    node,
  );
}

/** Rewrites a tree in place, children first. */
export function transformBlocks(parent: Parent, figures: FigureSource, inCaption = false): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type === 'text') return figuresIn(child, figures);
    checkNode(child);
    if (isParent(child)) {
      transformBlocks(
        child,
        figures,
        child.type === 'containerDirective' && child.name === 'tabela',
      );
    }
    if (child.type === 'list') return [list(child)];
    if (child.type === 'table') return [table(child, inCaption)];
    return [isDirective(child) ? directive(child) : child];
  });
}

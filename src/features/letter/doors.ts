import type { Element, Root } from 'hast';
import { ContentError } from '#texts/load/content-error.ts';
import type { PlainText } from '#texts/load/page.ts';
import type { LetterKind } from '#words/letter/kinds.ts';

/** The section of `content/pages/carta.md` whose parts are the doors. */
export const doorsSection = 'que-papel-voce-tem';

/** The kinds of each part of that section, in the order of its parts and of their lines. */
const kindsOfDoors: readonly (readonly LetterKind[])[] = [
  ['denial', 'notExtended', 'reviewRefused'],
  ['requirement'],
  ['archived'],
  ['defence', 'cut'],
  ['grant', 'extended'],
  ['summons', 'board'],
];

export interface KindDoor {
  title: Root;
  /** Its clock, in one line. */
  clock: Root;
  /** What each kind of paper is, and its clock. */
  kinds: readonly { kind: LetterKind; text: Root }[];
}

const isElement = (node: Root['children'][number], name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

/** Whether a line begins with what can be seen on the paper, in bold: its condition where it is not sure. */
const saysWhatIsSeen = ({ children: [first] }: Element): boolean =>
  first !== undefined && isElement(first, 'strong');

const rootOf = (node: Element | undefined): Root => ({
  type: 'root',
  children: node?.children ?? [],
});

/** The kinds of papers as six doors, and the page without them. Throws a ContentError where anything of them lacks. */
export function doorsOf(page: PlainText): { doors: KindDoor[]; page: PlainText } {
  const section = page.sections.find(({ id }) => id === doorsSection);
  const nodes = section?.body.children ?? [];
  const starts = nodes.flatMap((node, at) => (isElement(node, 'h3') ? [at] : []));
  const doors = starts.map((start, index): KindDoor => {
    const part = nodes.slice(start, starts[index + 1]);
    const [title, clock, list] = ['h3', 'p', 'ul'].map((name) =>
      part.find((node): node is Element => isElement(node, name)),
    );
    const lines = list?.children.filter((node): node is Element => node.type === 'element') ?? [];
    const kinds = kindsOfDoors[index] ?? [];
    if (!clock || lines.length !== kinds.length || !lines.every(saysWhatIsSeen)) {
      throw new ContentError(page.file, [
        `“### …” nº ${index + 1}: escreva uma linha de prazo e ${kinds.length} itens, um por tipo de carta. Cada item começa com o que se vê no papel, entre ** e **`,
      ]);
    }
    return {
      title: rootOf(title),
      clock: rootOf(clock),
      kinds: kinds.map((kind, at) => ({ kind, text: rootOf(lines[at]) })),
    };
  });
  if (!section || doors.length !== kindsOfDoors.length) {
    throw new ContentError(page.file, [
      `falta uma das ${kindsOfDoors.length} partes “### …” dos tipos de carta`,
    ]);
  }
  const body: Root = { type: 'root', children: nodes.slice(0, starts[0]) };
  const sections = page.sections.map((one) => (one === section ? { ...one, body } : one));
  return { doors, page: { ...page, sections } };
}

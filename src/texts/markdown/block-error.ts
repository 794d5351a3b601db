import type { Node } from 'mdast';

/** A mistake in the Markdown, with the line it stands on. */
export class BlockError extends Error {
  readonly line: number | undefined;

  constructor(message: string, node: Node) {
    super(message);
    this.line = node.position?.start.line;
  }
}

import type { Nodes } from 'hast';

const blocks = new Set(['p', 'li', 'ul', 'ol', 'table', 'h3']);

function words(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'figure-value') {
    const { text, notice } = node.properties;
    return notice ? `${text} (${notice})` : String(text);
  }
  if (node.type === 'element' && node.tagName === 'thead') return '';
  if (node.type === 'element' && node.tagName === 'tr')
    return ` ${node.children
      .map(words)
      .filter((cell) => cell.trim())
      .join(': ')} `;
  const inside = node.children.map(words).join('');
  return node.type === 'element' && blocks.has(node.tagName) ? ` ${inside} ` : inside;
}

/** A text of the site as one line, without marks; figures as they stand on the page. */
export const plainWords = (node: Nodes): string => words(node).replace(/\s+/g, ' ').trim();

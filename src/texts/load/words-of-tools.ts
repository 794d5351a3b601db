import { globSync } from 'node:fs';
import { basename } from 'node:path';

const ofTool = (slug: string): string => `content/tools/${slug}.md`;

/** Of the labels, those that state law; the others name what stands beside them. */
const labels: Readonly<Record<string, string>> = {
  'content/labels/dados.json': 'content/pages/dados.md',
  'content/labels/extrato-cnis.json': ofTool('extrato-cnis'),
};

/** Words beside the answers of a visitor that state law, each with the text whose page shows them. */
export const wordsOfTools = (): { file: string; text: string }[] => [
  ...globSync('content/questions/*.json')
    .sort()
    .map((file) => ({ file, text: ofTool(basename(file, '.json')) })),
  ...Object.entries(labels).map(([file, text]) => ({ file, text })),
];

/** What is signed besides a text, for its page states it. */
export const wordsWith = (text: string): string[] =>
  wordsOfTools().flatMap((one) => (one.text === text ? one.file : []));

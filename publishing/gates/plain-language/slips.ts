import { type Fault, inRows, type Told } from '../fault.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);

const doubled = /(?<![\p{L}\d-])(\p{L}{2,}) \1(?![\p{L}\d-])/iu;

function twice(row: string): Told[] {
  const text = row.replaceAll('**', '');
  const word = doubled.exec(text)?.[0];
  const all = sentences(text);
  const again = all.find((sentence, index) => index > 0 && sentence === all[index - 1]);
  return [
    ...(word ? [{ reason: `repete a palavra: “${word}”.`, remedy: 'Apague uma das duas.' }] : []),
    ...(again ? [{ reason: `diz duas vezes: “${again}”`, remedy: 'Apague uma das duas.' }] : []),
  ];
}

/** Blocks of running text; the others hold names, links and numbers. */
const runningBlock = /^:::(?:saiba|cuidado|exemplo)\b/;
const noParagraph = /^(?:[#|:[<=>•▪●!-]|\s|\d+\. |\{\{)/;
const ended = /[.?!:…][”"’)]*$|\}\}$/;

/** A paragraph shorter than this may come twice on purpose: “Depende.” */
const longEnough = 40;

const isParagraph = (row: string): boolean => row !== '' && !noParagraph.test(row);

/** Words, sentences and paragraphs of a text that stand twice, and paragraphs that break off. */
export function slips(file: string, source: string): Fault[] {
  const rows = source.split(/\r?\n/);
  const start = rows[0] === '---' ? rows.indexOf('---', 1) + 1 : 0;
  const seen = new Set<string>();
  let inOtherBlock = false;
  return inRows(file, source, (row, index) => {
    if (row.startsWith(':::')) inOtherBlock = row !== ':::' && !runningBlock.test(row);
    const isOwn = file.endsWith('.md') && index >= start && !inOtherBlock && isParagraph(row);
    const isAgain = isOwn && row.length > longEnough && seen.has(row);
    seen.add(row);
    const found: Told[] = [
      ...twice(row),
      ...(isAgain
        ? [{ reason: 'já está nesta página.', remedy: 'Apague um dos dois parágrafos.' }]
        : []),
      ...(isOwn && !ended.test(row.replaceAll('**', '').trim())
        ? [{ reason: 'acaba sem ponto.', remedy: 'Termine a frase, ou ponha o ponto final.' }]
        : []),
    ];
    return found.map((told) => ({ sentence: row.trim(), ...told }));
  });
}

import { reasons, type WaitingSentence } from '../blockers/confirm-blockers.ts';
import { byHarm } from './by-harm.ts';
import { passageOf } from './passage.ts';

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

function rowOf(sentence: WaitingSentence): string {
  const { says, rests, open } = sentence;
  const { line, sources } = passageOf(sentence);
  const links = sources.map(({ label, url }) => `[${label}](${url})`);
  return row([says, `${line ?? ''}`, reasons[rests], [open, ...links].join('; '), '']);
}

/** All that waits, text by text, with what to open, in Markdown: to be read and ticked away from a screen. */
export function onPaper(sentences: readonly WaitingSentence[]): string {
  const texts = [...Map.groupBy(byHarm(sentences), ({ file }) => file)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const head = [row(['O texto diz', 'Linha', 'Por que espera', 'Abra', 'Confere']), '|-|-|-|-|-|'];
  return [
    '# O que espera assinatura',
    `Frases: ${sentences.length}, em ${texts.length} textos. Escrito por \`npm run sign -- --list\`: não o edite. Quem confere assina no editor ou com \`npm run sign\`.`,
    ...texts.map(([file, own]) => [`## ${file}\n`, ...head, ...own.map(rowOf)].join('\n')),
    '',
  ].join('\n\n');
}

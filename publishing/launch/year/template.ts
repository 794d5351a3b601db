import { type CitationKey, citation } from '#law/citations.ts';
import type { WrittenSeries } from '#law/written.ts';
import type { Read } from './plan.ts';
import { type Topic, topics } from './topics.ts';

/** The lines for the norm, to be filled in: that of the value that holds says only where to look. */
function lastNorm({ file }: Topic, read: Read): string[] {
  const source = (JSON.parse(read(file)) as WrittenSeries<unknown>).values.at(-1)?.source;
  const { label, url } = citation(source as CitationKey);
  const [, norm = label, place] = /^(.*?)(?:, (art\. .*))?$/.exec(label) ?? [];
  return [
    `#  norma: # a de antes: ${norm}`,
    ...(place ? [`#  artigo: # o de antes: ${place}`] : []),
    `#  endereco: # o de antes: ${url}`,
  ];
}

/** A file of answers to fill in: what is left as a comment is not known yet. */
export const template = (year: number, today: string, read: Read): string =>
  [
    `# Valores de ${year}. Tire o “#” do que a norma publicada já diz; o resto fica para depois.`,
    '# Não mudou? Escreva só: dpu-renda: continua. Outro valor da mesma norma? Repita só o nome dela.',
    '# Vale desde outro dia? Acrescente desde: AAAA-MM-DD. Um salto grande que a norma diz mesmo?',
    '# Acrescente confirmado: sim. A norma de antes está ao lado: escreva a nova.',
    `ano: ${year}`,
    `conferido: ${today}`,
    ...topics.flatMap((topic) => [
      '',
      `# ${topic.asks}`,
      `#${topic.name}:`,
      `#  valor: "${topic.example}"`,
      ...lastNorm(topic, read),
    ]),
  ].join('\n');

import { topics } from './topics.ts';

/** A file of answers to fill in: what is left as a comment is not known yet. */
export const template = (year: number, today: string): string =>
  [
    `# Valores de ${year}. Tire o “#” do que a norma publicada já diz; o resto fica para depois.`,
    '# Não mudou? Escreva só: dpu-renda: continua. Outro valor da mesma norma? Repita só o nome dela.',
    '# Vale desde outro dia? Acrescente desde: AAAA-MM-DD. Um salto grande que a norma diz mesmo?',
    '# Acrescente confirmado: sim. A norma, o artigo e o endereço de cada um são só exemplo: troque pelos dele.',
    `ano: ${year}`,
    `conferido: ${today}`,
    ...topics.flatMap(({ name, asks, example }) => [
      '',
      `# ${asks}`,
      `#${name}:`,
      `#  valor: "${example}"`,
      '#  norma: Decreto 12.797/2025 (salário mínimo de 2026)',
      '#  artigo: art. 1º',
      '#  endereco: https://www.planalto.gov.br/…',
    ]),
  ].join('\n');

import type { WordingRule } from '../../wording/rule.ts';

/** Said often about the survivor pension, and false in November 2026. */
export const pensionFalse: readonly WordingRule[] = [
  {
    id: 'pensao-inteira',
    pattern:
      /\b(?:viuv[oa]|esposa|marido|pensao (?:por morte )?(?:e|paga|vale|= ?)) ?(?:recebe |de )?100 ?%/,
    unless: /\b(?:invalid|deficiencia|acidente|trabalho|ate 100)/,
    source: 'EC 103/2019, art. 23',
    why: 'diz que a pensão é sempre inteira.',
    remedy: 'São 50% mais 10% por dependente.',
    fires: ['A viúva recebe 100%.', 'A pensão é 100%.'],
    silent: ['Com dependente inválido, a pensão é de 100%.'],
  },
  {
    id: 'pensao-com-carencia',
    pattern:
      /\b(?:precisa|exige|e preciso|minimo) (?:de |ter )?18 contribuicoes\b[^.]*\bpensao\b|\bpensao\b[^.]*\b(?:exige|precisa de|carencia de) 18\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, arts. 26, I, e 77, § 2º, V',
    why: 'inventa carência na pensão por morte.',
    remedy: 'Não há carência: as 18 contribuições só mudam a duração.',
    fires: ['É preciso ter 18 contribuições para deixar pensão.'],
    silent: ['A pensão não exige 18 contribuições.'],
  },
  {
    id: 'pensao-se-perde',
    pattern:
      /\b(?:depois|passados?|apos) (?:de |dos |os )?(?:90|180)(?: dias)?\b[^.]*\b(?:perde|acaba o direito|nao pode mais)\b/,
    unless: /\b(?:so|apenas|meses|atrasados|parcelas)\b/,
    source: 'Lei 8.213/1991, art. 74',
    why: 'diz que a pensão se perde depois do prazo.',
    remedy: 'Só se perdem os meses anteriores ao pedido.',
    fires: ['Depois de 90 dias, perde a pensão.'],
    silent: ['Depois de 90 dias, só os meses anteriores se perdem.'],
  },
  {
    id: 'menor-recebe-desde-o-obito',
    pattern:
      /\b(?:menor(?:es)?|crianca|filhos?)\b[^.]*\b(?:desde (?:o obito|a morte)|nunca perde)\b[^.]*\b(?:mesmo|a qualquer tempo|pedindo depois|quando pedir|atrasados)\b|\bmenor(?:es)? nunca perde/,
    unless: /\b(?:180|nao)\b/,
    source: 'STJ, Tema 1.421 (junho de 2026)',
    why: 'esquece os 180 dias do menor de 16 anos.',
    remedy: 'Depois de 180 dias, também o menor recebe só desde o pedido.',
    fires: [
      'O menor de 16 recebe desde o óbito mesmo pedindo depois.',
      'Menor nunca perde atrasados.',
    ],
    silent: ['Para filhos com menos de 16 anos, são até 180 dias.'],
  },
  {
    id: 'menor-sob-guarda',
    pattern: /\bmenor sob guarda\b[^.]*\bnao (?:e|pode ser|tem)\b[^.]*\b(?:dependente|pensao)\b/,
    source: 'Lei 8.213/1991, art. 16, § 2º (Lei 15.108/2025)',
    why: 'repete a regra de antes de 2025.',
    remedy: 'Escreva que depende da data da morte e que há discussão no STF.',
    fires: ['O menor sob guarda não é dependente.'],
    silent: ['Menor sob guarda: depende da data da morte, e há discussão no STF.'],
  },
];

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
    id: 'cota-reverte',
    pattern:
      /\b(?:cota|parte|10 ?%)\b[^.]*\b(?:reverte|passa|volta)m? (?:para|a|aos?) (?:a |o |os )?(?:mae|viuv|outros|demais)/,
    unless: /\bnao\b/,
    source: 'EC 103/2019, art. 23, § 1º',
    why: 'diz que a parte de quem sai passa aos outros.',
    remedy: 'Escreva que os 10% dele acabam.',
    fires: ['A cota do filho reverte para a mãe.'],
    silent: ['Os 10% dele não passam para os outros.'],
  },
  {
    id: 'vitalicia-aos-quarenta-e-quatro',
    pattern: /\b(?:vitalicia|para toda a vida)\b[^.]*\b44\b/,
    unless: /\b(?:45|ate 2020|antes de 2021|2015)\b/,
    source: 'Portaria ME 424/2020',
    why: 'repete a idade da tabela antiga.',
    remedy: 'São 45 anos para mortes desde 1º de janeiro de 2021.',
    fires: ['A pensão é vitalícia a partir de 44 anos.'],
    silent: ['Para toda a vida, a partir de 45 anos.'],
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
    id: 'filho-ate-vinte-e-quatro',
    pattern: /\b(?:filh[oa]s?|universitari[oa]s?|faculdade)\b[^.?]*\bate (?:os )?24\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, art. 77, § 2º, II; STJ, Tema 643',
    why: 'estende a pensão do filho até os 24.',
    remedy: 'A lei para aos 21 anos.',
    fires: ['O filho universitário recebe até os 24 anos.'],
    silent: [
      'Meu filho está na faculdade. Recebe até os 24?',
      'A faculdade não estende a pensão até os 24.',
    ],
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

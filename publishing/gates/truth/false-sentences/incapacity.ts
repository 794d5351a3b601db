import type { WordingRule } from '../../wording/rule.ts';

/** Said often about permanent incapacity and accidents, and false in November 2026. */
export const incapacityFalse: readonly WordingRule[] = [
  {
    id: 'incapacidade-vitalicia',
    pattern:
      /\b(?:por incapacidade|incapacidade permanente|invalidez)\b[^.?]*\b(?:e vitalici[oa]|para sempre|nunca e cortad[oa])\b|\b60 anos\b[^.?]*\bnunca e cortad[oa]\b|\bauxilio-acidente\b[^.?]*\b(?:vitalici[oa]|ate morrer)\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.213/1991, arts. 42, 46, 86 e 101',
    why: 'diz que o benefício não acaba.',
    remedy: 'Dura enquanto durar a condição, com as dispensas de perícia que a lei traz.',
    fires: [
      'A aposentadoria por incapacidade permanente é vitalícia.',
      'A aposentadoria por incapacidade é vitalícia.',
      'Quem tem 60 anos nunca é cortado.',
      'O auxílio-acidente é vitalício.',
      'No auxílio-acidente, recebe até morrer.',
    ],
    silent: ['A aposentadoria por incapacidade permanente não é para sempre.'],
  },
  {
    id: 'cem-por-cento-da-doenca-grave',
    pattern: /\b100 ?%[^.?]*\bdoencas? graves?\b|\bdoencas? graves?\b[^.?]*\b100 ?%/,
    unless: /\bnao\b|\btrabalho\b/,
    source: 'EC 103/2019, art. 26, § 3º, II; STF, Tema 1300',
    why: 'estende os 100% à doença grave que não vem do trabalho.',
    remedy: 'São 100% só em acidente ou doença do trabalho; nos outros casos, 60% mais 2% por ano.',
    fires: ['São 100% para doença grave.'],
    silent: ['A doença grave comum não dá 100% da média.'],
  },
  {
    id: 'auxilio-acidente-errado',
    pattern:
      /\bauxilio-acidente\b[^.?]*\b(?:so (?:vale )?(?:para|em|por) acidente de trabalho|exige cat|tem que ter cat|precisa de cat|ter ficado encostad|minimo de um salario|nao pode ser menor que (?:um|o) salario|mei (?:tambem )?tem direito|perde\b[^.?]*\bvolt(?:a|ar|ou) a trabalhar|isent[oa] de (?:ir|imposto)|vira aposentadoria)|\bmei (?:tambem )?tem direito ao auxilio-acidente\b|\bperde o auxilio-acidente\b[^.?]*\bvolt/,
    unless: /\bnao (?:exige|precisa|e so|vale so|vira)\b|\bmesmo\b/,
    source: 'Lei 8.213/1991, arts. 18, § 1º, e 86',
    why: 'erra uma condição do auxílio-acidente.',
    remedy:
      'Vale para acidente de qualquer tipo, sem CAT obrigatória, junto com o salário; MEI e autônomo ficam de fora.',
    fires: [
      'O auxílio-acidente é só para acidente de trabalho.',
      'No auxílio-acidente, tem que ter CAT.',
      'No auxílio-acidente, é preciso ter ficado encostado.',
      'O auxílio-acidente paga o mínimo de um salário.',
      'No auxílio-acidente, o MEI tem direito.',
      'MEI tem direito ao auxílio-acidente.',
      'O auxílio-acidente se perde se a pessoa voltar a trabalhar.',
      'Perde o auxílio-acidente quem voltou a trabalhar.',
      'O auxílio-acidente é isento de IR por doença.',
      'O auxílio-acidente vira aposentadoria.',
    ],
    silent: [
      'O auxílio-acidente não exige CAT.',
      'O auxílio-acidente pode ser recebido junto com o salário.',
    ],
  },
];

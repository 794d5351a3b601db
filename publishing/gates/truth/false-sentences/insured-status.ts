import type { WordingRule } from '../../wording/rule.ts';

/** Said often about how long the INSS still covers who stopped, and false in November 2026. */
export const insuredStatusFalse: readonly WordingRule[] = [
  {
    id: 'facultativo-doze-meses',
    pattern:
      /\bfacultativ[oa]s?\b(?! depois)[^.?]*\b(?:12|24|36|doze) meses\b[^.?]*\b(?:graca|protecao|cobert)|\b(?:graca|protecao) (?:do|da|de) (?:quem e )?facultativ[oa]\b[^.?]*\b(?:12|24|36|doze) meses\b/,
    unless: /\b(?:6|seis) meses\b|\bpode\b|\bnao\b/,
    source: 'Lei 8.213/1991, art. 15, VI',
    why: 'erra o prazo do facultativo.',
    remedy: 'São 6 meses, sem os acréscimos de quem trabalhava.',
    fires: [
      'O facultativo tem 12 meses de período de graça.',
      'A proteção do facultativo dura 12 meses.',
    ],
    silent: [
      'Facultativo: 6 meses de proteção.',
      'O facultativo paga há 12 meses e pede o auxílio.',
    ],
  },
  {
    id: 'graca-ate-o-ultimo-mes',
    pattern:
      /\b(?:protecao|qualidade(?: de segurado)?|cobertura)\b[^.?]*\b(?:acaba|termina|se perde)\b[^.?]*\b(?:no fim d[oe]s? (?:prazo|12 meses)|no 13[ºo°]? mes|um ano depois|apos (?:os )?12 meses)\b/,
    source: 'Lei 8.213/1991, art. 15, § 4º',
    why: 'põe o fim da proteção cedo demais.',
    remedy: 'Ela só acaba no dia seguinte ao vencimento da contribuição do mês depois do prazo.',
    fires: [
      'A proteção acaba no fim dos 12 meses.',
      'A qualidade de segurado se perde após 12 meses.',
    ],
    silent: [
      'A proteção só acaba depois que vence a contribuição do mês seguinte ao fim do prazo.',
      'A proteção vai até esse dia.',
    ],
  },
  {
    id: 'doente-sempre-coberto',
    pattern:
      /\bquem (?:parou|deixou)\b[^.?]*\b(?:doente|doenca)\b[^.?]*\b(?:continua|esta|segue|fica) cobert|\bdoente nunca perde\b/,
    unless: /\bpode\b/,
    source: 'AGU, Súmula 26',
    why: 'promete cobertura a quem ainda tem de provar a incapacidade.',
    remedy: 'Escreva “pode continuar coberto”, e que é preciso provar o começo da incapacidade.',
    fires: [
      'Quem parou por doença continua coberto.',
      'Quem está doente nunca perde a qualidade de segurado.',
    ],
    silent: ['Quem parou por doença pode continuar coberto.'],
  },
];

import type { WordingRule } from '../../wording/rule.ts';

/** Said often about special time, transition rules and teachers, and false in November 2026. */
export const timeRulesFalse: readonly WordingRule[] = [
  {
    id: 'mei-no-tempo',
    pattern:
      /\bmei\b[^.?]*\b(?:conta (?:para )?tudo|conta como tempo em todas)\b|\bmei nao se aposenta por tempo\b[^.?]*\b(?:hipotese|nunca|jamais)\b/,
    source: 'Lei 8.212/1991, art. 21, §§ 2º e 3º',
    why: 'esquece que os meses de MEI só entram nas regras de tempo se forem completados.',
    remedy: 'Valem para a regra de idade; nas outras, só completados até 20%.',
    fires: ['MEI conta tudo.', 'O MEI não se aposenta por tempo em hipótese alguma.'],
    silent: ['Os meses de MEI valem para a regra de idade.'],
  },
  {
    id: 'quase-180-meses',
    pattern:
      /\bcarencia\b[^.?]*\b(?:1[5-79]\d|18[1-9]|20\d) meses\b|\b(?:1[5-79]\d|18[1-9]|20\d) contribuicoes\b|\b(?:1[5-79]\d|18[1-9]|20\d) (?:meses )?nas? aposentadorias?\b/,
    source: 'Lei 8.213/1991, art. 25, II',
    why: 'diz quase a carência das aposentadorias, que é de 180 meses.',
    remedy: 'Escreva 180. É mesmo outro número? Diga de que regra ele vem.',
    fires: [
      'A carência é de 190 meses.',
      'São 12 no auxílio-doença e 190 na aposentadoria por idade.',
    ],
    silent: ['A carência é de 180 meses.', 'O auxílio pode durar 160 meses.'],
  },
];

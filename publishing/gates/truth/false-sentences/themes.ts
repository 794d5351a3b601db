import type { WordingRule } from '../../wording/rule.ts';

/** STF, STJ and TNU number their themes each from 1 on: a number alone is another subject elsewhere. */
export const themeRules: readonly WordingRule[] = [
  {
    id: 'tema-sem-tribunal',
    pattern:
      /(?<!\b(?:stf|stj|tnu|tst),? (?:no )?)(?<!\b(?:stf|stj|tnu|tst), temas \d[\d.]*(?:, \d[\d.]*)* e )\btemas? (?:n[.º°o] ?)?\d[\d.]*(?![\d.]| (?:da|do) (?:tnu|stf|stj|tst)\b)/,
    source: 'numeração dos temas de cada tribunal',
    why: 'diz o número de um tema sem o tribunal, e o mesmo número existe em mais de um.',
    remedy: 'Escreva “(STJ, Tema 1117)”, com o tribunal antes do número.',
    fires: [
      'Os 10 anos contam do fim da ação (Tema 1117).',
      'O STF reconhece o direito ao melhor benefício (Tema 334).',
      'Veja os Temas 979 e 692.',
      'Vale o tema 1.329.',
    ],
    silent: [
      'Os 10 anos contam do fim da ação (STJ, Tema 1117).',
      'O Tema 389 da TNU estava em julgamento.',
      'STF Tema 1102.',
      'O tema desta página tem 3 partes.',
    ],
  },
];

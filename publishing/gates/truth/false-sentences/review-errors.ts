import type { WordingRule } from '../../wording/rule.ts';

/** What a second reading of our own texts found: said often, and costly to who follows it. */
export const reviewFalse: readonly WordingRule[] = [
  {
    id: 'pedir-depois',
    pattern:
      /\bpedir (?:a pensao )?depois nao tira a pensao\b|\bpensao\b[^.?]*\bpode ser pedida a qualquer tempo sem perder nada\b/,
    source: 'Lei 8.213/1991, arts. 74 e 77; TNU, Tema 377',
    why: 'esquece que a parte de 4 meses ou de alguns anos corre desde a morte.',
    remedy: 'Pedir depois não apaga o direito, mas os meses anteriores se perdem.',
    fires: ['Pedir depois não tira a pensão.'],
    silent: ['Pedir depois não apaga o direito, mas os meses anteriores se perdem.'],
  },
];

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
  {
    id: 'irmao-com-qualquer-deficiencia',
    pattern:
      /\birmaos?\b[^.?]*\b(?:invalid[oa]s? )?ou com (?:alguma |qualquer )?deficiencia(?! (?:intelectual|mental|grave))/,
    unless: /\bcadunico\b|\bbpc\b/,
    source: 'Lei 8.213/1991, art. 16, III',
    why: 'aceita qualquer deficiência do irmão.',
    remedy: 'Escreva “inválidos ou com deficiência intelectual, mental ou grave”.',
    fires: ['Irmãos com menos de 21 anos, inválidos ou com deficiência.'],
    silent: ['Irmãos inválidos ou com deficiência intelectual, mental ou grave.'],
  },
  {
    id: 'so-os-herdeiros',
    pattern:
      /\b(?:em caso de morte|de quem morreu)\b[^.?]*\b(?:pedem|podem pedir|sao) os herdeiros\b|^os herdeiros podem pedir\b/,
    unless: /\bpensionista\b|\bsem quem recebe\b/,
    source: 'Lei 8.213/1991, art. 112; STJ, Tema 1057',
    why: 'passa por cima de quem recebe a pensão.',
    remedy: 'Primeiro, quem recebe a pensão; sem pensionista, os herdeiros.',
    fires: ['Os herdeiros podem pedir.', 'Em caso de morte, podem pedir os herdeiros.'],
    silent: ['Sem pensionista, podem pedir os herdeiros.'],
  },
  {
    id: 'cadunico-em-casa',
    pattern:
      /\b(?:ninguem|nenhum agente|nenhum entrevistador)\b[^.?]*\b(?:vai|pode ir|bate|aparece)\b[^.?]*\b(?:em|a sua|na sua) casa\b/,
    source: 'Lei 15.077/2024; Decreto 12.417/2025',
    why: 'faz fechar a porta ao entrevistador do CadÚnico.',
    remedy: 'Diga que o INSS não manda agente e que o entrevistador do CadÚnico pode ir.',
    fires: ['Ninguém do governo vai à sua casa: nenhum agente vai na sua casa.'],
    silent: ['O INSS não manda agente; o entrevistador do CadÚnico pode ir.'],
  },
];

import type { WordingRule } from '../wording/rule.ts';

/** Words of lawyers that no glossary of the site explains. */
export const jargon: readonly WordingRule[] = [
  {
    id: 'juridiques',
    pattern:
      /\b(?:decadencia|prescricao quinquenal|hipossuficien\w+|exordial|peticionar|outrossim|destarte|supracitad[oa]s?|egregi[oa]|litispendencia|tempestiv[oa]s?|intempestiv[oa]s?|preclus[ao]o?|impetra(?:r|do|da)|transit\w+ em julgado|data venia|de cujus|ab initio|ex officio|in casu|art\. supra)\b/,
    // Said where it is explained, and as the letter itself says it.
    unless: /\bdecadencia (?:e|do|da) |\bpor decadencia\b|\(|[“”]/,
    source: 'Lei 15.263/2025, sobre a linguagem simples',
    why: 'usa uma palavra de advogado, que o site não explica.',
    remedy:
      'Diga a mesma coisa com palavras do dia a dia, ou ponha a explicação entre parênteses logo depois.',
    fires: ['Cuidado com a decadência.', 'O recurso intempestivo não é aceito.'],
    silent: [
      'Decadência é a perda de um direito pelo tempo.',
      'Depois do trânsito em julgado (quando não cabe mais recurso), o valor é pago.',
    ],
  },
];

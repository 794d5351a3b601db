import type { WordingRule } from '../../wording/rule.ts';

/** Said often about requests, appeals, courts and channels, and false in November 2026. */
export const procedureFalse: readonly WordingRule[] = [
  {
    id: 'dias-uteis',
    pattern: /\brecurso\b[^.]*\b30 dias uteis\b|\b30 dias uteis\b[^.]*\brec(?:urso|orrer)\b/,
    unless: /\bnao\b/,
    source: 'Decreto 3.048/1999, art. 305, § 1º; Lei 9.784/1999, art. 66',
    why: 'conta o prazo do recurso em dias úteis.',
    remedy: 'São 30 dias seguidos.',
    fires: ['O recurso vai até 30 dias úteis.'],
    silent: ['São 30 dias seguidos, e não úteis.'],
  },
  {
    id: 'outro-pedido-na-hora',
    pattern:
      /\b(?:faca|peca|entre com) (?:outro|novo|um novo) (?:pedido|requerimento)\b[^.]*\b(?:na hora|logo|imediatamente|no dia seguinte|em seguida)\b/,
    source: 'IN PRES/INSS 128/2022, art. 576-A',
    why: 'ignora o bloqueio de novo pedido durante o prazo do recurso.',
    remedy: 'Diga que, em regra, o novo pedido só é aceito depois desse prazo.',
    fires: ['Negou? Faça outro pedido na hora.'],
    silent: ['Em regra, o INSS só aceita novo pedido depois desse prazo.'],
  },
  {
    id: 'esgotar-recursos',
    pattern:
      /\b(?:esgotar|acabar|terminar) (?:os|todos os|o) recursos?\b[^.]*\bjustica\b|\bjustica\b[^.]*\b(?:esgotar|terminar) (?:os|todos os|o) recursos?\b/,
    unless: /\b(?:nao|sem)\b/,
    source: 'STF, Tema 350',
    why: 'exige esgotar os recursos antes da Justiça.',
    remedy: 'É preciso ter pedido antes ao INSS, e não esgotar os recursos.',
    fires: ['É preciso esgotar os recursos antes de ir à Justiça.'],
    silent: ['Não é preciso esgotar os recursos antes da Justiça.'],
  },
  {
    id: 'juntar-na-justica',
    pattern:
      /\b(?:junte|guarde|mostre|deixe)\b[^.]*\b(?:documentos?|provas?|papeis)\b[^.]*\b(?:depois|so|para),? (?:na|a|para a) justica\b/,
    source: 'STJ, Tema 1124',
    why: 'manda guardar prova para a Justiça, o que pode custar meses de pagamento.',
    remedy: 'Diga para entregar tudo já no pedido ao INSS.',
    fires: ['Junte documentos depois, na Justiça.'],
    silent: ['Entregue tudo já no pedido. O que só aparece na Justiça pode custar meses.'],
  },
  {
    id: 'precisa-de-advogado',
    pattern:
      /\b(?:precisa|exige|e preciso|e obrigatorio)\b[^.]*\badvogad[oa]s?\b[^.]*\b(?:pedir|recorrer|recurso|pedido|inss)\b|\b(?:para (?:pedir|recorrer)|o recurso|o pedido)\b[^.]*\b(?:precisa de|exige|e preciso) (?:um )?advogad/,
    unless: /\b(?:nao|nem|sem|da sentenca)\b/,
    source: 'Lei 10.259/2001, art. 10; STF, ADI 3.168',
    why: 'diz que é preciso advogado para pedir ou recorrer.',
    remedy: 'No INSS, no Conselho de Recursos e na 1ª instância do Juizado, não é.',
    fires: ['É preciso advogado para recorrer.', 'Para pedir, é preciso um advogado.'],
    silent: [
      'O pedido não precisa de advogado.',
      'Para recorrer da sentença, é preciso advogado ou DPU.',
    ],
  },
];

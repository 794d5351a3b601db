import type { WordingRule } from '../../wording/rule.ts';

/** Said often about cuts, debts, discounts, loans and tax, and false in November 2026. */
export const cutsAndMoneyFalse: readonly WordingRule[] = [
  {
    id: 'devolucao-errada',
    pattern:
      /\bboa-fe nunca devolve\b|\bbpc nunca devolve\b|\bdivida\b[^.?]*\bprescreve em (?:5|cinco) anos\b|\bnao responda (?:a|essa|esta) carta\b/,
    source: 'STJ, Temas 979 e 692; Lei 8.213/1991, arts. 103-A e 115',
    why: 'dá como certo o que depende de prova, ou faz perder o prazo da defesa.',
    remedy: 'Responda no prazo: a boa-fé se prova caso a caso.',
    fires: [
      'Boa-fé nunca devolve.',
      'BPC nunca devolve.',
      'A dívida prescreve em 5 anos.',
      'Não responda a carta.',
    ],
    silent: ['Responda a carta no prazo.', 'Prove a boa-fé.'],
  },
  {
    id: 'consignado-errado',
    pattern:
      /\binss devolve automaticamente\b|\btodo consignado\b[^.?]*\bpode ser cancelado\b|\brmc e sempre ilegal\b|\bmargem\b[^.?]*\b(?:40|45) ?%/,
    unless: /\bnao\b|\bconfira\b/,
    source: 'Lei 15.327/2026; MP 1.355/2026, que perdeu a validade em 31/08/2026',
    why: 'promete devolução, ou fixa uma margem que muda.',
    remedy: 'Mande conferir no extrato de empréstimos do Meu INSS, sem porcentagem.',
    fires: [
      'O INSS devolve automaticamente.',
      'Todo consignado pode ser cancelado.',
      'A RMC é sempre ilegal.',
      'A margem do consignado é de 40%.',
    ],
    silent: ['Confira a sua margem no Meu INSS.'],
  },
  {
    id: 'imposto-errado',
    pattern:
      /\bdoenca grave isenta tudo\b|\baposentad[oa]s? nao paga(?:m)? (?:ir|imposto)\b|\bate (?:r\$ )?5(?: mil|\.000)\b[^.?]*\bsomando tudo\b|\b(?:fibromialgia|depressao)\b[^.?]*\bisenta\b/,
    unless: /\bnao isenta\b/,
    source: 'Lei 7.713/1988, art. 6º, XIV; Lei 15.270/2025',
    why: 'estende a isenção do imposto de renda.',
    remedy: 'A isenção é de aposentadoria e pensão, por doença da lista da lei.',
    fires: [
      'Doença grave isenta tudo.',
      'Aposentado não paga IR.',
      'Até 5 mil é isento somando tudo.',
      'Fibromialgia isenta do imposto.',
    ],
    silent: ['A fibromialgia não isenta do imposto de renda.'],
  },
  {
    id: 'recurso-milagroso',
    pattern:
      /\brecorra\b[^.?]*\b(?:e de graca )?e funciona\b|\brecurso suspende o corte\b|\brecurso fora do prazo e aceito\b|\batraso e perdoado\b|\bate (?:20|vinte) salarios\b[^.?]*\bsem advogado\b|\bsem advogado\b[^.?]*\bate (?:20|vinte) salarios\b|\bjustica sai mais rapido\b|\brecorrer e processar ao mesmo tempo\b/,
    unless: /\bnao\b|\bestad(?:o|ual)\b/,
    source:
      'Portaria MPS 125/2026, art. 112; Lei 8.212/1991, art. 69, § 9º; Lei 10.259/2001, art. 10',
    why: 'promete o que o recurso não faz, ou troca o Juizado Federal pelo do Estado.',
    remedy:
      'O recurso não suspende o corte; fora do prazo quase nunca é julgado; no Juizado Federal, a 1ª instância dispensa advogado até o teto.',
    fires: [
      'Recorra, é de graça e funciona.',
      'O recurso suspende o corte.',
      'O recurso fora do prazo é aceito.',
      'O atraso é perdoado.',
      'Sem advogado só até 20 salários.',
      'Na Justiça sai mais rápido.',
      'Pode recorrer e processar ao mesmo tempo.',
    ],
    silent: [
      'O recurso não suspende o corte.',
      'O recurso fora do prazo quase sempre não é julgado.',
    ],
  },
  {
    id: 'exigencia-errada',
    pattern:
      /\bexigencia e (?:um )?indeferimento\b|\bexigencia\b[^.?]*\b(?:deix(?:ar|e)|fi(?:car|que)) para o recurso\b|\bexigencia\b[^.?]*\bdias uteis\b/,
    unless: /\bnao\b/,
    source: 'Decreto 3.048/1999, art. 176',
    why: 'confunde exigência com negativa, ou faz perder o prazo dela.',
    remedy: 'É um pedido de papel, com prazo no aviso. Responda nele.',
    fires: [
      'Exigência é indeferimento.',
      'A exigência, pode deixar para o recurso.',
      'O papel da exigência pode ficar para o recurso.',
      'A exigência tem 30 dias úteis.',
    ],
    silent: ['Exigência não é indeferimento.'],
  },
  {
    id: 'defeso-no-inss',
    pattern: /\binss\b[^.?]*\bpaga\b[^.?]*\bdefeso\b|\bseguro-defeso\b[^.?]*\bno inss\b/,
    unless: /\bnao\b|\b(?:antes|ate 2025)\b/,
    source: 'Lei 10.779/2003, art. 2º (Lei 15.265/2025)',
    why: 'manda ao INSS um pedido que agora é do Ministério do Trabalho.',
    remedy: 'O seguro-defeso se pede ao Ministério do Trabalho e Emprego.',
    fires: ['O INSS paga o seguro-defeso.'],
    silent: ['O INSS não paga mais o seguro-defeso.'],
  },
];

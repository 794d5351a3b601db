import type { WordingRule } from '../../wording/rule.ts';

/** Said often about letters of the INSS, and false or harmful in November 2026. */
export const lettersFalse: readonly WordingRule[] = [
  {
    id: 'recurso-faz-voltar',
    pattern: /\brecursos?\b[^.?]*\bfaz(?:em)? (?:o )?pagamento voltar\b/,
    unless: /\bnao\b/,
    source: 'Lei 8.212/1991, art. 69, § 9º',
    why: 'promete que o recurso devolve o pagamento.',
    remedy: 'O pagamento, em regra, não volta enquanto o recurso não é julgado.',
    fires: ['O recurso faz o pagamento voltar.'],
    silent: ['O recurso não faz o pagamento voltar enquanto não é julgado.'],
  },
  {
    id: 'suspensao-e-o-fim',
    pattern:
      /^(?:a |o )?(?:suspensao|bloqueio|convocacao) (?:e|significa|quer dizer) o (?:fim|corte)\b/,
    source: 'Lei 8.212/1991, art. 69, §§ 2º-A a 6º',
    why: 'faz desistir quem ainda tem prazo para se defender.',
    remedy: 'Bloqueio e suspensão ainda não são o fim: há prazo para resposta e recurso.',
    fires: ['A suspensão é o fim do benefício.', 'O bloqueio significa o corte.'],
    silent: ['A suspensão não é o fim do benefício.', 'A cessação é o fim do benefício.'],
  },
  {
    id: 'erro-do-inss',
    pattern:
      /\binss\b[^.?]*\b(?:nunca|nao) pode cobrar\b|\berro (?:foi )?do inss\b[^.?]*\b(?:nunca|nao)\b (?:e preciso |precisa |se )?devolv/,
    unless: /\bboa-fe\b/,
    source: 'STJ, Tema 979',
    why: 'esconde que a regra é devolver, salvo boa-fé provada.',
    remedy: 'A regra é devolver; fica fora quem prova boa-fé, caso a caso.',
    fires: [
      'O INSS nunca pode cobrar o que pagou por erro.',
      'Se o erro foi do INSS, não precisa devolver.',
    ],
    silent: ['Se o erro foi do INSS, não devolve quem prova boa-fé.'],
  },
  {
    id: 'desconto-acima-de-30',
    pattern:
      /\bdescont(?:o|a|ar)\b[^.?]*\b(?:divida|cobranca|pag(?:o|ou) a mais|devolucao)\b[^.?]*\b(?:[4-9]\d|100) ?%/,
    unless: /\bnao pode\b/,
    source: 'Lei 8.213/1991, art. 115; STJ, Tema 979',
    why: 'passa do limite do desconto.',
    remedy: 'O desconto do que o INSS pagou a mais vai até 30%.',
    fires: ['O desconto da dívida pode ser de 50%.'],
    silent: ['O INSS pode descontar do benefício até 30% por mês.'],
  },
  {
    id: 'nada-depois-de-dez-anos',
    pattern: /\bdepois de (?:10|dez) anos\b[^.?]*\bnada (?:mais )?(?:pode|se)\b/,
    source: 'Lei 8.213/1991, art. 103; STF, ADI 6.096; STJ, Tema 1117',
    why: 'esquece as exceções dos 10 anos.',
    remedy: 'Escreva “em regra” e leve às exceções.',
    fires: ['Depois de 10 anos nada pode ser revisto.'],
    silent: ['Em regra, são 10 anos para pedir a revisão.'],
  },
  {
    id: 'curatela-obrigatoria',
    pattern:
      /\bcuratela\b[^.?]*\b(?:obrigatori[ao]|exigid[ao])\b|\b(?:precisa|exige|e preciso)\b[^.?]*\bcuratela\b/,
    unless: /\bnao\b|\bsem\b/,
    source: 'Lei 8.213/1991, art. 110-A',
    why: 'exige a curatela, que a lei dispensa no pedido.',
    remedy: 'No pedido da pessoa com deficiência, a curatela não é exigida.',
    fires: ['A curatela é obrigatória para pedir o BPC.', 'É preciso a curatela.'],
    silent: ['A curatela não é obrigatória para pedir o benefício.'],
  },
  {
    id: 'modulos-nunca',
    pattern: /\b(?:4|quatro) modulos\b[^.?]*\b(?:nunca|jamais|perde tudo|sempre tira)\b/,
    source: 'Lei 8.213/1991, art. 11, V e VII; STJ, Tema 1115',
    why: 'dá o tamanho da terra como decisivo sempre.',
    remedy: 'O INSS costuma negar; na Justiça, o tamanho sozinho não decide.',
    fires: ['Terra acima de 4 módulos nunca dá aposentadoria rural.'],
    silent: ['A lei põe um limite de 4 módulos fiscais.'],
  },
  {
    id: 'reclusao-pelo-limite',
    pattern: /\b(?:vale|paga|recebem?) r\$ ?1\.980,38|^(?:o )?semiaberto recebe\b/,
    source: 'Lei 8.213/1991, art. 80; EC 103/2019, art. 27',
    why: 'troca o limite da renda pelo valor do auxílio, ou erra o regime.',
    remedy: 'O limite mede a renda; o auxílio é de um salário mínimo ao todo, no regime fechado.',
    fires: ['Vale R$ 1.980,38.', 'Semiaberto recebe.'],
    silent: ['A renda de até R$ 1.980,38 é o limite de 2026.'],
  },
];

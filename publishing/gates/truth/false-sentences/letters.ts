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
    id: 'nada-depois-de-dez-anos',
    pattern: /\bdepois de (?:10|dez) anos\b[^.?]*\bnada (?:mais )?(?:pode|se)\b/,
    source: 'Lei 8.213/1991, art. 103; STF, ADI 6.096; STJ, Tema 1117',
    why: 'esquece as exceções dos 10 anos.',
    remedy: 'Escreva “em regra” e leve às exceções.',
    fires: ['Depois de 10 anos nada pode ser revisto.'],
    silent: ['Em regra, são 10 anos para pedir a revisão.'],
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

import { expect, it } from 'vitest';
import { signsIn } from './signs.ts';

it.each([
  ['o valor do seu beneficio foi reduzido para r$ 1.621,00', 'reduced'],
  ['a renda foi alterada de r$ 2.480,00 para r$ 2.479,99 em revisao', 'reduced'],
  ['a renda mensal passou de r$ 2.480,00 para r$ 2.480,01', 'reviewed'],
  ['a revisao foi deferida em parte', 'reviewed'],
  ['o seu beneficio nb 123.456.789-0 foi reativado', 'restored'],
  ['a suspensao do beneficio foi revogada', 'relieved'],
  ['a exigencia foi cancelada. apresente defesa no prazo de 30 dias', undefined],
  ['o beneficio foi reativado em 05/2026 e foi cessado em 10/2026', undefined],
  ['a sua prova de vida foi realizada com sucesso', 'alive'],
  ['a certidao de tempo de contribuicao foi emitida', 'certificate'],
  ['o periodo rural de 1985 a 1990 foi averbado', 'certificate'],
  ['o local de pagamento foi alterado a pedido', 'changed'],
  ['o seu requerimento esta em analise', 'received'],
  ['o pagamento foi devolvido porque a conta estava encerrada no banco', 'returned'],
  ['o seu beneficio foi desbloqueado para emprestimo', 'changed'],
  ['a cobranca foi cancelada. cessam os descontos no beneficio', 'relieved'],
  ['a exigencia foi cancelada, desde que a certidao nova chegue', undefined],
  ['a junta nao conheceu do recurso, recebido em 10/09/2026', undefined],
  ['o pedido de prorrogacao recebido em 25/04/2026 nao foi conhecido', undefined],
  ['nao conhecemos o motivo do atraso. o pedido continua em analise', 'received'],
  ['o cadastro unico da sua familia nao esta atualizado', undefined],
  ['despacho: necessario acerto pos-pericia. agende o servico', 'afterExam'],
  ['a prova de vida nao foi realizada', undefined],
  ['o auxilio encerra-se em 10/12/2026. peca mais nos 15 dias que antecedem o fim', 'ending'],
  ['o auxilio foi encerrado em 10/12/2026. nao houve pedido de prorrogacao', undefined],
  ['o bloqueio motivado pela nao realizacao da prova foi retirado', 'relieved'],
  ['o beneficio foi suspenso', undefined],
  ['a capacidade para o trabalho foi reduzida', undefined],
])('%s: %s', (words, notice) => {
  expect(signsIn(words).notice).toBe(notice);
});

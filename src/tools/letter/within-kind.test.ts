import { expect, it, vi } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readLetter } from '#letters/read-letter.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { insteadOf } from './instead.ts';
import { say } from './say.ts';
import { saidOf, stepsFor } from './within-kind.ts';

// What the pages say of each kind bears on none of this.
vi.mock('virtual:letters', () => import('#tests/letter/no-pages.ts'));

const stepsOf = (text: string, kind: LetterKind = 'cut') => {
  const { own, usual } = stepsFor(kind, readLetter(text, []), isoDate('2026-11-28'));
  return own ?? usual;
};

it('o auxílio cortado diz a quem ainda está doente que peça de novo', () => {
  const cut = 'O auxílio por incapacidade temporária foi cessado em 20/11/2026';
  expect(stepsOf(`${cut}, pois não foi constatada incapacidade.`)).toBe('ainda-doente');
  expect(stepsOf(`${cut} por óbito do titular.`)).not.toBe('ainda-doente');
});

it('o BPC parado por causa de trabalho não diz que falta algo', () => {
  const reason = {
    slug: 'bpc-trabalho',
    keys: ['vinculo emprego'],
    says: ['x'],
    kinds: ['cut' as const],
  };
  const cut = 'O BPC foi suspenso em 20/11/2026, por vínculo de emprego.';
  const { own } = stepsFor('cut', readLetter(cut, [reason]), isoDate('2026-11-28'));
  expect([own, stepsOf(cut)]).toEqual(['parado-por-trabalho', undefined]);
});

it.each([
  'meu auxilio do inss acabou dia 26/11/2026 e eu nao pedi pra prorrogar',
  'meu auxilio acabou dia 26 agora e q eu tinha q ter pedido pra prorrogar antes e q agora nao da mais',
])('o auxílio que acabou sem que se pedisse mais tempo se pede de novo: %s', (text) =>
  expect(stepsOf(text)).toBe('acabou-no-dia'),
);

it('o BPC suspenso pelo CadÚnico diz que se atualize, e não o suspenso pela renda', () => {
  const outdated = 'O BPC foi suspenso em 10/11/2026 por falta de atualização do Cadastro Único.';
  expect(stepsOf(outdated)).toBe('cadunico-suspenso');
  expect(saidOf('cut', readLetter(outdated, []), isoDate('2026-11-28'))[0]).toBe(
    say('answer', 'cadunico-suspenso'),
  );
  expect(stepsOf(`${outdated} A renda da família passa do limite.`)).not.toBe('cadunico-suspenso');
});

it.each([
  ['o benefício', 'ordered'],
  ['o auxílio por incapacidade temporária', undefined],
  ['o benefício, com data de cessação em 18/12/2026. Segue', undefined],
  ['o benefício. Recurso em 30 dias', undefined],
])('a ordem da Justiça não esconde o último dia nem o recurso: %s', (what, instead) => {
  const paper = `INSS. Comunicamos que, em cumprimento à decisão judicial, foi implantado ${what}.`;
  expect(insteadOf(readLetter(paper, []))).toBe(instead);
});

it('o auxílio concedido sem último dia escrito diz o da lei, e a aposentadoria não', () => {
  const granted = (what: string) => `Comunicamos a concessão de ${what}, com início em 20/11/2026.`;
  expect(stepsOf(granted('auxílio por incapacidade temporária'), 'grant')).toBe('auxilio-sem-dia');
  const lasting = granted('aposentadoria por incapacidade permanente');
  expect(stepsOf(lasting, 'grant')).not.toBe('auxilio-sem-dia');
});

it.each([
  ['archived', 'Encerrado: vedado novo requerimento com outro em curso.', 'pedido-repetido'],
  ['archived', 'Pedido encerrado: não compareceu à perícia.', 'falta-ao-exame'],
  ['cut', 'Benefício com mensalidade de recuperação.', 'recuperacao'],
  [
    'denial',
    'Pedido de valor não recebido até o óbito indeferido, sem alvará.',
    'valor-de-quem-morreu',
  ],
  ['denial', 'Salário-maternidade indeferido: 10 contribuições.', 'maternidade-carencia'],
  ['denial', 'Aposentadoria indeferida: carência. Teve salário-maternidade.', undefined],
  ['denial', 'Salário-maternidade rural indeferido: 10 meses de roça.', undefined],
  ['denial', 'Serviço: certidão de tempo de contribuição. Indeferida.', 'certidao'],
  ['cut', 'Auxílio-doença cessado. Há sequela que reduz a capacidade.', 'sequela'],
  ['cut', 'Auxílio-doença cessado. Não há sequela que reduza a capacidade.', 'ainda-doente'],
  ['denial', 'Auxílio-acidente negado: sequela sem redução da capacidade.', undefined],
  ['summons', 'CRAS: visita marcada para 03/12/2026, às 9h. CadÚnico.', 'cras-marcado'],
  ['summons', 'Avaliação social em 03/12/2026, às 9h. CadÚnico em dia.', 'chamado'],
  ['summons', 'Manter o seu BPC: sem biometria, faça a CIN em 90 dias.', 'chamado-biometria'],
  ['defence', 'Defesa insuficiente. GRU de R$ 900,00. Recurso em 30 dias.', 'cobranca-mantida'],
  ['defence', 'Cobrança. GRU. Prazo de 30 dias para defesa.', 'cobranca-com-defesa'],
  ['denial', 'Pensão indeferida. Valor não recebido até o óbito se pede à parte.', undefined],
  ['grant', 'Concedida a pensão por morte. Será cessada em 12/01/2027.', 'pensao-com-fim'],
] as const)('o motivo abre outro caminho: %s, %s', (kind, text, steps) =>
  expect(stepsOf(text, kind)).toBe(steps),
);

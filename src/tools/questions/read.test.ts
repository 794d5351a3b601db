import { describe, expect, it } from 'vitest';
import { questions, today } from '#tests/tools/sample-questions.ts';
import { readAnswers } from './read.ts';
import { recount } from './recount.ts';

function read(entries: Record<string, string>, pets: readonly string[] = []) {
  const form = new FormData();
  for (const pet of pets) form.append('bicho', pet);
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return readAnswers(questions, form, today);
}

const day = { 'desde-dia': '1', 'desde-mes': '2', 'desde-ano': '2020' };

describe('ler as respostas', () => {
  it('grupos de uma lista, com nomes do que já se sabe e perguntas que dependem do que está fora', () => {
    const { told, errors } = read(
      { ...day, aluguel: '900', 'bicho-3-qual': 'dog', 'bicho-3-velho': 'nao' },
      ['bicho-1', 'bicho-3'],
    );
    expect(told.pets?.[1]).toEqual({ id: 'bicho-3', kind: 'dog', isOld: false });
    expect(errors).toEqual([{ fieldId: 'bicho-1-qual', message: 'Escolha qual é: bicho 1' }]);
  });

  it('o que não se pergunta não se lê: uma condição, ou o fim', () => {
    const hidden = { 'bicho-1-qual': 'dog', 'bicho-1-velho': 'sim', 'aluguel-nao-sei': 'on' };
    const { told } = read({ ...day, ...hidden, motivo: 'fear' }, ['bicho-1']);
    expect(told).toEqual({
      since: '2020-02-01',
      rent: undefined,
      pets: [{ id: 'bicho-1', kind: 'dog' }],
    });
    expect(read({ ...day, 'desde-ano': '1999' })).toEqual({
      told: { since: '1999-02-01' },
      errors: [],
    });
  });

  it('o recusado não vale como dito, e os erros vêm na ordem da página', () => {
    const { told, errors } = read({ ...day, 'desde-ano': '2030', motivo: 'outro' });
    expect(told.since).toBeUndefined();
    expect(errors.map(({ fieldId }) => fieldId)).toEqual(['desde', 'aluguel', 'motivo']);
  });
});

it('conta de novo cada resposta, com o controle que a muda', () => {
  const { told } = read(
    { ...day, aluguel: '900', 'bicho-2-qual': 'dog', 'bicho-2-velho': 'nao-sei' },
    ['bicho-2'],
  );
  expect(
    recount(questions, told, today).map(({ question, answer, fieldId }) => [
      fieldId,
      question,
      answer.replaceAll('\u00a0', ' '),
    ]),
  ).toEqual([
    ['desde', 'Desde', '01/02/2020'],
    ['aluguel', 'Aluguel', 'R$ 900,00'],
    ['bicho-adicionar', 'Bichos', '1'],
    ['bicho-2-qual', 'bicho 1 (dog)', 'Cachorro'],
    ['bicho-2-velho', 'bicho 1 (dog): velho', 'Não sei'],
  ]);
});

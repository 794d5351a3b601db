import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { Questions } from './question.ts';
import { readAnswers } from './read.ts';
import { recount } from './recount.ts';

const today = isoDate('2026-11-21');

interface Pet {
  id: string;
  kind: 'cat' | 'dog';
  isOld?: boolean;
}

interface Told {
  since: ReturnType<typeof isoDate>;
  rent?: number;
  pets: readonly Pet[];
  reason?: 'noise' | 'fear';
}

const questions: Questions<Told> = {
  since: {
    kind: 'date',
    id: 'desde',
    label: 'Desde quando?',
    hint: 'Um dia.',
    short: 'Desde',
    what: 'a data',
    refuse: (date) => (date > today ? 'Ainda não chegou' : undefined),
    ends: ({ told }) => told.since !== undefined && told.since < '2000-01-01',
  },
  rent: {
    kind: 'money',
    id: 'aluguel',
    label: 'Quanto é o aluguel?',
    hint: 'Por mês.',
    short: 'Aluguel',
    missing: 'Escreva o aluguel',
    wrong: 'Confira o aluguel',
  },
  pets: {
    kind: 'list',
    id: 'bicho',
    label: 'Que bichos tem?',
    hint: 'Todos.',
    short: 'Bichos',
    words: (pets) => String(pets?.length),
    name: ({ kind }, position) => `bicho ${position}${kind ? ` (${kind})` : ''}`,
    add: 'Adicionar um bicho',
    people: { again: 'Mais algum?', none: 'Nenhum', noMore: 'Mais nenhum' },
    questions: {
      kind: {
        kind: 'choice',
        id: 'qual',
        label: 'Qual é?',
        hint: 'Um deles.',
        short: ({ name }) => name,
        choices: { cat: 'Gato', dog: 'Cachorro' },
        missing: ({ name }) => `Escolha qual é: ${name}`,
      },
      isOld: {
        kind: 'yesNo',
        id: 'velho',
        label: ({ name }) => `É velho: ${name}?`,
        hint: 'Mais de dez anos.',
        when: ({ told, around }) => told.kind === 'dog' && around.rent !== undefined,
        short: ({ name }) => `${name}: velho`,
        missing: ({ name }) => `Diga se é velho: ${name}`,
      },
    },
  },
  reason: {
    kind: 'choice',
    id: 'motivo',
    label: 'Por quê?',
    hint: 'O motivo.',
    when: ({ told }) => told.pets?.length === 0,
    short: 'Motivo',
    choices: { noise: 'Barulho', fear: 'Medo' },
    unknown: 'Não sei',
    missing: 'Escolha o motivo',
  },
};

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

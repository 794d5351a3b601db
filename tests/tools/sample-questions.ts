import { isoDate } from '#law/date.ts';
import type { Questions } from '#tools/questions/question.ts';

export const today = isoDate('2026-11-21');

interface Pet {
  id: string;
  kind: 'cat' | 'dog';
  isOld?: boolean;
}

export interface Told {
  since: ReturnType<typeof isoDate>;
  rent?: number;
  pets: readonly Pet[];
  reason?: 'noise' | 'fear';
}

/** A few questions, of each sort that hangs on others, which no tool asks. */
export const questions: Questions<Told> = {
  since: {
    kind: 'date',
    id: 'desde',
    label: 'Desde quando?',
    hint: 'Um dia.',
    section: 'A casa',
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
    section: 'Os bichos',
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

import { expect, it } from 'vitest';
import {
  counselOf,
  kindTitles,
  type PracticeForm,
  type PracticeKind,
  practiceAs,
  practiceAtStart,
  practiceForms,
  practiceKinds,
} from './practice-kind.ts';

const said: Record<PracticeKind, Record<PracticeForm, string>> = {
  escritorio: {
    o: 'o escritório',
    do: 'do escritório',
    ao: 'ao escritório',
    pelo: 'pelo escritório',
    este: 'este escritório',
    deste: 'deste escritório',
    um: 'um escritório de Direito Previdenciário',
    'o-nome': 'o escritório Silva e Souza',
  },
  clinica: {
    o: 'a clínica jurídica',
    do: 'da clínica jurídica',
    ao: 'à clínica jurídica',
    pelo: 'pela clínica jurídica',
    este: 'esta clínica jurídica',
    deste: 'desta clínica jurídica',
    um: 'uma clínica jurídica',
    'o-nome': 'a clínica jurídica Silva e Souza',
  },
  nucleo: {
    o: 'o núcleo jurídico',
    do: 'do núcleo jurídico',
    ao: 'ao núcleo jurídico',
    pelo: 'pelo núcleo jurídico',
    este: 'este núcleo jurídico',
    deste: 'deste núcleo jurídico',
    um: 'um núcleo de prática jurídica',
    'o-nome': 'o núcleo jurídico Silva e Souza',
  },
  defensoria: {
    o: 'a Defensoria',
    do: 'da Defensoria',
    ao: 'à Defensoria',
    pelo: 'pela Defensoria',
    este: 'esta Defensoria',
    deste: 'desta Defensoria',
    um: 'uma Defensoria Pública',
    'o-nome': 'a Defensoria Silva e Souza',
  },
};

it.each(practiceKinds)('%s, em cada forma', (kind) => {
  const practice = { kind, practiceName: 'Silva e Souza' };
  expect(
    Object.fromEntries(practiceForms.map((form) => [form, practiceAs(form, practice)])),
  ).toEqual(said[kind]);
  for (const form of practiceForms) expect(practiceAtStart(form, practice)).toMatch(/^(?:\p{Lu})/u);
  expect(kindTitles[kind]).toMatch(/^\p{Lu}/u);
  expect(counselOf(kind)).toMatch(kind === 'defensoria' ? /^defensor/ : /^advogad/);
});

it.each([
  ['clinica', 'Clínica Jurídica da Universidade', 'a Clínica Jurídica da Universidade'],
  ['clinica', 'CLINICA de Direitos', 'a CLINICA de Direitos'],
  ['nucleo', 'Núcleo de Prática Jurídica', 'o Núcleo de Prática Jurídica'],
  ['defensoria', 'Defensoria Pública do Estado', 'a Defensoria Pública do Estado'],
  ['escritorio', 'Escritório Silva', 'o Escritório Silva'],
  ['escritorio', 'Escritórios Reunidos', 'o escritório Escritórios Reunidos'],
] as const)('%s de nome “%s” não diz duas vezes o que é', (kind, practiceName, named) => {
  expect(practiceAs('o-nome', { kind, practiceName })).toBe(named);
});

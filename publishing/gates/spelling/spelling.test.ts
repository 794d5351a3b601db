import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { wordsFile } from '#texts/load/words.ts';
import type { Fault } from '../fault.ts';
import { contentLines } from '../published-text/content-lines.ts';
import { interfaceTexts } from '../published-text/interface-texts.ts';
import { acceptedWords } from './accepted-words.ts';
import { type SpelledText, unknownWords, wronglyAccepted } from './unknown-words.ts';

const wrong = ['O benefisio é pago.', 'A carencia é de 12 meses.', 'Obenefício', 'o beneficío'];
const right = [
  'Veja www.gov.br/inss ou https://cna.oab.org.br. Escreva para contato@escritorio.example.',
  'São R$ 1.621,00 pelo art. 20, § 3º, às 8h30.',
];

const listed = [
  'A telecardiologia. Telecardiologia. A telenefropatia. A segurasda, cspell: words.',
];

const inPlace = (name: string, texts: string[]): SpelledText[] =>
  texts.map((text, index) => ({ place: `${name} ${index + 1}`, text }));

// One run for all: loading the dictionary costs more than reading the texts. What is right is known by then.
let unknown: Fault[] = [];
beforeAll(() => {
  const accepted = [...acceptedWords(), 'telecardiologia', 'telenefropatia'];
  const known = inPlace('certo', right);
  expect(unknownWords(known, accepted)).toEqual([]);
  unknown = unknownWords(
    [...inPlace('errado', wrong), ...known, ...inPlace('lista', listed)],
    accepted,
  );
});

const foundIn = (name: string) => unknown.filter(({ place }) => place.startsWith(name));

it('deixa passar endereços, números e artigos de lei', () => {
  expect(foundIn('certo')).toEqual([]);
});

it('acha erro de letra, de acento e de palavra colada', () => {
  const found = foundIn('errado');
  expect(found.map(({ place, sentence }) => `${place}: ${sentence}`)).toEqual([
    'errado 1: benefisio',
    'errado 2: carencia',
    'errado 3: Obenefício',
    'errado 4: beneficío',
  ]);
  expect(found[1]?.remedy).toContain('Quis dizer “carência”');
  expect(found[2]?.remedy).toContain(`“Palavras que o corretor aceita” (${wordsFile})`);
});

it('toda palavra da lista ainda é usada, em ordem alfabética', () => {
  const words = readFileSync('publishing/gates/spelling/legal-words.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const all = [...contentLines(), ...interfaceTexts()].map(({ text }) => text).join(' ');
  expect(words.filter((word) => !all.includes(word))).toEqual([]);
  expect(words).toEqual([...words].sort((one, other) => one.localeCompare(other, 'pt-BR')));
});

it('uma palavra da lista do escritório passa, com maiúscula também, e nenhuma outra com ela', () => {
  expect(foundIn('lista').map(({ sentence }) => sentence)).toEqual([
    'segurasda',
    'cspell',
    'words',
  ]);
});

it('a lista do escritório não aceita a palavra do dicionário sem o seu acento', () => {
  const found = wronglyAccepted(wordsFile, ['telecardiologia', 'carencia', 'Previdencia']);
  expect(found.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^campo “1”: “carencia”.*“carência”/),
    expect.stringMatching(/^campo “2”: “Previdencia”.*“Previdência”/),
  ]);
});

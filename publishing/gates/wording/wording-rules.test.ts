import { describe, expect, it } from 'vitest';
import { mustNever } from '../ethics/must-never.ts';
import { oneLine } from '../fault.ts';
import { jargon } from '../plain-language/jargon.ts';
import { falseSentences } from '../truth/false-sentences.ts';
import { findBreaches, wordingFaults } from './find-breaches.ts';
import { fold } from './fold.ts';

const rules = [...mustNever, ...falseSentences, ...jargon];
const firing = (sentence: string) => findBreaches(rules, sentence).map(({ rule }) => rule.id);

for (const rule of rules) {
  describe(rule.id, () => {
    it.each(rule.fires)('acusa: %s', (sentence) => {
      expect(firing(sentence)).toContain(rule.id);
    });
    it.each(rule.silent)('aceita: %s', (sentence) => {
      expect(firing(sentence)).toEqual([]);
    });
  });
}

it('a desculpa de uma frase não vale para a vizinha', () => {
  expect(firing('A lei garante um mínimo. Nós garantimos o resto.')).toEqual(['garantia']);
});

it('quem avisa de golpe não promete nada', () => {
  expect(firing('Desconfie de quem promete causa ganha.')).toEqual([]);
  expect(firing('É golpe: ninguém vende benefício garantido.')).toEqual([]);
  expect(firing('Cuidado com golpes. Aqui o benefício é garantido.')).toEqual(['garantia']);
});

it('maiúscula, acento e espaço especial não escondem nada', () => {
  expect(fold('ANÁLISE\u00a0GRÁTIS')).toBe('analise gratis');
  expect(firing('ANÁLISE\u00a0GRÁTIS')).toEqual(['servico-de-graca']);
});

it('a explicação traz a frase, o motivo, o remédio e a fonte', () => {
  const [fault] = wordingFaults(rules, { place: 'content/x.md:3', text: 'Corra!' });
  expect(fault && oneLine(fault)).toBe(
    'content/x.md:3: “Corra!” apressa a pessoa para contratar. Diga o prazo da lei e deixe a pessoa decidir: “Fale com o escritório”. (Provimento OAB 205/2021, art. 3º, § 1º; Código de Ética e Disciplina da OAB, art. 41)',
  );
});

it('cada regra tem nome só seu', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

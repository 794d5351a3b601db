import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { faultsOfResults, problemsOfResults } from './check-results.ts';
import { type ResultWords, sayerOf } from './result-words.ts';
import { Sentence } from './Sentence.tsx';

interface Known {
  days: number;
}

const words = {
  figures: { dias: ({ days }) => (days > 0 ? String(days) : undefined) },
  parts: {
    answer: { longo: ({ days }) => days > 100, curto: true },
    mayChange: { um: true, 'um.mais': ({ days }) => days > 100, outro: true },
  },
} as const satisfies ResultWords<Known>;

const texts = {
  answer: { longo: 'São {{dias}}, muitos.', curto: 'São {{dias}}.' },
  mayChange: { um: 'Isto.', 'um.mais': 'E isto.', outro: 'Aquilo.' },
};

it('diz a primeira que vale, ou todas; a que continua fica no mesmo parágrafo', () => {
  const [short, long] = [1, 120].map((days) => sayerOf(words, texts, { days }));
  expect([short?.first('answer'), long?.first('answer')]).toEqual(['São 1.', 'São 120, muitos.']);
  expect(short?.all('mayChange')).toEqual(['Isto.', 'Aquilo.']);
  expect(long?.all('mayChange')).toEqual(['Isto. E isto.', 'Aquilo.']);
});

it('um valor que não se conhece não sai em branco', () => {
  expect(() => sayerOf(words, texts, { days: 0 }).first('answer')).toThrow('{{dias}}');
});

it('marca o que é forte e o que leva a outra página', () => {
  const html = renderToStaticMarkup(<Sentence>{'**Veja [isto](/a)** e [135](tel:135).'}</Sentence>);
  expect(html).toBe('<b>Veja <a href="/a">isto</a></b> e <a href="tel:135">135</a>.');
});

it.each([
  [{ answer: { curto: 'São {{dias}}.' } }, 'answer.longo”: falta'],
  [{ answer: { ...texts.answer, novo: 'x' } }, 'answer.novo”: nenhum resultado'],
  [{ answer: { ...texts.answer, curto: 'São {{dia}}.' } }, '“{{dia}}”. Use um destes: dias'],
  [{ answer: { ...texts.answer, curto: 'São {{Dias}.' } }, 'answer.curto”: “{{Dias}”'],
  [
    { answer: { ...texts.answer, curto: '[Conte](/ferramentas/prazo-do-recurso#nada).' } },
    'answer.curto”: “prazo-do-recurso” não abre em “#nada”',
  ],
])('%j para a montagem, com o nome do campo e o remédio', (more, fault) => {
  expect(faultsOfResults({ ...texts, ...more }, words).join('\n')).toContain(fault);
});

it('cada ferramenta tem as frases que o seu resultado diz', () => {
  expect(problemsOfResults()).toEqual([]);
});

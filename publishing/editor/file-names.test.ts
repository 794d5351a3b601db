import { expect, it } from 'vitest';
import { fileNames } from './file-names.ts';

const nameOf = fileNames('.', 'practice');

it.each([
  ['content/benefits/bpc-loas.md', 'BPC/LOAS (Benefícios e situações)'],
  ['content/glossary.yaml', 'Glossário'],
  ['practice/practice.yaml', 'Dados do escritório'],
  ['engine/law/values/minimum-wage.json', 'Salário mínimo'],
  ['content/letters/apagada.md', 'apagada (Motivos das cartas)'],
  ['astro.config.ts', 'astro.config.ts'],
])('%s é “%s”', (file, name) => {
  expect(nameOf(file)).toBe(name);
});

it('um texto que ainda não foi salvo tem o título que se escreveu', () => {
  const text = '---\ntitle: "Uma carta: nova"\n---\n';
  expect(nameOf('content/letters/nova.md', text)).toBe('Uma carta: nova (Motivos das cartas)');
});

import { expect, it } from 'vitest';
import { codeQuality, workflowCommands } from './annotations.ts';

const faults = [
  { place: 'content/pages/x.md:12', sentence: 'Corra!', reason: 'apressa.', remedy: 'Diga\n100%.' },
  { place: 'content/pages/y.md', reason: 'falta o título.' },
  { place: '/beneficios/x › Parte', reason: 'é difícil.' },
];

it('põe cada erro na linha do arquivo, e o de uma página sem linha', () => {
  expect(workflowCommands(faults).split('\n')).toEqual([
    '::error file=content/pages/x.md,line=12,title=Texto::“Corra!” apressa. Diga%0A100%25.',
    '::error file=content/pages/y.md,line=1,title=Texto::falta o título.',
    '::error title=Texto::/beneficios/x › Parte: é difícil.',
  ]);
});

it('escreve o mesmo como relatório de qualidade', () => {
  const [first, , last] = JSON.parse(codeQuality(faults));
  expect(first).toMatchObject({
    description: expect.stringContaining('apressa.'),
    severity: 'blocker',
    location: { path: 'content/pages/x.md', lines: { begin: 12 } },
  });
  expect(last.location.path).toBe('content');
  expect(first.fingerprint).not.toBe(last.fingerprint);
});

import { expect, it } from 'vitest';
import { leftMarks } from './left-marks.ts';

const faultsIn = (body: string, field = 'title: “Não” quer dizer não') =>
  leftMarks('x.md', `---\n${field}\n---\n\n${body}`);

it.each([
  '**Vale o dia em que a incapacidade começou, e só ele.',
  '****Piorou?** Peça de novo.',
  'Peça no [Meu INSS](https://meu.inss.gov.br, ou no [135](tel:135).',
  '<<<<<<< HEAD',
  '-Não é o fim.',
  '-- Não é o fim.',
  '- [] Carta',
  '---',
  '• Não é o fim.',
  '##Os tipos de revisão',
  ':: base[lei-8213-86]',
  '::base(lei-8213-86)',
  '::: cuidado',
  ':::cuidado **Guarde tudo.**',
  'Vale \u202eo prazo.',
  'Vale a decisa\u0303o.',
])('acusa: %s', (body) => {
  expect(faultsIn(body)).toMatchObject([{ place: 'x.md:5', sentence: body }]);
});

it('acusa a linha da tabela a que falta uma célula, e o campo entre aspas curvas', () => {
  expect(faultsIn('| | |\n|-|-|\n| Fim | Sim |\n| Fim |')).toMatchObject([{ place: 'x.md:8' }]);
  expect(faultsIn('Isto:\n\n| | |\n| Fim | Sim |')).toMatchObject([{ place: 'x.md:7' }]);
  expect(faultsIn('Sim.', 'cabe: “Ainda cabe.”')).toMatchObject([{ place: 'x.md:2' }]);
  expect(faultsIn('Sim.', 'title: 13º DO INSS')).toMatchObject([{ place: 'x.md:2' }]);
  expect(faultsIn('Sim.', '\u00a0cabe: Ainda cabe.')).toMatchObject([{ place: 'x.md:2' }]);
});

it('deixa passar o que está inteiro', () => {
  expect(
    faultsIn(
      '## Prazo\n\n- **Sim**, no [135](tel:135).\n\n- [ ] Carta\n\n:::tabela[Prazos]\n:::\n\n::base[lei-8213-86]',
    ),
  ).toEqual([]);
});

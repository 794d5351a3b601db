import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { readWritten } from '../read-written.ts';
import { confirmBlockers } from './confirm-blockers.ts';
import { reviewBlockers } from './review-blockers.ts';
import { securityBlockers } from './security-blockers.ts';

const file = 'content/pages/privacidade.md';
const practice = { ...loadPractice('tests/fixtures/practice'), verifiedOn: '2026-11-20' };
const ofText = (day: string) => reviewBlockers([{ file, verifiedOn: '2026-11-20' }], isoDate(day));
const ofContact = (day: string) => securityBlockers(practice, file, isoDate(day));

it.each([
  ['texto conferido hoje', ofText, '2026-11-20', undefined],
  ['há seis meses certos', ofText, '2027-05-20', undefined],
  ['há seis meses e um dia', ofText, '2027-05-21', 'a última revisão é de 2026-11-20'],
  ['no dia seguinte', ofText, '2026-11-19', 'ainda não chegou'],
  ['contato de segurança no dia da conferência', ofContact, '2026-11-20', undefined],
  ['31 dias antes de vencer', ofContact, '2027-10-19', undefined],
  ['30 dias antes de vencer', ofContact, '2027-10-20', 'vence em 2027-11-19'],
  ['na véspera', ofContact, '2027-11-18', 'vence em 2027-11-19'],
  ['no dia em que vence', ofContact, '2027-11-19', 'venceu em 2027-11-19'],
  ['com data que ainda não chegou', ofContact, '2026-11-19', 'ainda não chegou'],
])('%s', (_, blockersOn, day, problem) => {
  expect(blockersOn(day)).toEqual(
    problem ? [expect.objectContaining({ file, problem: expect.stringContaining(problem) })] : [],
  );
});

it('frases à espera: o que dizem, por que esperam e o que abrir, dos textos e da lista do que mudou', () => {
  expect(
    confirmBlockers([{ file, says: 'Dura um ano.', rests: 'memoria', open: 'Lei 1, art. 2º' }]),
  ).toMatchObject([
    {
      problem: '“Dura um ano.”: a conhecemos, mas não a relemos na norma',
      remedy: expect.stringMatching(/^abra Lei 1, art. 2º; se confere, assine com npm run sign/),
    },
  ]);
  const files = readWritten('tests/fixtures/practice').toConfirm.map((one) => one.file);
  expect(files).toContain('content/benefits/revisoes.md');
  expect(files).toContain('content/law-changes.yaml');
});

import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { loadPractice } from '#texts/load/practice.ts';
import { securityBlockers } from './security-blockers.ts';

const practice = { ...loadPractice('tests/fixtures/practice'), verifiedOn: '2026-11-20' };

it.each([
  ['no dia da conferência', '2026-11-20', undefined],
  ['31 dias antes de vencer', '2027-10-19', undefined],
  ['30 dias antes de vencer', '2027-10-20', 'vence em 2027-11-19'],
  ['na véspera', '2027-11-18', 'vence em 2027-11-19'],
  ['no dia em que vence', '2027-11-19', 'venceu em 2027-11-19'],
  ['com data que ainda não chegou', '2026-11-19', 'ainda não chegou'],
])('contato de segurança %s', (_, date, problem) => {
  const blockers = securityBlockers(practice, 'practice/practice.yaml', isoDate(date));
  expect(blockers.map((blocker) => blocker.problem)).toEqual(
    problem ? [expect.stringContaining(problem)] : [],
  );
});

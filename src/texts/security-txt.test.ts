import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { loadPractice } from './load/practice.ts';
import { securityTxt, securityTxtExpiry } from './security-txt.ts';

const practice = loadPractice('tests/fixtures/practice');

describe('/.well-known/security.txt (RFC 9116)', () => {
  it('diz a quem escrever, até quando vale, em que línguas e onde é o seu lugar', () => {
    const lines = securityTxt({ ...practice, verifiedOn: '2026-11-20' }).split('\n');
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
      'Contact: mailto:contato@previdenciaclara.com.br',
      'Expires: 2027-11-19T00:00:00Z',
      'Preferred-Languages: pt, en',
      'Canonical: https://www.previdenciaclara.com.br/.well-known/security.txt',
      '',
    ]);
  });

  it.each([
    ['2026-11-20', '2027-11-19'],
    ['2027-11-20', '2028-11-18'],
    ['2028-02-29', '2029-02-27'],
  ])('conferido em %s, vence em %s: menos de um ano depois', (verifiedOn, expiry) => {
    expect(securityTxtExpiry({ verifiedOn })).toBe(expiry);
  });

  it('o do escritório vale por mais de 30 dias a partir de 21/11/2026', () => {
    const expiry = securityTxtExpiry(loadPractice());
    expect(expiry > addDays(isoDate('2026-11-21'), 30)).toBe(true);
  });
});

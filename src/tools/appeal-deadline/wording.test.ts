import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { type AppealResult, appeal } from '#rules/appeal-deadline/appeal.ts';
import { appealDeadline } from '#rules/appeal-deadline/deadline.ts';
import { appealCitations } from './citations.ts';
import { daysInWords, lineToCopy, remarkableDays, timeLeft } from './wording.ts';

const counted = (ciencia: string, today: string) =>
  appeal({ ciencia: isoDate(ciencia) }, isoDate(today)) as Extract<
    AppealResult,
    { daysLeft: number }
  >;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('palavras do prazo', () => {
  it.each([
    [1, '1 dia'],
    [6, '6 dias'],
    [7, '7 dias (1 semana)'],
    [8, '8 dias (1 semana e 1 dia)'],
    [27, '27 dias (3 semanas e 6 dias)'],
    [28, '28 dias (4 semanas)'],
  ])('%d é “%s”', (days, words) => {
    expect(plain(daysInWords(days))).toBe(words);
  });

  it('diz quanto falta, até o dia seguro', () => {
    expect(timeLeft(counted('2026-11-20', '2026-12-18'))).toBe('É hoje.');
    expect(timeLeft(counted('2026-11-20', '2026-12-17'))).toBe('Falta 1 dia: é amanhã.');
    expect(timeLeft(counted('2026-11-20', '2026-12-16'))).toMatch(/^Faltam 2\sdias\.$/);
  });

  it('a linha para copiar traz o dia seguro e o limite', () => {
    expect(lineToCopy(appealDeadline(isoDate('2026-11-20')))).toBe(
      'Recurso ao INSS: fazer até sexta-feira, 18/12/2026. Limite pela contagem da lei: 21/12/2026. Fazer no Meu INSS ou pelo 135.',
    );
  });

  it('nomeia feriados, Sexta-feira Santa e pontos facultativos do caminho', () => {
    const { days } = appealDeadline(isoDate('2027-02-24'));
    expect(remarkableDays(days).join()).toContain('Sexta-feira Santa');
    expect(remarkableDays(appealDeadline(isoDate('2026-12-02')).days).join()).toContain(
      'feriado nacional (Natal)',
    );
  });

  it('leva à página só as fontes que mostra', () => {
    expect(appealCitations).toContain('decreto-3048-305-1');
    expect(appealCitations).toContain('stf-adi-6096');
  });
});

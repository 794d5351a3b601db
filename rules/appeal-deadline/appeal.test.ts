import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { addDays, isoDate } from '#law/date.ts';
import { appeal, lateCitations } from './appeal.ts';
import { appealDeadline } from './deadline.ts';

const on = (ciencia: string, today: string) =>
  appeal({ ciencia: isoDate(ciencia) }, isoDate(today));

describe('situação do prazo na data de hoje', () => {
  // Ciência 20/11/2026: safe day 18/12, day 30 20/12, limit 21/12.
  it.each([
    ['um dia antes da ciência', '2026-11-19', 'future'],
    ['no dia da ciência', '2026-11-20', 'ok'],
    ['um dia depois da ciência', '2026-11-21', 'ok'],
    ['na véspera do dia seguro', '2026-12-17', 'ok'],
    ['no dia seguro', '2026-12-18', 'ok'],
    ['um dia depois do dia seguro', '2026-12-19', 'pastSafeDay'],
    ['no dia 30', '2026-12-20', 'pastSafeDay'],
    ['no limite', '2026-12-21', 'pastSafeDay'],
    ['um dia depois do limite', '2026-12-22', 'pastDeadline'],
    ['na véspera dos cinco anos', '2031-11-19', 'pastDeadline'],
    ['aos cinco anos exatos', '2031-11-20', 'pastDeadline'],
    ['um dia depois dos cinco anos', '2031-11-21', 'veryOld'],
  ])('%s (%s): %s', (_, today, situation) => {
    expect(on('2026-11-20', today).situation).toBe(situation);
  });

  it.each([
    ['2023-02-28', '2028-02-28', 'pastDeadline'],
    ['2023-02-28', '2028-02-29', 'veryOld'],
    ['2023-03-01', '2028-02-29', 'pastDeadline'],
    ['2024-02-29', '2029-02-28', 'pastDeadline'],
    ['2024-02-29', '2029-03-01', 'veryOld'],
  ])('cinco anos em volta de 29 de fevereiro: %s vista em %s é %s', (ciencia, today, situation) => {
    expect(on(ciencia, today).situation).toBe(situation);
  });

  // law-review H7 and law-facts-3 A and 10.4: the day after a closed day is still worth trying.
  it.each([
    ['Sexta-feira Santa, 3/4: no sábado', '2026-03-04', '2026-04-04', 'closedDaysMayMoveIt'],
    ['Sexta-feira Santa, 3/4: na segunda', '2026-03-04', '2026-04-06', 'closedDaysMayMoveIt'],
    ['Sexta-feira Santa, 3/4: na terça', '2026-03-04', '2026-04-07', 'pastDeadline'],
    ['Dia do Servidor, 28/10', '2026-09-28', '2026-10-29', 'closedDaysMayMoveIt'],
    ['Dia do Servidor, dois dias depois', '2026-09-28', '2026-10-30', 'pastDeadline'],
    ['Corpus Christi, 4/6, e a emenda', '2026-05-05', '2026-06-05', 'closedDaysMayMoveIt'],
    ['Corpus Christi, na segunda', '2026-05-05', '2026-06-08', 'closedDaysMayMoveIt'],
    ['Corpus Christi, na terça', '2026-05-05', '2026-06-09', 'pastDeadline'],
    ['véspera de Natal com meio expediente', '2026-11-24', '2026-12-28', 'closedDaysMayMoveIt'],
    ['domingo antes do Carnaval', '2027-01-08', '2027-02-11', 'closedDaysMayMoveIt'],
    ['domingo antes do Carnaval, na sexta', '2027-01-08', '2027-02-12', 'pastDeadline'],
    ['dia comum: nada a tentar', '2026-08-03', '2026-09-03', 'pastDeadline'],
  ])('dia 30 sem expediente, %s', (_, ciencia, today, situation) => {
    expect(on(ciencia, today)).toMatchObject({
      situation,
      criteria: [{ verdict: situation === 'pastDeadline' ? 'unmet' : 'unknown' }],
    });
  });

  // tools-review 3: the bridge days of 2026 are no days to leave the appeal for.
  it.each([
    ['2026-03-21', '2026-04-17'],
    ['2026-05-06', '2026-06-03'],
  ])('ciência em %s, emenda no dia 30: o dia seguro é %s', (ciencia, safeDay) => {
    expect(appealDeadline(isoDate(ciencia)).safeDay).toBe(safeDay);
  });

  it('sem a data da ciência, nada se afirma', () => {
    const result = appeal({ ciencia: undefined }, isoDate('2026-11-20'));
    expect(result).toMatchObject({
      situation: 'unknown',
      criteria: [{ verdict: 'unknown', told: undefined }],
    });
    expect(result).not.toHaveProperty('deadline');
  });

  it('data futura: não se conta prazo', () => {
    const result = on('2026-11-21', '2026-11-20');
    expect(result).not.toHaveProperty('deadline');
    expect(result.criteria[0]).toMatchObject({ verdict: 'unknown', told: undefined });
  });

  it('data muito antiga, até de 1900: não se conta prazo, e não falha', () => {
    const result = on('1900-01-01', '2026-11-20');
    expect(result.situation).toBe('veryOld');
    expect(result).not.toHaveProperty('deadline');
    expect(result.criteria[0].verdict).toBe('unmet');
  });

  it.each([
    ['2026-11-20', 28],
    ['2026-12-17', 1],
    ['2026-12-18', 0],
    ['2026-12-19', -1],
    ['2027-01-17', -30],
  ])('em %s faltam %d dias para o dia seguro', (today, daysLeft) => {
    expect(on('2026-11-20', today)).toMatchObject({ daysLeft });
  });
});

describe('critério do prazo', () => {
  it.each([
    ['no limite', '2026-12-21', 'met', 31],
    ['um dia antes do limite', '2026-12-20', 'met', 30],
    ['um dia depois do limite', '2026-12-22', 'unmet', 32],
  ])('%s', (_, today, verdict, told) => {
    expect(on('2026-11-20', today).criteria).toEqual([
      {
        id: 'prazoDoRecurso',
        verdict,
        required: 30,
        told,
        citations: ['decreto-3048-305-1', 'lei-9784-66', 'lei-9784-66-2', 'lei-9784-66-1'],
      },
    ]);
  });

  it('o recurso fora do prazo tem as suas fontes', () => {
    expect(lateCitations.map((key) => citation(key).label)).toEqual([
      'Portaria MPS 125/2026 (Regimento do CRPS), art. 112',
      'Lei 9.784/1999 (processo administrativo), art. 63, I',
      'STF, ADI 6.096',
      'Lei 8.213/1991 (benefícios da Previdência), art. 103, parágrafo único',
    ]);
  });
});

describe('para qualquer ciência e qualquer hoje', () => {
  const start = isoDate('2026-01-01');
  const anyDay = fc.integer({ min: 0, max: 8000 }).map((days) => addDays(start, days));

  it('sempre responde, e só diz que está no prazo até o limite', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -45_000, max: 400 }), (today, days) => {
        const ciencia = addDays(today, days);
        const result = appeal({ ciencia }, today);
        if (!('deadline' in result)) {
          expect(['future', 'veryOld']).toContain(result.situation);
          return;
        }
        expect(result.deadline).toEqual(appealDeadline(ciencia));
        expect(result.criteria[0].verdict === 'met').toBe(today <= result.deadline.legalLimit);
        expect(result.situation === 'ok').toBe(result.daysLeft >= 0);
        const { legalLimit, limitIfClosedDaysMoveIt } = result.deadline;
        expect(limitIfClosedDaysMoveIt >= legalLimit).toBe(true);
        expect(result.situation === 'closedDaysMayMoveIt').toBe(
          legalLimit < today && today <= limitIfClosedDaysMoveIt,
        );
      }),
    );
  });

  it('com o passar dos dias a situação só avança', () => {
    const order = ['future', 'ok', 'pastSafeDay', 'closedDaysMayMoveIt', 'pastDeadline', 'veryOld'];
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -60, max: 2000 }),
        fc.integer({ min: 0, max: 60 }),
        (ciencia, days, more) => {
          const today = addDays(ciencia, days);
          const before = order.indexOf(appeal({ ciencia }, today).situation);
          const after = order.indexOf(appeal({ ciencia }, addDays(today, more)).situation);
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});

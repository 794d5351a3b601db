import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { requestTerms } from '#law/survivor-pension.ts';
import { valueOn } from '#law/value.ts';
import type { PensionAnswers } from './answers.ts';
import { paymentStart } from './payment-start.ts';

const death = isoDate('2026-01-10');
const on = isoDate('2026-11-20');
const tenYearsOld = isoDate('2016-01-10');

const startFor = (request: PensionAnswers['request'], birth?: IsoDate, today = on) =>
  paymentStart({ death, request, on: today, terms: valueOn(requestTerms, death) }, birth);

const daysLater = (days: number) => addDays(death, days);

describe('desde quando se paga (Lei 8.213, art. 74)', () => {
  it.each([
    [0, 'met', 0],
    [89, 'met', 0],
    [90, 'met', 0],
    [91, 'unmet', 1],
    [400, 'unmet', 310],
  ] as const)('pedido %i dias depois da morte', (days, verdict, lateDays) => {
    const start = startFor(daysLater(days));
    expect(start).toMatchObject({
      verdict,
      requiredDays: 90,
      lastDay: '2026-04-10',
      toldDays: days,
      lateDays,
      childTerm: false,
      asIfRequestedNow: false,
    });
    const from = verdict === 'met' ? death : daysLater(days);
    expect(start.from).toEqual({ asTold: from, ifConfirmed: from });
    expect(start.citations).toEqual(
      verdict === 'met' ? ['lei-8213-74-i'] : ['lei-8213-74-i', 'lei-8213-74-ii'],
    );
  });

  it.each([
    [90, 'met', 0],
    [91, 'met', 0],
    [179, 'met', 0],
    [180, 'met', 0],
    [181, 'unmet', 1],
  ] as const)('filho de 10 anos, pedido %i dias depois da morte', (days, verdict, lateDays) => {
    expect(startFor(daysLater(days), tenYearsOld)).toMatchObject({
      verdict,
      requiredDays: 180,
      lastDay: '2026-07-09',
      lateDays,
      childTerm: true,
    });
  });

  it('depois de 180 dias, também o menor de 16 anos recebe só do pedido: STJ, Tema 1.421', () => {
    const start = startFor(daysLater(181), tenYearsOld);
    expect(start.from.asTold).toBe(daysLater(181));
    expect(start.citations).toEqual(['lei-8213-74-i', 'lei-8213-74-ii', 'stj-tema-1421']);
  });

  it('o prazo maior é de quem tinha menos de 16 anos na morte: 15 sim, 16 não', () => {
    expect(startFor(daysLater(100), isoDate('2010-01-10'))).toMatchObject({
      verdict: 'unmet',
      requiredDays: 90,
    });
    // Turns 16 on the day after the death: under 16 on that day, but not on the request.
    expect(startFor(daysLater(100), isoDate('2010-01-11')).requiredDays).toBe(180);
  });

  it('fez 16 anos entre a morte e o pedido: até 90 dias é certo, depois falta conferir', () => {
    const turns16OnDay100 = isoDate('2010-04-20');
    expect(startFor(daysLater(90), turns16OnDay100).verdict).toBe('met');
    expect(startFor(daysLater(99), turns16OnDay100).verdict).toBe('met');
    const start = startFor(daysLater(100), turns16OnDay100);
    expect(start.verdict).toBe('unknown');
    expect(start.from).toEqual({ asTold: daysLater(100), ifConfirmed: death });
    expect(startFor(daysLater(181), turns16OnDay100).verdict).toBe('unmet');
  });

  it('data do pedido não informada: falta conferir, e mostra o último dia', () => {
    const start = startFor(undefined);
    expect(start).toMatchObject({ verdict: 'unknown', lastDay: '2026-04-10' });
    expect(start.toldDays).toBeUndefined();
    expect(start.lateDays).toBeUndefined();
    expect(start.from).toEqual({ asTold: death, ifConfirmed: death });
  });

  it('ainda não pediu: conta como se pedisse no dia da consulta', () => {
    expect(startFor('notYet', undefined, daysLater(90))).toMatchObject({
      verdict: 'met',
      asIfRequestedNow: true,
      toldDays: 90,
    });
    expect(startFor('notYet', undefined, daysLater(91))).toMatchObject({
      verdict: 'unmet',
      from: { asTold: daysLater(91) },
    });
  });
});

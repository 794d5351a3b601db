import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../../law/date.ts';
import { type CalendarFile, calendarFile } from './calendar-file.ts';
import { appealDeadline } from './deadline.ts';

const example: CalendarFile = {
  uid: 'prazo-2026-12-18@exemplo.adv.br',
  safeDay: isoDate('2026-12-18'),
  legalLimit: isoDate('2026-12-21'),
  summary: 'Recurso ao INSS: faça até hoje',
  description:
    'Limite pela contagem da lei: 21/12/2026.\nConfirme na carta, e no Meu INSS; é estimativa.',
  stamp: '2026-11-20T12:34:56.789Z',
};

const unfolded = (text: string): string[] => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('arquivo de calendário', () => {
  it('sai exatamente assim', () => {
    expect(calendarFile(example)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Previdencia Clara//Appeal deadline//PT',
        'BEGIN:VEVENT',
        'UID:prazo-2026-12-18@exemplo.adv.br',
        'DTSTAMP:20261120T123456Z',
        'DTSTART;VALUE=DATE:20261218',
        'DTEND;VALUE=DATE:20261219',
        'SUMMARY:Recurso ao INSS: faça até hoje',
        'DESCRIPTION:Limite pela contagem da lei: 21/12/2026.\\nConfirme na carta\\, e',
        '  no Meu INSS\\; é estimativa.',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Recurso ao INSS: faça até hoje',
        'TRIGGER:-P9DT15H',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Recurso ao INSS: faça até hoje',
        'TRIGGER:-P2DT15H',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Recurso ao INSS: faça até hoje',
        'TRIGGER:-PT15H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('os avisos tocam às 9h, dez, três e um dia antes', () => {
    const start = Date.parse('2026-12-18T00:00:00Z');
    const hours = [...calendarFile(example).matchAll(/TRIGGER:-P(?:(\d+)D)?T(\d+)H/g)].map(
      ([, days = '0', rest = '0']) => Number(days) * 24 + Number(rest),
    );
    const times = hours.map((before) => new Date(start - before * 3_600_000).toISOString());
    expect(times).toEqual([
      '2026-12-08T09:00:00.000Z',
      '2026-12-15T09:00:00.000Z',
      '2026-12-17T09:00:00.000Z',
    ]);
  });

  it('o evento do último dia do ano acaba no primeiro do outro', () => {
    const safeDay = isoDate('2027-12-31');
    expect(calendarFile({ ...example, safeDay, legalLimit: safeDay })).toContain(
      'DTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280101\r\n',
    );
  });

  it('aceita o dia seguro igual ao limite e recusa um depois', () => {
    const { legalLimit } = example;
    expect(() => calendarFile({ ...example, safeDay: legalLimit })).not.toThrow();
    expect(() => calendarFile({ ...example, safeDay: addDays(legalLimit, 1) })).toThrow(RangeError);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T12:34:56',
    '2026-11-20T12:34:56-03:00',
    '2026-13-20T12:34:56Z',
  ])('recusa “%s” como momento da criação', (stamp) => {
    expect(() => calendarFile({ ...example, stamp })).toThrow(RangeError);
  });

  it('aceita o momento com e sem fração de segundo', () => {
    const stamp = '2026-11-20T12:34:56Z';
    expect(calendarFile({ ...example, stamp })).toBe(calendarFile(example));
  });

  it('nenhum texto muda a estrutura do arquivo, nem passa de 75 octetos por linha', () => {
    const names = (text: string) => unfolded(text).map((line) => line.split(/[:;]/, 1)[0]);
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const injected = fc.constant('x\r\nEND:VEVENT\r\nBEGIN:VEVENT\n');
    const anyText = fc.oneof(text, injected);
    fc.assert(
      fc.property(anyText, anyText, anyText, (uid, summary, description) => {
        const made = calendarFile({ ...example, uid, summary, description });
        expect(names(made)).toEqual(names(calendarFile(example)));
        const lengths = made.split('\r\n').map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
        expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('aceita o dia seguro e o limite de qualquer prazo', () => {
    const start = isoDate('2026-01-01');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8000 }), (days) => {
        const { safeDay, legalLimit } = appealDeadline(addDays(start, days));
        const made = calendarFile({ ...example, safeDay, legalLimit });
        expect(made).toContain(`DTSTART;VALUE=DATE:${safeDay.replaceAll('-', '')}\r\n`);
      }),
    );
  });
});

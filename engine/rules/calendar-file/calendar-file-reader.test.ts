import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { proceduralTerm } from '../deadlines/term.ts';
import { calendarFile } from './calendar-file.ts';

/** What a reader finds in an event; days as 'YYYY-MM-DD'. */
interface Reading {
  readonly uid: unknown;
  readonly stamp: string;
  readonly firstDay: string;
  readonly dayAfter: string;
  readonly isAllDay: boolean;
  readonly summary: unknown;
  readonly description: unknown;
  readonly alarms: readonly (readonly unknown[])[];
}

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const readEvents = (file: string): Reading[] =>
  eventsIn(file).map((event) => ({
    uid: event.uid,
    stamp: String(event.component.getFirstPropertyValue('dtstamp')),
    firstDay: event.startDate.toString(),
    dayAfter: event.endDate.toString(),
    isAllDay: event.startDate.isDate,
    summary: event.summary,
    description: event.description,
    alarms: event.component
      .getAllSubcomponents('valarm')
      .map((alarm) =>
        ['action', 'trigger', 'description'].map((name) =>
          String(alarm.getFirstPropertyValue(name)),
        ),
      ),
  }));

// Of one to four octets, with all that means something to the format.
const character = fc.oneof(
  fc.constantFrom('a', ' ', 'ç', 'ã', '“', '😀', '\\', ';', ',', ':', '"', '\t', '\n'),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((one) => !/[\p{Cc}\u2028\u2029]/u.test(one)),
);
const injected = fc.constantFrom('\nEND:VEVENT\nBEGIN:VEVENT\n', '\\n', '\nBEGIN:VALARM\n');
const anyText = fc
  .array(fc.oneof({ weight: 20, arbitrary: character }, injected), { maxLength: 200 })
  .map((parts) => parts.join(''));

const stamp = '2026-11-21T15:00:00.000Z';

describe('o arquivo de calendário aberto por outro programa', () => {
  it('traz o lembrete do prazo, com acentos e vírgulas', () => {
    const summary = 'Fazer o recurso ao INSS até hoje';
    const description =
      'Limite pela contagem da lei: 21/12/2026.\n' +
      'Faça no Meu INSS (meu.inss.gov.br), ou pelo telefone 135; não custa nada.\n' +
      'Estimativa: confirme na carta e no Meu INSS.';
    const file = calendarFile(
      [
        {
          uid: 'recurso-2026-11-20@prazos-do-inss',
          safeDay: isoDate('2026-12-18'),
          legalLimit: isoDate('2026-12-21'),
          summary,
          description,
        },
      ],
      stamp,
    );
    expect(readEvents(file)).toEqual([
      {
        uid: 'recurso-2026-11-20@prazos-do-inss',
        stamp: '2026-11-21T15:00:00Z',
        firstDay: '2026-12-18',
        dayAfter: '2026-12-19',
        isAllDay: true,
        summary,
        description,
        alarms: [
          ['DISPLAY', '-P9DT15H', summary],
          ['DISPLAY', '-P2DT15H', summary],
          ['DISPLAY', '-PT15H', summary],
        ],
      },
    ]);
  });

  it('traz o dia seguro de qualquer ciência e qualquer texto, em linhas de até 75 octetos', () => {
    const start = isoDate('2026-01-01');
    fc.assert(
      fc.property(fc.nat(8000), anyText, anyText, anyText, (days, name, summary, description) => {
        const { safeDay, legalLimit } = proceduralTerm(addDays(start, days), 30);
        const uid = `${name}@prazos-do-inss`;
        const file = calendarFile([{ uid, safeDay, legalLimit, summary, description }], stamp);

        const events = readEvents(file);
        expect(events).toHaveLength(1);
        expect(events[0]).toMatchObject({
          uid,
          firstDay: safeDay,
          dayAfter: addDays(safeDay, 1),
          summary,
          description,
        });
        expect(events[0]?.alarms.map(([, , words]) => words)).toEqual(Array(3).fill(summary));

        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
        expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      }),
    );
  });
});

it('os avisos tocam às 9h, dez, três e um dia antes', () => {
  const file = calendarFile(
    [
      {
        uid: 'a',
        safeDay: isoDate('2027-03-05'),
        legalLimit: isoDate('2027-03-05'),
        summary: 'b',
        description: 'c',
      },
    ],
    stamp,
  );
  const times = eventsIn(file).flatMap(({ component, startDate }) =>
    component.getAllSubcomponents('valarm').map((alarm) => {
      const time = startDate.clone();
      time.isDate = false;
      const trigger = alarm.getFirstPropertyValue('trigger');
      if (!(trigger instanceof ICAL.Duration)) throw new Error('duration expected');
      time.addDuration(trigger);
      return time.toString();
    }),
  );
  expect(times).toEqual(['2027-02-23T09:00:00', '2027-03-02T09:00:00', '2027-03-04T09:00:00']);
});

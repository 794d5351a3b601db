import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { proceduralTerm } from '../deadlines/term.ts';
import { calendarFile, type Reminder } from './calendar-file.ts';

const stamp = '2026-11-20T12:34:56.789Z';

const example: Reminder = {
  uid: 'prazo-2026-12-18@exemplo.adv.br',
  safeDay: isoDate('2026-12-18'),
  legalLimit: isoDate('2026-12-21'),
  summary: 'Recurso ao INSS: faça até hoje',
  description:
    'Limite pela contagem da lei: 21/12/2026.\nConfirme na carta, e no Meu INSS; é estimativa.',
};
const late = { ...example, safeDay: addDays(example.legalLimit, 1) };

const alarm = (trigger: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Recurso ao INSS: faça até hoje',
  `TRIGGER:${trigger}`,
  'END:VALARM',
];

it('sai exatamente assim', () => {
  expect(calendarFile([example], stamp).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prazos do INSS//PT',
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
    ...['-P9DT15H', '-P2DT15H', '-PT15H'].flatMap(alarm),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('aceita o dia seguro igual ao limite; recusa o arquivo inteiro com um depois', () => {
  const { legalLimit } = example;
  expect(() => calendarFile([{ ...example, safeDay: legalLimit }], stamp)).not.toThrow();
  expect(() => calendarFile([example, late], stamp)).toThrow(RangeError);
});

it.each(['2026-11-20', '2026-11-20T12:34:56', '2026-11-20T12:34:56-03:00', '2026-13-20T12:34:56Z'])(
  'recusa “%s” como momento da criação',
  (other) => {
    expect(() => calendarFile([example], other)).toThrow(RangeError);
  },
);

it('aceita o momento com e sem fração de segundo', () => {
  expect(calendarFile([example], '2026-11-20T12:34:56Z')).toBe(calendarFile([example], stamp));
});

const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, description } = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').map((one) => {
      const time = startDate.clone();
      time.isDate = false;
      time.addDuration(one.getFirstPropertyValue('trigger') as ICAL.Duration);
      return `${time} ${one.getFirstPropertyValue('description')}`;
    });
    const days = { firstDay: `${startDate}`, dayAfter: `${endDate}` };
    return { uid, ...days, isAllDay: startDate.isDate, summary, description, alarms };
  });

it('vários lembretes num arquivo só, cada um com o seu nome', () => {
  const file = calendarFile([example, { ...example, uid: 'outro', summary: 'Defesa' }], stamp);
  expect(read(file).map(({ uid, summary }) => [uid, summary])).toEqual([
    [example.uid, example.summary],
    ['outro', 'Defesa'],
  ]);
  expect(file.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toHaveLength(2);
});

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

forAny(fc.nat(8000), fc.record({ uid: anyText, summary: anyText, description: anyText }))(
  'outro programa lê o dia seguro, qualquer texto, e avisos às 9h, dez, três e um dia antes',
  (days, texts) => {
    const { safeDay, legalLimit } = proceduralTerm(addDays(isoDate('2026-01-01'), days), 30);
    const uid = `${texts.uid}@prazos-do-inss`;
    const file = calendarFile([{ ...texts, uid, safeDay, legalLimit }], stamp);
    expect(read(file)).toEqual([
      {
        ...texts,
        uid,
        firstDay: safeDay,
        dayAfter: addDays(safeDay, 1),
        isAllDay: true,
        alarms: [10, 3, 1].map(
          (before) => `${addDays(safeDay, -before)}T09:00:00 ${texts.summary}`,
        ),
      },
    ]);
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  },
);

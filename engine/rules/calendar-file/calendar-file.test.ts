import { expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
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

it('sai exatamente assim', () => {
  expect(calendarFile([example], stamp)).toBe(
    [
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

it('aceita o dia seguro igual ao limite e recusa um depois', () => {
  const { legalLimit } = example;
  expect(() => calendarFile([{ ...example, safeDay: legalLimit }], stamp)).not.toThrow();
  expect(() => calendarFile([{ ...example, safeDay: addDays(legalLimit, 1) }], stamp)).toThrow(
    RangeError,
  );
});

it.each(['2026-11-20', '2026-11-20T12:34:56', '2026-11-20T12:34:56-03:00', '2026-13-20T12:34:56Z'])(
  'recusa “%s” como momento da criação',
  (other) => {
    expect(() => calendarFile([example], other)).toThrow(RangeError);
  },
);

it('aceita o momento com e sem fração de segundo', () => {
  const other = '2026-11-20T12:34:56Z';
  expect(calendarFile([example], other)).toBe(calendarFile([example], stamp));
});

it('junta vários lembretes num arquivo só, cada um com o seu nome', () => {
  const other = { ...example, uid: 'outro', summary: 'Defesa' };
  const file = calendarFile([example, other], stamp);
  const events = (text: string) => text.split('BEGIN:VEVENT').slice(1);
  expect(events(file)).toHaveLength(2);
  for (const [index, one] of [example, other].entries())
    expect(events(calendarFile([one], stamp))[0]).toContain(
      events(file)[index]?.replace(/END:VCALENDAR[\s\S]*$/, '') ?? 'falta',
    );
  expect(file.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toHaveLength(2);
});

it('recusa o arquivo inteiro quando um dos dias passa do seu limite', () => {
  const late = { ...example, safeDay: addDays(example.legalLimit, 1) };
  expect(() => calendarFile([example, late], stamp)).toThrow(RangeError);
});

import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { readMonth } from '#law/month.ts';
import type { Spell } from '#rules/contribution-time/life.ts';
import { chatLines, summaryOf } from './chat-lines.ts';
import { countLife } from './count-life.ts';
import { requestsOf } from './requests.ts';
import type { ToldLife } from './told-life.ts';

const job: Spell = {
  id: '1',
  kind: 'employee',
  from: isoDate('2015-02-01'),
  until: isoDate('2021-03-31'),
  standing: 'counts',
  months: [{ month: readMonth('2021-02'), base: 512_34, plan: 'full', standing: 'counts' }],
};
const ill: Spell = {
  id: '2',
  kind: 'incapacityBenefit',
  from: isoDate('2018-01-01'),
  until: isoDate('2018-06-30'),
  standing: 'counts',
  months: [],
};

const told: ToldLife = {
  life: { today: isoDate('2026-11-22'), spells: [job, ill], consolidated: new Map() },
  spells: [
    { spell: job, name: 'EMPRESA DE TESTE LTDA' },
    { spell: ill, name: '31 - AUXILIO DOENCA PREVIDENCIARIO' },
  ],
};

it('a mensagem não leva salário nem nome; saúde, só se a pessoa marcar', () => {
  const counted = countLife(told.life);
  const lines = chatLines(told, counted, requestsOf(told, counted));
  const usual = lines.filter(({ isSensitive }) => !isSensitive).map(({ text }) => text);
  const all = [...usual, summaryOf(counted)].join('\n');
  expect(all).not.toMatch(/R\$|512|TESTE|doen|incapacidade|aux[íi]lio/i);
  expect(usual.length).toBeGreaterThan(2);
  expect(lines.filter(({ isSensitive }) => isSensitive).map(({ text }) => text)).toEqual([
    'O extrato tem benefício por incapacidade.',
  ]);
});

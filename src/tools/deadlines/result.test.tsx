import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { eventsOf } from '#tests/tools/events-of.ts';
import { toldOfDecision } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import { answerOf } from './answer.tsx';
import { chatLines } from './chat-lines.ts';
import { result } from './DeadlineResultView.tsx';
import { questions, type Told } from './questions.ts';

const pageOf = (told: Telling<Told>, today?: string) =>
  resultPage('prazo-do-recurso', questions, result, told, today ? isoDate(today) : undefined);

const card = '[data-answer-card]';

describe('o resultado', () => {
  it('na virada do ano: o dia seguro de um lado, o limite do outro', async () => {
    const page = await pageOf({ happened: 'denied', ciencia: isoDate('2026-12-02') }, '2026-12-02');
    expect(page.text('h2')).toContain(plain(weekdayAndDate(isoDate('2026-12-30'))));
    expect(page.text(card)).toContain(shortDate(isoDate('2027-01-04')));
  });

  // Law-facts-4, 0.3: decided on 19/11 and seen only on 27/11.
  it.each([
    [true, '2026-12-18', '20/12/2026'],
    [false, '2026-12-18', undefined],
  ])(
    'negado, só pelos papéis (%s): da decisão, com a espera ao lado',
    async (isOnPapers, day, anew) => {
      const told = { happened: 'denied', isOnPapers, ciencia: isoDate('2026-11-19') } as const;
      const page = await pageOf(told, '2026-11-29');
      expect(page.text('h2')).toContain(plain(weekdayAndDate(isoDate(day))));
      expect(page.text(card).includes(anew ?? 'a partir de')).toBe(anew !== undefined);
    },
  );

  it('do corte de um BPC, nada do auxílio-doença', async () => {
    const told = { happened: 'stopped', stop: 'ended', ciencia: isoDate('2026-11-05') } as const;
    const speaks = async (isBpc?: boolean) =>
      (await pageOf({ ...told, isBpc }, '2026-11-29')).text(card).includes('auxílio-doença');
    expect(await speaks(true)).toBe(false);
    expect(await speaks()).toBe(true);
  });

  it('prazo passado diz em que dia terminou; de há muito, nenhum dia', async () => {
    const passed = await pageOf({ happened: 'denied', ciencia: isoDate('2026-09-01') });
    expect(passed.text('h2')).toContain(plain(longDate(isoDate('2026-10-01'))));
    const old = await pageOf({ happened: 'denied', ciencia: isoDate('2010-09-01') });
    expect(old.text('h2')).not.toMatch(/\d/);
  });

  it.each(['registry', 'biometrics', 'assessment', undefined] as const)(
    'aviso do BPC que passou (%s): a resposta não é que acabou, e o dia fica abaixo',
    async (bpcAsks) => {
      const told = { happened: 'bpcNotice', bpcAsks, isLargeCity: false } as const;
      const passed = { ...told, ciencia: isoDate('2026-08-03') };
      const [first] = deadlines(passed, testsDay);
      const limit = first && 'term' in first ? shortDate(first.term.legalLimit) : '';
      const page = await pageOf(passed);
      expect(page.text('h2')).not.toMatch(/\d/);
      expect(page.text(card)).toContain(plain(limit));
      const old = await pageOf({ ...told, ciencia: isoDate('2010-08-03') });
      expect(old.text('h2')).not.toBe(page.text('h2'));
    },
  );

  it('corte que pode ser do BPC diz o que ele ainda tem; o que não é, não fala dele', async () => {
    const cut = { happened: 'stopped', ciencia: isoDate('2026-11-20') } as const;
    expect((await pageOf({ ...cut, stop: 'ended' })).text(`${card} ol`)).toContain('BPC');
    const other = await pageOf({ ...cut, isBpc: false, isRural: false });
    expect(other.text(`${card} ol`)).not.toContain('BPC');
  });

  it('só no BPC bloqueado, o primeiro passo é o desbloqueio', async () => {
    const held = { happened: 'stopped', stop: 'blocked', ciencia: isoDate('2026-11-20') } as const;
    const firstOf = async (told: Telling<Told>) => (await pageOf(told)).texts(`${card} ol > li`)[0];
    expect(await firstOf({ ...held, isBpc: true })).toContain('desbloqueio');
    expect(await firstOf({ ...held, isBpc: false, isRural: false })).not.toContain('desbloqueio');
    expect(await firstOf({ happened: 'bpcNotice', ciencia: held.ciencia })).not.toContain(
      'desbloq',
    );
  });

  it('depois do dia seguro, o limite fica na resposta', async () => {
    const page = await pageOf(toldOfDecision, '2026-12-19');
    expect(page.text('h2')).not.toMatch(/\d/);
    expect(page.text(card)).toContain(shortDate(isoDate('2026-12-21')));
  });

  it('um calendário para todos os prazos que correm', () => {
    const told = { happened: 'death', death: isoDate('2026-10-01'), hasYoungChild: true } as const;
    const events = eventsOf(answerOf(deadlines(told, testsDay), testsDay));
    expect(events.map(({ safeDay }) => safeDay)).toEqual(['2026-12-30', '2027-03-30']);
  });

  it('a mensagem diz o mesmo que a resposta', async () => {
    const page = await pageOf(toldOfDecision);
    const lines = chatLines(deadlines(toldOfDecision, testsDay));
    expect(page.message.slice(2).map(plain)).toEqual(lines.map(({ text }) => plain(text)));
  });
});

describe('morte de antes do prazo do filho', () => {
  it('a parte de quem tem menos de 16 anos é dita no alto, desde que o prazo não o alcançava', async () => {
    const answer = async (death: string, hasYoungChild: boolean) =>
      (await pageOf({ happened: 'death', death: isoDate(death), hasYoungChild })).text(
        '[data-answer-card]',
      );
    expect(await answer('2019-01-17', true)).toContain('Já fez 16?');
    expect(await answer('2019-01-18', true)).not.toContain('Já fez 16?');
    expect(await answer('2019-01-17', false)).not.toContain('Já fez 16?');
  });
});

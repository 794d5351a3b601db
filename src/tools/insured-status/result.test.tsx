import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { insuredStatus } from '#rules/insured-status/insured-status.ts';
import { cases } from '#rules/insured-status/proof/cases.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { leftJob, stoppedIll } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate, shortDate } from '#words/dates.ts';
import { addButton } from '../questions/control-ids.ts';
import { result } from './InsuredResultView.tsx';
import { questions, type Told } from './questions.ts';

const pageOf = (told: Telling<Told>) =>
  resultPage('qualidade-de-segurado', questions, result, told);
const long = (day: string) => plain(longDate(isoDate(day)));

const cardWays = '[data-answer-card] > p button';

describe('o resultado', () => {
  it('a data segura primeiro, a outra abaixo, e cada dúvida com a sua data', async () => {
    const title = 'nada sabido: cada um por si leva a 24 meses, os dois a 36';
    const open = cases.find((one) => one.title.endsWith(title));
    if (!open) throw new Error(title);
    const { sure, possible } = insuredStatus(open.facts, open.on);
    const days = [sure, ...possible].map(({ until }) => long(until));
    const page = await pageOf({ ...leftJob, paid: undefined, unemployment: undefined });
    expect(page.text('h2')).toContain(days[0]);
    expect(page.text('[data-answer-card] h2 + p')).toContain(days.at(-1));
    expect(page.texts('tbody td')).toEqual(days);
  });

  it('quem parou pela doença lê que pode continuar coberto, e nada promete', async () => {
    const { url } = citation('agu-sumula-26');
    const page = await pageOf(stoppedIll);
    expect(page.text()).toContain('AGU, Súmula 26');
    expect(page.links).toContain(url);
    expect(page.text()).not.toMatch(/você tem direito|continua coberto/);
    const others = await pageOf({ ...stoppedIll, illness: false });
    const reasons = '[data-answer-card] h2 ~ p';
    expect(others.texts(reasons)).not.toEqual(page.texts(reasons));
  });

  it('cada resposta abre só as perguntas que são dela', async () => {
    const { event, kind, month, others, illness } = questions;
    const page = await pageOf({
      ...leftJob,
      kind: 'facultativo',
      month: isoDate('2025-12-01'),
    });
    const asked = [event.id, kind.id, month.id, addButton(others.id), illness.id];
    expect(Object.keys(page.lines)).toEqual([...asked, 'protecao']);
    expect(page.text('h2')).toContain(long('2026-08-15'));
    expect(page.text()).toContain(shortDate(isoDate('2026-08-17')));
    const current = await pageOf({ event: 'stillPaying', kind: 'facultativo' });
    expect(Object.keys(current.lines)).toEqual([
      event.id,
      kind.id,
      addButton(others.id),
      'protecao',
    ]);
  });

  it('de várias coisas vale a que protege por mais tempo, as outras ao lado', async () => {
    const page = await pageOf({
      ...leftJob,
      paid: 'over',
      others: [{ event: 'benefitEnded', kind: 'employee', month: isoDate('2025-09-01') }],
    });
    expect(page.text('h2')).toContain(long('2027-05-15'));
    expect(page.texts('tbody td')).toEqual(
      expect.arrayContaining([long('2027-05-15'), long('2026-11-15')]),
    );
    expect(page.lines['outra-1-situacao']).toBe(false);
    expect(page.lines['outra-1-tipo']).toBe(true);
  });

  it('o prazo anterior ao facultativo é possível, não certo', async () => {
    const page = await pageOf({
      ...leftJob,
      kind: 'facultativo',
      others: [{ event: 'stopped', kind: 'employee', month: isoDate('2024-12-01') }],
      paid: 'over',
      unemployment: 'none',
    });
    expect(page.text('h2')).toContain(long('2025-11-15'));
    expect(page.text('[data-answer-card] h2 + p')).toContain(long('2027-02-15'));
    expect(page.links).toContain(citation('in-128-184-7').url);
  });

  it('coberto não é tudo: quem parou, ou voltou e parou, lê dos meses que a doença pede', async () => {
    const half = citation('lei-8213-27-a').url;
    const cameBack: Telling<Told> = {
      event: 'stopped',
      kind: 'facultativo',
      month: isoDate('2026-06-01'),
      others: [{ event: 'stopped', kind: 'employee', month: isoDate('2022-03-01') }],
      illness: false,
    };
    for (const told of [cameBack, { ...leftJob, month: isoDate('2026-04-01') }]) {
      const page = await pageOf(told);
      expect(page.text('[data-answer-card]')).toMatch(/12 meses pagos.*6 depois/);
      expect(page.links).toContain(half);
    }
    const ended = await pageOf({ ...leftJob, month: isoDate('2020-04-01') });
    expect(ended.text('[data-answer-card]')).not.toMatch(/12 meses pagos/);
  });

  it('o calendário se oferece só enquanto o dia seguro não chegou', async () => {
    const before = await pageOf({ ...leftJob, month: isoDate('2026-04-01') });
    expect(before.texts(cardWays)).toHaveLength(4);
    expect((await pageOf(leftJob)).texts(cardWays)).toHaveLength(3);
  });

  it('a mensagem traz o dia; a doença só se a pessoa marcar', async () => {
    const page = await pageOf(stoppedIll);
    expect(page.lines[questions.illness.id]).toBe(false);
    expect(page.lines[questions.kind.id]).toBe(true);
    expect(page.message).toHaveLength(1 + Object.values(page.lines).filter(Boolean).length);
    expect(page.message.at(-1)).toContain(shortDate(isoDate('2023-02-15')));
  });
});

describe('o mês', () => {
  const { id } = questions.month;
  const faultsOfMonth = (month: string, year: string) =>
    faultsOf(questions, leftJob, { [`${id}-mes`]: month, [`${id}-ano`]: year });

  it('que não chegou, que não existe e antigo demais: cada um a sua resposta', () => {
    const written = [
      ['', ''],
      ['12', '2026'],
      ['13', '2025'],
      ['3', '25'],
      ['3', '1998'],
    ] as const;
    const faults = written.flatMap(([month, year]) => faultsOfMonth(month, year));
    expect(faults.map(({ fieldId }) => fieldId)).toEqual(written.map(() => id));
    expect(new Set(faults.map(({ message }) => message)).size).toBe(written.length);
  });

  it('o primeiro da conta e o de hoje servem', () => {
    expect(faultsOfMonth('1', '2003')).toEqual([]);
    expect(faultsOfMonth(testsDay.slice(5, 7), testsDay.slice(0, 4))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { knownFigures } from '#rules/figures.ts';
import { totalOf } from '#rules/maternity-pay/amount.ts';
import { anyAnswers } from '#rules/maternity-pay/any-answers.ts';
import { maternityPay } from '#rules/maternity-pay/maternity-pay.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { answersFrom } from './answers-from.ts';
import { chatLines } from './chat-lines.ts';
import { commonCitations, maternityCitations } from './citations.ts';
import type { Told } from './questions.ts';
import { amountInWords, countInWords, headline, spanInWords, summaryOf } from './wording.ts';

const today = isoDate('2026-11-22');
const figures = knownFigures(today);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const told: Told = {
  event: 'birth',
  kind: 'unemployed',
  day: isoDate('2026-03-01'),
  stay: 'none',
  payCents: 300_000,
  months: 9,
};
const resultOf = (more: Partial<Told>) =>
  maternityPay(answersFrom({ ...told, ...more }), figures, today);
const said = (more: Partial<Told>) => {
  const result = resultOf(more);
  return [headline(result), amountInWords(result)].map(plain);
};

describe('o que se conta vira o que a regra pergunta', () => {
  it('o dia da saída vale mais que a escolha; alta sem dia não se sabe', () => {
    const leaveDay = isoDate('2026-02-20');
    expect(answersFrom({ ...told, leave: 'before', leaveDay }).leave).toBe(leaveDay);
    expect(answersFrom({ ...told, leave: 'atBirth' }).leave).toBe('atBirth');
    expect(answersFrom(told).leave).toBeUndefined();
    expect(answersFrom({ ...told, stay: 'discharged' }).stay).toBeUndefined();
    expect(answersFrom({ ...told, stay: 'discharged', discharge: leaveDay }).stay).toEqual({
      discharge: leaveDay,
    });
    expect(answersFrom({ ...told, stay: 'stillThere' }).stay).toBe('stillThere');
  });
});

describe('palavras do resultado', () => {
  it('os dias e o valor', () => {
    expect(said({})).toEqual([
      'Pela conta, são 120 dias: de 1º de março a 28 de junho de 2026.',
      'R$ 2.250,00 por mês, R$ 9.000,00 ao todo.',
    ]);
  });

  it('o que não se sabe tem limites, ou palavras', () => {
    const pay = { payCents: undefined } as unknown as Partial<Told>;
    expect(said(pay)[1]).toBe('De R$ 1.621,00 a R$ 8.475,55 por mês.');
    expect(said({ ...pay, kind: 'employee' })[1]).toBe('Por mês, o salário inteiro.');
    expect(said({ ...pay, kind: 'ofMei' })[1]).toBe('Ao menos R$ 1.621,00 por mês.');
  });

  it('depois de cinco anos diz até quando foi; à empresa não há esse prazo', () => {
    expect(said({ day: isoDate('2020-03-01') })[0]).toBe(
      'Pela conta, o prazo para pedir foi até 28 de fevereiro de 2025.',
    );
    expect(said({ day: isoDate('2020-03-01'), kind: 'employee' })[0]).toMatch(/são 120 dias/);
  });

  it('de ano anterior, o mês sem o total, e por que pode dar menos, também no resumo', () => {
    const least = { payCents: 100_000 };
    const result = resultOf({ ...least, day: isoDate('2023-03-01') });
    expect(plain(amountInWords(result))).toBe('R$ 1.621,00 por mês.');
    expect(plain(summaryOf(result, today))).toContain(
      'A conta usa o mínimo de 2026. Para 2023, em regra, vale o daquele ano',
    );
    const steps = countInWords(result, answersFrom(told), figures).map(plain).join(' ');
    expect(steps).toContain('Para 2023');
    expect(steps).not.toContain('ao todo');
    expect(plain(summaryOf(resultOf(least), today))).not.toContain('daquele ano');
  });

  it('sem alta ainda, ao menos os 120 dias', () => {
    expect(said({ stay: 'stillThere' })).toEqual([
      'Pela conta, são ao menos 120 dias: de 1º de março a 28 de junho de 2026.',
      'R$ 2.250,00 por mês, ao menos R$ 9.000,00 ao todo.',
    ]);
  });

  it('o ano uma vez só, quando é o mesmo', () => {
    const span = (from: string, until: string) =>
      plain(spanInWords({ from: isoDate(from), until: isoDate(until) }));
    expect(span('2026-03-01', '2026-06-28')).toBe('de 1º de março a 28 de junho de 2026');
    expect(span('2026-11-01', '2027-02-28')).toBe(
      'de 1º de novembro de 2026 a 28 de fevereiro de 2027',
    );
  });

  it('a conta da soma, com o que a limita', () => {
    const steps = (more: Partial<Told>) =>
      countInWords(resultOf(more), answersFrom({ ...told, ...more }), figures).map(plain);
    expect(steps({})).toContain('São 9 meses de R$ 3.000,00, divididos por 12.');
    expect(steps({ months: 3 }).join(' ')).toContain('ao menos um salário mínimo: R$ 1.621,00');
    expect(steps({ payCents: 900_000, months: 12 }).join(' ')).toContain('teto do INSS');
    expect(steps({ stay: 'discharged', discharge: isoDate('2026-04-10') })[0]).toContain(
      'mais 120 dias depois da alta, em 10 de abril de 2026',
    );
  });

  it('nada falta nem sobra, para quaisquer respostas', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const result = maternityPay(answers, figures, today);
        const texts = [summaryOf(result, today), ...countInWords(result, answers, figures)];
        expect(texts.join(' ')).not.toMatch(/undefined|NaN|null/);
        expect(result.citations.filter((key) => !maternityCitations.includes(key))).toEqual([]);
      }),
    );
    for (const key of [...commonCitations, ...figures.citations])
      expect(maternityCitations).toContain(key);
  });
});

describe('a mensagem', () => {
  const sensitive = (more: Partial<Told>) =>
    chatLines(
      {
        told: { ...told, ...more },
        recounted: ['fato', 'tipo', 'dia-do-fato', 'internacao', 'valor'].map((fieldId) => ({
          question: fieldId,
          answer: 'x',
          fieldId,
        })),
      },
      resultOf(more),
    )
      .filter(({ isSensitive }) => isSensitive)
      .map(({ id }) => id);

  it('perda, internação e dinheiro só vão se a pessoa marcar', () => {
    expect(sensitive({})).toEqual(['internacao', 'valor']);
    expect(sensitive({ event: 'abortion' })).toEqual([
      'fato',
      'dia-do-fato',
      'internacao',
      'valor',
      'dias',
    ]);
  });
});

it('o exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/salario-maternidade.md', 'utf8');
  const example = page.slice(page.indexOf('## Um exemplo'), page.indexOf('## O que esta'));
  const { period, pay } = resultOf({});
  expect(example).toContain(plain(spanInWords(period)));
  expect(example).toContain(plain(formatCents(pay.least ?? 0)));
  expect(example).toContain(plain(formatCents(totalOf(pay.least ?? 0, period.days))));
  const withStay = resultOf({ stay: 'discharged', discharge: isoDate('2026-04-10') }).period;
  expect(example).toContain(plain(longDate(withStay.until)).replace(' de 2026', ''));
});

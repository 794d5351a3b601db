import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { addDays, isoDate } from '#law/date.ts';
import { addMonths } from '../calendar.ts';
import { inYearsMonthsDays, legalDays, type YearsMonthsDays } from '../legal-days.ts';
import { time } from '../proof/facts.ts';
import { inWords } from '../proof/in-words.ts';
import type { RetirementAnswers } from './answers.ts';
import { told } from './proof/cases.ts';
import { resultOf } from './proof/in-words.ts';
import { retirementRules } from './retirement-rules.ts';

const referenceDate = isoDate('2026-11-20');

/** Meets every criterion of every rule but those only for the other side of the reform. */
const everything = {
  nascimento: '20/11/1955',
  filiação: 'até a reforma',
  tempo: '45 anos',
  'tempo em 2019': '38 anos',
  carência: 400,
  magistério: { tempo: '45 anos', 'tempo em 2019': '38 anos' },
  deficiência: { grau: 'leve', tempo: '45 anos' },
};
const answersOf = (facts: object): RetirementAnswers => ({ ...told.parse(facts), referenceDate });

type Vary = (answers: RetirementAnswers, amount: YearsMonthsDays, more: number) => object;

/** What is counted, so many legal days from the threshold; an age by the day of birth. */
const vary: Readonly<Record<string, Vary>> = {
  tempo: (_, amount) => ({ time: amount }),
  'tempo em 2019': (_, amount) => ({ timeAtReform: amount }),
  magistério: ({ teaching }, amount) => ({ teaching: { ...teaching, time: amount } }),
  'tempo com deficiência': ({ disability, time: all }, amount) => ({
    time: disability !== 'none' && disability?.degree ? amount : all,
    disability: { ...(disability as object), time: amount },
  }),
  nascimento: (_, { years, months }, more) => ({
    birthDate: addDays(addMonths(referenceDate, -(years * 12 + months)), -more),
  }),
};

const thresholds = z
  .array(
    z.strictObject({
      regra: z.string(),
      exigência: z.string(),
      varia: z.enum(Object.keys(vary)),
      mulher: time.optional(),
      homem: time.optional(),
      com: z.record(z.string(), z.unknown()).default({}),
      fundamento: z.array(z.string()),
    }),
  )
  .parse(parse(readFileSync(join(import.meta.dirname, 'proof/thresholds.yaml'), 'utf8')));

type Criterion = Readonly<Record<string, unknown>>;
interface Told {
  regras: Readonly<Record<string, { exigências: Readonly<Record<string, Criterion>> }>>;
}

describe.each(['mulher', 'homem'] as const)(
  '%s: um dia a menos, no limite, um dia a mais',
  (sexo) => {
    const named = thresholds.flatMap((one) => {
      const limit = one[sexo];
      return limit
        ? [[`${one.regra}, ${one.exigência}: ${inWords(limit)}`, one, limit] as const]
        : [];
    });

    it.each(named)('%s', (_, { regra, exigência, varia, com, fundamento }, limit) => {
      const answers = answersOf({ ...everything, sexo, ...com });
      const [below, at, above] = [-1, 0, 1].map((more) => {
        const amount = varia === 'nascimento' ? limit : inYearsMonthsDays(legalDays(limit) + more);
        const result = resultOf({ ...answers, ...vary[varia]?.(answers, amount, more) });
        return (inWords(result) as Told).regras[regra]?.exigências[exigência];
      });
      expect(below).toMatchObject({ resposta: 'não', falta: '1 dia', fundamento });
      expect(at).toMatchObject({ resposta: 'sim', falta: '0 dias' });
      expect(above).toMatchObject({ resposta: 'sim', falta: '0 dias' });
      if (varia === 'nascimento') expect(at).toMatchObject({ 'pedido pela lei': inWords(limit) });
    });
  },
);

describe('carência de 180 contribuições em todas as regras', () => {
  const answers = answersOf({ ...everything, sexo: 'mulher' });
  // The acquired right asks for the carência of 2019: cases.yaml.
  const rules = retirementRules(answers).rules.filter(({ criteria }) =>
    criteria.some(({ id }) => id === 'carencia'),
  );

  it.each(rules.map(({ id }) => id))('%s: 179, 180 e 181', (id) => {
    const carencias = [179, 180, 181].map((carenciaMonths) =>
      retirementRules({ ...answers, carenciaMonths })
        .rules.find((rule) => rule.id === id)
        ?.criteria.find((criterion) => criterion.id === 'carencia'),
    );
    expect(carencias.map((one) => [one?.verdict, one?.missing])).toEqual([
      ['unmet', 1],
      ['met', 0],
      ['met', 0],
    ]);
    const regulation = id.startsWith('disability') ? 'decreto-3048-70-a' : 'decreto-3048-29';
    expect(carencias[0]).toMatchObject({
      metOn: '2026-12-20',
      unit: 'contributions',
      citations: ['lei-8213-25-ii', regulation],
    });
  });
});

import { z } from 'zod';

/** Where the correction of salaries is written, which `npm run law:correction` lengthens. */
export const correctionTable = 'engine/law/salary-correction.json';

const unlikely = 'uma taxa destas não houve desde o Real. Confira na Portaria';

const rate = z
  .int({ error: 'escreva a taxa em centésimos, sem vírgula: 0,52% são 52' })
  .min(-200, unlikely)
  .max(700, unlikely);

/** What the table has to be: twelve rates a year, but for the first and the last. */
export const correctionSchema = z.strictObject({
  isChecked: z.boolean({ error: 'escreva true ou false' }),
  from: z.literal('1994-07', { error: 'a tabela começa em "1994-07"' }),
  years: z.record(z.string(), z.array(rate)).superRefine((years, { addIssue }) => {
    const all = Object.entries(years);
    for (const [index, [year, rates]] of all.entries()) {
      const due = index === 0 ? 6 : 12;
      if (rates.length === due || (index === all.length - 1 && rates.length < due)) continue;
      addIssue({
        code: 'custom',
        path: [year],
        message: `tem ${rates.length} meses, e o ano tem ${due} na tabela. Confira o que falta ou sobra`,
      });
    }
  }),
});

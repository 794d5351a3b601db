import { z } from 'zod';
import { text } from './fields.ts';
import { clock, daysOf, eachDayOf } from './week.ts';

const hour = (example: string) =>
  text(example).regex(/^([01]?\d|2[0-3])h([0-5]\d)?$/, `escreva como ${example} ou ${example}30`);

/** When people can come or call, an item for each hour that differs. */
export const hoursField = z
  .array(
    z
      .strictObject({
        days: text('segunda a sexta')
          .refine(
            (days) => daysOf(days),
            'escreva dias da semana por extenso: “segunda a sexta”, “terça e quinta” ou “sábado”',
          )
          .meta({ title: 'Dias', description: '“segunda a sexta”, “terça e quinta”, “sábado”' }),
        opens: hour('8h').meta({ title: 'Abre' }),
        closes: hour('18h').meta({ title: 'Fecha' }),
      })
      .refine(({ opens, closes }) => !(clock(closes) <= clock(opens)), {
        path: ['closes'],
        error: 'fecha antes de abrir. Confira “opens” e “closes”',
      }),
    {
      error: 'falta a lista de horários. Cada um começa com “- ” e tem “days”, “opens” e “closes”',
    },
  )
  .min(1, 'informe ao menos um horário: “days”, “opens” e “closes”')
  .meta({ title: 'Horários', one: 'Horário', description: 'Um item para cada horário diferente' });

type Hours = z.infer<typeof hoursField>[number];

/** Two hours of a day that lie over each other; before and after noon they do not. */
export const areAtOnce = (one: Hours, other: Hours): boolean =>
  eachDayOf(one.days).some((day) => eachDayOf(other.days).includes(day)) &&
  clock(one.opens) < clock(other.closes) &&
  clock(other.opens) < clock(one.closes);

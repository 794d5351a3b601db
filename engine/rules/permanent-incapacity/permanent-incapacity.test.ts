import { describe } from 'vitest';
import { z } from 'zod';
import { knownFigures } from '../figures.ts';
import { facts, money, oneOf, time, yesNo } from '../proof/facts.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import type { IncapacityAnswers } from './answers.ts';
import { permanentIncapacity } from './permanent-incapacity.ts';

const known = z.union([
  z.strictObject({ média: money }).transform((told) => ({ mean: told.média })),
  z
    .strictObject({ auxílio: money, 'depois da reforma': yesNo })
    .transform((told) => ({ aid: told.auxílio, isNew: told['depois da reforma'] })),
]);

const cases = readCases(
  `${import.meta.dirname}/proof`,
  facts<IncapacityAnswers>({
    isSpecial: ['campo em família', yesNo, 'needed'],
    cause: ['causa', oneOf({ trabalho: 'work', outra: 'other' })],
    isOwnAccount: ['por conta própria', yesNo],
    beganBefore: ['começou antes da reforma', yesNo],
    sex: ['sexo', oneOf({ mulher: 'woman', homem: 'man' })],
    time: ['tempo', time],
    known: ['sabe', known],
    needsHelp: ['precisa de ajuda', yesNo],
  }),
);

describe('aposentadoria por incapacidade permanente', () => {
  prove(cases, (answers, on) => permanentIncapacity(answers, knownFigures(on)));
});

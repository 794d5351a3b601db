import { facts, money, yesNo } from '../../proof/facts.ts';
import { readCases } from '../../proof/read-cases.ts';
import type { TemporaryIncapacityAnswers } from '../answers.ts';

export const cases = readCases(
  import.meta.dirname,
  facts<TemporaryIncapacityAnswers>({
    isSpecial: ['campo em família', yesNo, 'needed'],
    lastTwelve: ['média dos últimos 12', money],
    mean: ['média de todas', money],
  }),
);

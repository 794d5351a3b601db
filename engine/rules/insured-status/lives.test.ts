import type { IsoDate } from '#law/date.ts';
import { inWords } from '../proof/in-words.ts';
import { prove } from '../proof/prove.ts';
import { readCases } from '../proof/read-cases.ts';
import { toldLife } from '../proof/told-life.ts';
import type { InsuredAnswers } from './answers.ts';
import { insuredFromLife } from './from-life.ts';
import { insuredStatus } from './insured-status.ts';
import { events, insuredKinds, unemployments } from './proof/cases.ts';

const wordFor = (words: Readonly<Record<string, unknown>>, code: string | undefined) =>
  code && Object.keys(words).find((word) => words[word] === code);

/** "13", or "1 a 13" where the readings differ. */
const inRange = ({ least, most }: InsuredAnswers['paid']) =>
  least === most ? least : `${least} a ${most}`;

function toldOf(answers: InsuredAnswers | undefined, today: IsoDate) {
  if (!answers) return undefined;
  const { sure, possible } = insuredStatus(answers, today);
  return {
    evento: wordFor(events, answers.event),
    segurado: wordFor(insuredKinds, answers.kind),
    mês: answers.month?.slice(0, 7).split('-').reverse().join('/'),
    pagas: inRange(answers.paid),
    'perdeu depois': answers.lostSince,
    desemprego: wordFor(unemployments, answers.unemployment),
    até: sure.until,
    'se o vencimento passar': sure.untilIfMoved,
    'no máximo até': possible.at(-1)?.until ?? sure.until,
  };
}

prove(readCases(`${import.meta.dirname}/proof`, toldLife, 'lives.yaml'), (told, today) => {
  const { answers, accepted, laterBecause } = insuredFromLife({ ...told, today });
  return {
    certo: toldOf(answers.least, today),
    talvez: toldOf(answers.most, today),
    'se aceito': toldOf(accepted, today),
    'por que talvez mais': laterBecause.map((why) => inWords(why)),
  };
});

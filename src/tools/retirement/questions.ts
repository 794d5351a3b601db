import type { IsoDate } from '#law/date.ts';
import { reform } from '#law/reform.ts';
import words from '#questions/regras-de-aposentadoria.json' with { type: 'json' };
import { dayNumberOf } from '#rules/calendar.ts';
import {
  inYearsMonthsDays,
  legalDays,
  legalDaysSince,
  legalMonths,
  type YearsMonthsDays,
} from '#rules/legal-days.ts';
import type { Degree, Sex } from '#rules/retirement/answers.ts';
import { mostRuralDays } from '#rules/retirement/claimed-time.ts';
import { oldAgeRuleOf } from '#rules/retirement/old-age-rule.ts';
import { carencia } from '#rules/retirement/requirements.ts';
import { ruralAge, ruralAgeOn, ruralLifeDecides } from '#rules/retirement/rural-rule.ts';
import { longDate } from '#words/dates.ts';
import { lengthInWords, toldLength } from '../questions/lengths.ts';
import type { At, Questions } from '../questions/question.ts';
import { sexQuestion } from '../questions/sex-question.ts';
import { worded } from '../questions/worded.ts';

export interface Told {
  sex: Sex;
  birthDate: IsoDate;
  firstInsured?: 'untilReform' | 'afterReform';
  time?: YearsMonthsDays;
  neverStopped?: boolean;
  timeAtReform?: YearsMonthsDays;
  contributesToday?: boolean;
  lastContribution?: IsoDate;
  reducedPlanMonths?: number;
  reducedPlanMonthsAtReform?: number;
  carenciaMonths?: number;
  carenciaToCheck?: number;
  claims?: 'none' | 'special' | 'rural' | 'both';
  specialTime?: YearsMonthsDays;
  ruralTime?: YearsMonthsDays;
  livesOffLand?: boolean;
  isTeacher: boolean;
  teaching?: YearsMonthsDays;
  taughtWithoutStop?: boolean;
  teachingAtReform?: YearsMonthsDays;
  disability?: 'none' | Degree | 'noDegree';
  disabilityTime?: YearsMonthsDays;
}

export const degreeNames: Record<Degree, string> = words.degrees;

const wasInsured = ({ told }: At<Told>) => told.firstInsured === 'untilReform';
/** Without the whole time of today no part of it leads to a day, nor can be known. */
const knowsTime = ({ told }: At<Told>) => told.time !== undefined;
const hadReducedPlan = ({ told }: At<Told>) => (told.reducedPlanMonths ?? 0) > 0;

const passedSinceReform = (today: IsoDate): number => legalDaysSince(reform)(dayNumberOf(today));

/** What was there on 13/11/2019 of a time that has grown every day since. */
export const atReform = (time: YearsMonthsDays, today: IsoDate): YearsMonthsDays =>
  inYearsMonthsDays(Math.max(0, legalDays(time) - passedSinceReform(today)));

/** Why a time cannot have grown every day since 13/11/2019; it may lack the month not yet paid. */
function tooShortToGrow(what: string, time: YearsMonthsDays | undefined, today: IsoDate) {
  const passed = passedSinceReform(today);
  return time !== undefined && legalDays(time) < passed - legalMonths(1)
    ? `Desde 13/11/2019 passaram ${lengthInWords(passed)}, e ${what} é menor. Responda “Não”, ou volte e confira o tempo`
    : undefined;
}

/** "Sim: em 13/11/2019 eram 25 anos"; the other answers as they are. */
function neverStoppedInWords(
  isSo: boolean | undefined,
  time: YearsMonthsDays | undefined,
  today: IsoDate,
) {
  if (!isSo || time === undefined) return isSo === undefined ? 'Não sei' : isSo ? 'Sim' : 'Não';
  return `Sim: em 13/11/2019 eram ${toldLength(atReform(time, today))}`;
}

/** Fewer months since 13/11/2019 than have passed: then it matters when they were. */
const hasGap = (at: At<Told>): boolean => {
  const { time, timeAtReform } = at.told;
  if (!wasInsured(at) || time === undefined || timeAtReform === undefined) return false;
  const passed = passedSinceReform(at.today);
  return legalDays(time) - legalDays(timeAtReform) < passed - legalMonths(1);
};

/** Whether there was time of this kind. */
export const hasClaimed = ({ claims }: Partial<Told>, what: 'special' | 'rural'): boolean =>
  claims === what || claims === 'both';

/** What was told of 13/11/2019, or follows from never having stopped. */
export const timeAtReformOf = (
  { time, timeAtReform, neverStopped }: Partial<Told>,
  today: IsoDate,
): YearsMonthsDays | undefined => (neverStopped && time ? atReform(time, today) : timeAtReform);

/** Undefined while sex or birth are not told. */
function personOf({ told: { sex, birthDate, time }, today }: At<Told>) {
  return sex && birthDate && { sex, birthDate, time, referenceDate: today };
}

/** Of who came after the reform the time of teaching decides nothing. */
const isTeacher = ({ told }: At<Told>) =>
  told.isTeacher === true && told.firstInsured !== 'afterReform';

/** Whether the old rule by age, which asks for no more than the carência, may be the person's own. */
function mayUseOldAgeRule(at: At<Told>): boolean {
  const person = at.told.firstInsured !== 'afterReform' && personOf(at);
  return Boolean(person && oldAgeRuleOf(person));
}

export const questions: Questions<Told> = worded(words)<Told>({
  sex: sexQuestion,
  birthDate: {
    kind: 'date',
    id: 'nascimento',
    autoComplete: 'bday',
    fact: 'birth',
    refuse: (date, { today }) =>
      date > today
        ? `Essa data ainda não chegou: hoje é ${longDate(today)}. Escreva o dia em que você nasceu`
        : undefined,
    words: (date) => date && longDate(date),
  },
  firstInsured: { kind: 'choice', id: 'entrada' },
  time: { kind: 'duration', id: 'tempo', fact: 'time' },
  neverStopped: {
    kind: 'yesNo',
    id: 'sem-parar',
    when: (at) => wasInsured(at) && knowsTime(at),
    refuse: (isSo, { told, today }) =>
      isSo ? tooShortToGrow('o tempo de hoje', told.time, today) : undefined,
    words: (isSo, { told, today }) => neverStoppedInWords(isSo, told.time, today),
  },
  timeAtReform: {
    kind: 'duration',
    id: 'tempo-reforma',
    when: (at) => wasInsured(at) && knowsTime(at) && at.told.neverStopped !== true,
  },
  contributesToday: { kind: 'yesNo', id: 'contribui-hoje', when: hasGap },
  lastContribution: {
    kind: 'date',
    id: 'ultima-contribuicao',
    when: (at) => hasGap(at) && at.told.contributesToday === false,
    refuse: (date, { today }) =>
      date > today ? 'Essa data ainda não chegou. Se contribui até hoje, marque “Sim”' : undefined,
    words: (date) => date && longDate(date),
  },
  reducedPlanMonths: { kind: 'months', id: 'plano-reduzido', when: knowsTime, most: 960 },
  reducedPlanMonthsAtReform: {
    kind: 'months',
    id: 'plano-reduzido-reforma',
    when: (at) => wasInsured(at) && hadReducedPlan(at),
    most: 960,
  },
  carenciaMonths: {
    kind: 'months',
    id: 'carencia',
    when: (at) => knowsTime(at) || mayUseOldAgeRule(at),
    most: 960,
  },
  carenciaToCheck: {
    kind: 'months',
    id: 'carencia-a-conferir',
    when: ({ told: { carenciaMonths } }) =>
      carenciaMonths !== undefined && carenciaMonths < carencia,
    most: 960,
  },
  claims: { kind: 'choice', id: 'tempo-a-mais', when: knowsTime },
  specialTime: {
    kind: 'duration',
    id: 'tempo-risco',
    when: ({ told }) => hasClaimed(told, 'special') && told.firstInsured !== 'afterReform',
    refuse: (time, { told, today }) => {
      const then = timeAtReformOf(told, today);
      const whole = then ?? told.time;
      return time && whole && legalDays(time) > legalDays(whole)
        ? `${then ? 'Até 13/11/2019 eram' : 'Hoje são'} ${toldLength(whole)} ao todo, e o tempo com risco é maior. Confira o tempo`
        : undefined;
    },
  },
  ruralTime: {
    kind: 'duration',
    id: 'tempo-roca',
    when: ({ told }) => hasClaimed(told, 'rural'),
    refuse: (time, { told: { birthDate } }) => {
      const most = birthDate ? mostRuralDays({ birthDate }) : 0;
      if (!time || !birthDate || legalDays(time) <= most) return undefined;
      return most === 0
        ? 'Você nasceu depois de outubro de 1991. Toque em “Só trabalhei depois”'
        : `Do seu nascimento até outubro de 1991 passaram ${lengthInWords(most)}. Confira o tempo na roça`;
    },
  },
  livesOffLand: {
    kind: 'yesNo',
    id: 'vive-da-roca',
    when: (at) => {
      const person = hasClaimed(at.told, 'rural') && personOf(at);
      return Boolean(person && ruralLifeDecides(person, at.told.ruralTime));
    },
    label: (at) => {
      const person = personOf(at);
      return person && ruralAgeOn(person) <= at.today
        ? `Você vive da roça ou da pesca hoje, ou vivia quando fez ${ruralAge[person.sex]} anos?`
        : 'Você vive da roça ou da pesca hoje?';
    },
  },
  isTeacher: { kind: 'yesNo', id: 'magisterio', isSure: true },
  teaching: { kind: 'duration', id: 'tempo-magisterio', when: isTeacher },
  taughtWithoutStop: {
    kind: 'yesNo',
    id: 'magisterio-sem-parar',
    when: (at) => isTeacher(at) && at.told.neverStopped === true && at.told.teaching !== undefined,
    refuse: (isSo, { told, today }) =>
      isSo ? tooShortToGrow('o tempo de magistério', told.teaching, today) : undefined,
    words: (isSo, { told, today }) => neverStoppedInWords(isSo, told.teaching, today),
  },
  teachingAtReform: {
    kind: 'duration',
    id: 'tempo-magisterio-reforma',
    when: (at) =>
      isTeacher(at) &&
      wasInsured(at) &&
      at.told.teaching !== undefined &&
      at.told.taughtWithoutStop !== true,
  },
  disability: {
    kind: 'choice',
    id: 'deficiencia',
    choices: {
      none: 'Nenhuma',
      ...degreeNames,
      noDegree: 'Tenho, mas não sei o grau',
    },
  },
  disabilityTime: {
    kind: 'duration',
    id: 'tempo-deficiencia',
    when: (at) =>
      at.told.disability !== undefined &&
      at.told.disability !== 'none' &&
      (knowsTime(at) || at.told.disability !== 'noDegree'),
  },
});

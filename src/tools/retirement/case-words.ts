import { fullYears } from '#rules/calendar.ts';
import { legalDays } from '#rules/legal-days.ts';
import type { RetirementAnswers } from '#rules/retirement/answers.ts';
import type { RuleId } from '#rules/retirement/result.ts';
import { isOfAgeInTheCity, ruralAge, ruralAgeOn } from '#rules/retirement/rural-rule.ts';
import {
  hadSpecialAtReform,
  specialNotBefore,
  specialRule,
} from '#rules/retirement/special-rule.ts';
import { longDate } from '#words/dates.ts';
import { counted, joined } from '#words/phrases.ts';
import { toldLength } from '../questions/lengths.ts';
import type { ResultWords, Written } from '../sentences/result-words.ts';
import type { Case } from './case-of.ts';
import { isByDegree, isMetInSome, isOldAgeRule } from './outlook.ts';

/** What points and ages ask more of each year: who has met them keeps the right. */
const rising: ReadonlySet<RuleId> = new Set([
  'points',
  'teacherPoints',
  'progressiveAge',
  'teacherProgressiveAge',
]);

/** LOAS, art. 20. */
const bpcAge = 65;

const ageOf = ({ birthDate, referenceDate }: RetirementAnswers) =>
  fullYears(birthDate, referenceDate);

/** Whether special retirement may come before the soonest day. */
export const maySpecialComeFirst = ({
  claimed: { special, time },
  answers,
  outlook: { dated },
}: Case): boolean => special && (!dated[0] || specialNotBefore(answers, time) < dated[0].day);

const isOwn = ({ rural }: Case) => rural?.isOwn ?? false;
const isOfLandAge = ({ answers }: Case) => ruralAgeOn(answers) <= answers.referenceDate;
const isOfBpcAge = ({ answers }: Case) => ageOf(answers) >= bpcAge;
/** Only with the claimed time a rule is met today. */
const isMetWithIt = ({ counted: withTime }: Case) => withTime?.isMet;
const isUndated = ({ outlook }: Case) => outlook.dated.length === 0;
/** The soonest comes first. */
const isMetToday = ({ outlook: { dated }, answers }: Case) =>
  dated[0]?.day === answers.referenceDate;
/** Met today, whatever of it was of MEI or of a reduced plan. */
const metFor = ({ outlook: { dated }, answers }: Case) =>
  dated.filter(({ day, restsOnFullPlan }) => day === answers.referenceDate && !restsOnFullPlan);

/** What was not told; where it is none of these, “uma resposta”. */
const untoldInWords = ({ outlook: { untold } }: Case, written: Written): string =>
  joined(
    (untold.length > 0 ? untold : ['uma-resposta']).map((one) => written('words', `falta.${one}`)),
  );

const isTimeUntold = ({ answers }: Case) => !answers.time;
/** Of the age of the rule by age, in the city, with a time that nobody told. */
const isOfAgeAlone = (known: Case) => isTimeUntold(known) && isOfAgeInTheCity(known.answers);
/** A man who came after the reform needs more time; EC 103/2019, art. 19. */
const mayNeedMore = ({ answers }: Case) =>
  answers.sex === 'man' && answers.firstInsured !== 'untilReform';
const restsOnCarencia = ({ outlook: { dated } }: Case) => dated[0]?.restsOnCarencia;
const needsMonths = ({ outlook: { dated } }: Case) => dated[0]?.needsMonths;
const canAsk = ({ outlook: { canAsk: can, oldAgeRule } }: Case) => can && !oldAgeRule;
const hasLeft = ({ answers }: Case) => answers.lastContribution !== undefined;
/** The soonest day hangs on months that nobody pays as things stand. */
const hasStopped = (known: Case) => needsMonths(known) && hasLeft(known) && !isMetWithIt(known);
/** The land, which asks for none of them, is told before. */
const mustPayFirst = (known: Case) => hasStopped(known) && !known.rural;
/** Land that nobody has counted, at the age at which it adds to the town: what may be whole is not paid for; Lei 8.213/1991, art. 48, § 3º. */
const mayBeHybrid = (known: Case) =>
  mustPayFirst(known) &&
  known.claimed.rural &&
  !(known.claimed.time.rural && legalDays(known.claimed.time.rural) > 0) &&
  isOfAgeInTheCity(known.answers);
/** Its day holds only for who goes on paying: told before what asks for no contribution. */
const paysOn = (known: Case) => needsMonths(known) && !hasStopped(known) && !known.outlook.canAsk;
const isRisk = (known: Case) => !isOwn(known) && maySpecialComeFirst(known);
const isRiskComplete = ({ claimed }: Case) => hadSpecialAtReform(claimed.time);

/** Time that the day of who has a disability may hang on, and that nobody has counted with it. */
const isTogether =
  (special: boolean, rural: boolean) =>
  ({ outlook: { disabilityFrom }, answers: { disability }, claimed }: Case): boolean =>
    disabilityFrom !== undefined &&
    typeof disability === 'object' &&
    claimed.special === special &&
    claimed.rural === rural;

/** What the card says that one sentence says whole. */
export const caseWords = {
  figures: {
    sexo: ({ answers }) => (answers.sex === 'woman' ? 'mulher' : 'homem'),
    idade: ({ answers }) => counted(ageOf(answers), 'ano', 'anos'),
    'idade-do-campo': ({ answers }) => `${ruralAge[answers.sex]} anos`,
    'dia-da-idade': ({ answers }) => longDate(ruralAgeOn(answers)),
    tempo: ({ answers: { time } }, written) =>
      time ? toldLength(time) : written('words', 'sem-o-tempo'),
    anos: () => String(specialRule.years),
    pontos: () => String(specialRule.points),
    siga: ({ answers, rural }, written) =>
      written(
        'words',
        `${answers.lastContribution ? 'volte' : 'siga'}${rural ? '-se-nao-vive-da-roca' : ''}`,
      ),
    simulador: (_, written) => written('first', 'simulador'),
    volte: (_, written) => written('first', 'volte'),
    'vive-da-roca': (_, written) => written('reason', 'vive-da-roca'),
    bpc: (_, written) => written('third', 'bpc'),
    'o-que': untoldInWords,
    regras: (known) => `${metFor(known).length}\u00a0regras`,
    dia: ({ outlook: { dated } }) => dated[0] && longDate(dated[0].day),
  },
  parts: {
    // Dates compared, no right judged.
    answer: {
      // Constituição, art. 201, § 7º, II.
      campo: isOwn,
      'depende-do-grau': ({ outlook }) => outlook.open.some(isMetInSome),
      'regra-antiga': ({ outlook }) => outlook.oldAgeRule,
      'falta-conferir': (known) => isUndated(known) && known.outlook.open.length > 0,
      'nenhuma-data': isUndated,
      'talvez-cumprida': (known) => metFor(known).length > 0 && restsOnCarencia(known),
      cumprida: (known) => metFor(known).length === 1,
      cumpridas: (known) => metFor(known).length > 1,
      'cumprida-sem-plano-reduzido': isMetToday,
      // A rule without a day yet may be reached before the soonest day: that day is no answer.
      'talvez-antes-pelo-grau': ({ outlook }) => outlook.perhapsSooner.some(isByDegree),
      'talvez-antes': ({ outlook }) => outlook.perhapsSooner.length > 0,
      'talvez-antes-pela-deficiencia': ({ outlook }) => outlook.disabilityFrom,
      'talvez-hibrida': mayBeHybrid,
      data: true,
    },
    decides: {
      'campo-ja-tem-a-idade': (known) => isOwn(known) && isOfLandAge(known),
      'campo-idade': (known) => isOwn(known) && !isOfLandAge(known),
    },
    reason: {
      informou: true,
      'tem-idade': isOfAgeAlone,
      'tem-idade.depois': (known) => isOfAgeAlone(known) && mayNeedMore(known),
      'completar-o-plano': ({ isSoonerIfTopped }) => isSoonerIfTopped,
      bpc: (known) => isOfBpcAge(known) && paysOn(known),
      // LC 142/2013, art. 10.
      'deficiencia-e-plano-reduzido': isTogether(false, false),
      'deficiencia-e-risco': isTogether(true, false),
      'deficiencia-e-roca': isTogether(false, true),
      'deficiencia-risco-e-roca': isTogether(true, true),
      // No points are asked of who came after the reform; EC 103/2019, art. 19, § 1º, I.
      'risco-desde-a-reforma': ({ claimed }) => claimed.riskSinceReform,
      'regra-antiga-tambem': ({ outlook: { oldAgeRule, information } }) =>
        !oldAgeRule && information.some(({ id }) => isOldAgeRule(id)),
      'regra-antiga': ({ outlook }) => outlook.oldAgeRule,
      'regra-antiga.com-menos': ({ outlook }) => outlook.oldAgeRule === 'acquiredByAgeWithFewer',
      'regra-antiga.compare': ({ outlook }) => outlook.oldAgeRule,
      // Lei 8.213/1991, art. 48, § 2º.
      campo: isOwn,
      'risco-ja-completo': (known) => isRisk(known) && isRiskComplete(known),
      risco: (known) => isRisk(known) && !isRiskComplete(known),
      // Without that time it is said below, as what to do.
      'vive-da-roca': (known) =>
        known.rural &&
        !isOwn(known) &&
        !isRisk(known) &&
        (known.claimed.special || known.claimed.rural),
    },
    // What is met, or may be, is asked for first: it pays from the request on; Lei 8.213/1991, art. 49.
    first: {
      'campo-peca': (known) => isOwn(known) && isOfLandAge(known),
      'campo-leia': isOwn,
      // Neither contributions nor work on the land need go on; Lei 10.666/2003, art. 3º; STJ, Tema 1007.
      'com-as-provas': isMetWithIt,
      'com-as-provas.siga': (known) => isMetWithIt(known) && !hasLeft(known),
      'com-as-provas.parou': (known) =>
        isMetWithIt(known) && hasLeft(known) && !known.claimed.rural,
      'com-as-provas.parou-roca': (known) =>
        isMetWithIt(known) && hasLeft(known) && known.claimed.rural,
      'peca.agora': ({ outlook }) => outlook.canAsk === 'now',
      'peca.talvez': ({ outlook }) => outlook.canAsk === 'perhaps',
      'peca.nao-perde-em-janeiro': ({ outlook: { dated }, answers }) =>
        dated.some(({ rule, day }) => day === answers.referenceDate && rising.has(rule.id)),
      'roca-primeiro': mayBeHybrid,
      volte: mustPayFirst,
      simulador: (known) => !isUndated(known),
      // Without a day the way to one is the extract, which the site reads.
      'sem-o-tempo': isTimeUntold,
      'falta-uma-resposta': true,
    },
    second: {
      'provas.ppp': ({ claimed }) => claimed.special,
      'provas.papeis-da-roca': ({ claimed }) => claimed.rural,
      // Told before contributions that it does not ask.
      'vive-da-roca': ({ rural }) => rural,
      // The extract names the school, and not what was done there.
      'declaracao-da-escola': ({ answers }) => answers.teaching,
      simulador: (known) => isUndated(known) && !known.outlook.canAsk,
      volte: (known) => mustPayFirst(known) && known.outlook.canAsk,
      extrato: true,
    },
    third: {
      'campo-nao-paga': (known) => isOwn(known) && !isOfBpcAge(known),
      volte: (known) => (hasStopped(known) && known.rural) || mayBeHybrid(known),
      simulador: (known) => isMetWithIt(known) || (mustPayFirst(known) && !known.outlook.canAsk),
      'provas-da-deficiencia': (known) =>
        !isOwn(known) && (known.outlook.open.some(isByDegree) || known.outlook.disabilityFrom),
      'confira-a-carencia': (known) => canAsk(known) && restsOnCarencia(known),
      compare: canAsk,
      bpc: (known) => isOfBpcAge(known) && !paysOn(known),
      'contribua-carencia': (known) => needsMonths(known) && restsOnCarencia(known),
      contribua: needsMonths,
      'corrija-o-extrato': isUndated,
      'falta-so-a-idade-carencia': restsOnCarencia,
      'falta-so-a-idade': true,
    },
    mayChange: {
      'plano-reduzido': (known) =>
        known.answers.reducedPlanMonths === 'unknown' && !isUndated(known),
      'pontos-de-professor': ({ answers }) => answers.teaching,
      carencia: restsOnCarencia,
      // Who may ask is told on the card.
      negou: true,
    },
  },
} as const satisfies ResultWords<Case>;

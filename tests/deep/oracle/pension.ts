import type {
  ChildAnswers,
  Condition,
  PartnerAnswers,
  PensionAnswers,
  SiblingAnswers,
} from '#rules/survivor-pension/answers.ts';
import { type Day, day, lengthOfMonth, order, plusMonths, yearsOld } from './days.ts';

// Written from law-facts 4 and law-review H1, M6 and W3: who receives is asked on one day at a time,
// with every gap taken against the family (hopeful false) or for it.

interface Life {
  readonly told: PensionAnswers;
  readonly death: Day;
  readonly today: Day;
  readonly hopeful: boolean;
}

type Answer = boolean | undefined;

const taken = (answer: Answer, { hopeful }: Life): boolean => answer ?? hopeful;

const and = (...answers: readonly Answer[]): Answer =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
const or = (...answers: readonly Answer[]): Answer =>
  answers.includes(true) ? true : answers.includes(undefined) ? undefined : false;
const no = (answer: Answer): Answer => (answer === undefined ? undefined : !answer);

const severe = (condition: Condition | undefined): Answer =>
  condition && condition === 'invalidOrSevere';

const isBeforeReform = (death: Day): boolean => order(death, { y: 2019, m: 11, d: 13 }) < 0;

interface Receiver {
  readonly id: string;
  readonly standing: Answer;
  /** First day paid and first day no longer, the last open where there is none. */
  readonly from: Day;
  readonly end: Day | undefined;
  readonly raises: boolean;
}

/** Whole months, each by its length, then days. */
const daysBetween = (from: Day, to: Day): number => {
  let count = to.d - from.d;
  for (let at = { ...from, d: 1 }; order(at, { ...to, d: 1 }) < 0; at = plusMonths(at, 1))
    count += lengthOfMonth(at.y, at.m);
  return count;
};

/** First day paid: 90 days, or 180 for who was under 16 on the death and on the request too. */
function startsOn({ told, death, today, hopeful }: Life, childBirth?: Day): Day {
  if (told.request === undefined) return death;
  const asked = told.request === 'notYet' ? today : day(told.request);
  const days = daysBetween(death, asked);
  if (days <= 90) return death;
  const isChild = childBirth !== undefined && yearsOld(childBirth, death) < 16;
  const hasNoTerm = order(death, { y: 2019, m: 1, d: 18 }) < 0;
  if (!isChild || (days > 180 && !hasNoTerm)) return asked;
  return yearsOld(childBirth, asked) < 16 || hopeful ? death : asked;
}

/** Súmula 63 of the TNU: without a paper the union of before the MP 871 may still be shown. */
const proved = (papers: Answer, { y, m, d }: Day): Answer =>
  papers || y > 2019 || (y === 2019 && (m > 1 || d >= 18)) ? papers : undefined;

function partnerOf(partner: PartnerAnswers, life: Life): Receiver {
  const { told, death } = life;
  const opens = taken(or(told.accident, and(told.contributions, partner.union)), life);
  const age = partner.birth && yearsOld(day(partner.birth), death);
  const isNew = death.y >= 2021;
  const bounds = isNew ? [22, 28, 31, 42, 45] : [21, 27, 30, 41, 44];
  const years = [3, 6, 10, 15, 20];
  const row =
    age === undefined
      ? life.hopeful
        ? undefined
        : 3
      : years[bounds.findIndex((bound) => age < bound)];
  const end = opens ? row && plusMonths(death, row * 12) : plusMonths(death, 4);
  const keeps = taken(partner.condition && partner.condition !== 'none', life);
  return {
    id: 'partner',
    standing: partner.kind === 'spouse' ? true : proved(partner.unionProof, death),
    from: startsOn(life),
    end: keeps ? undefined : end || undefined,
    raises: taken(severe(partner.condition), life),
  };
}

function young(person: ChildAnswers | SiblingAnswers, { death }: Life): Answer {
  const age = Math.max(0, yearsOld(day(person.birth), death));
  const free = age < 16 ? person.emancipated !== true : no(person.emancipated);
  return and(age < 21, free);
}

function untilAge(person: ChildAnswers | SiblingAnswers, life: Life): Day | undefined {
  return taken(severe(person.condition), life) ? undefined : plusMonths(day(person.birth), 21 * 12);
}

/** From the reform to the eve of the Lei 15.108/2025 the STF has still to decide. */
const isGuardaOpen = (death: Day): boolean =>
  !isBeforeReform(death) && order(death, day('2025-03-14')) < 0;

/** What ties the child; of who was in somebody's care, that they were minors. */
function bondOf({ kind, dependent, declared, birth }: ChildAnswers, death: Day): Answer {
  const isMinor: Answer = yearsOld(day(birth), death) < 18 ? true : undefined;
  if (kind === 'child') return true;
  if (kind === 'stepchild') return dependent;
  if (kind === 'tutela' || isBeforeReform(death)) return and(dependent, isMinor);
  // Nobody's word is needed where it is the STF that decides; since then it is that of the insured.
  return isGuardaOpen(death) ? undefined : and(dependent, isMinor, declared ? true : undefined);
}

function childOf(child: ChildAnswers, index: number, life: Life): Receiver | undefined {
  const { death, hopeful } = life;
  const birth = day(child.birth);
  const wait = order(birth, death) > 0 ? daysBetween(death, birth) : 0;
  if (wait > 300 || (wait > 0 && child.kind !== 'child')) return undefined;
  const from = startsOn(life, birth);
  return {
    id: `child-${index}`,
    standing: and(bondOf(child, death), or(young(child, life), severe(child.condition))),
    from: wait > 0 && !hopeful && order(birth, from) > 0 ? birth : from,
    end: untilAge(child, life),
    raises: taken(severe(child.condition), life),
  };
}

/** Who receives on the day, what part of the base in per cent, and how much of it in cents. */
export function receiversOn(
  told: PensionAnswers,
  today: string,
  hopeful: boolean,
  on: string,
  money: { wage: number; ceiling: number },
) {
  const life: Life = { told, death: day(told.death), today: day(today), hopeful };
  const { partner, children = [], parents = [], siblings = [] } = told;
  const former: Answer = told.formerPartnerWithAlimony === true ? undefined : false;
  const first = [
    ...(partner ? [partnerOf(partner, life)] : []),
    ...children.map((child, index) => childOf(child, index, life)),
  ];
  const late = children.some((child, index) => childOf(child, index, life) === undefined)
    ? children
        .filter((child, index) => childOf(child, index, life) === undefined)
        .map((child) => bornTooLate(child, life))
    : [];
  const inFirst = or(former, ...late, ...first.map((one) => (one ? one.standing : false)));
  const from = startsOn(life);
  const second: Receiver[] = parents.map((parent, index) => ({
    id: `parent-${index}`,
    standing: and(parent.dependent, no(inFirst)),
    from,
    end: undefined,
    raises: taken(severe(parent.condition), life),
  }));
  const inSecond = or(inFirst, ...second.map(({ standing }) => standing));
  const third: (Receiver | undefined)[] = siblings.map((sibling, index) =>
    order(day(sibling.birth), life.death) > 0
      ? undefined
      : {
          id: `sibling-${index}`,
          standing: and(
            or(young(sibling, life), severe(sibling.condition)),
            sibling.dependent,
            no(inSecond),
          ),
          from,
          end: untilAge(sibling, life),
          raises: taken(severe(sibling.condition), life),
        },
  );
  // One class alone: the first that anyone is taken to be in.
  const classes = [
    { isTaken: taken(inFirst, life), people: first },
    { isTaken: taken(inSecond, life), people: second },
    { isTaken: true, people: third },
  ];
  const people = classes.find(({ isTaken }) => isTaken)?.people ?? [];
  const when = day(on);
  const paid = people.filter(
    (one): one is Receiver =>
      one !== undefined &&
      taken(one.standing, life) &&
      (one.end === undefined || order(one.from, one.end) < 0) &&
      order(one.from, when) <= 0 &&
      (one.end === undefined || order(when, one.end) < 0),
  );
  const isFull = isBeforeReform(life.death) && paid.length > 0;
  const percent =
    isFull || paid.some(({ raises }) => raises) ? 100 : Math.min(100, 50 + 10 * paid.length);
  const base = told.baseCents;
  const isPaid = paid.length > 0 && base !== undefined && told.insured !== false;
  return {
    ids: paid.map(({ id }) => id),
    percent,
    cents: isPaid
      ? Math.max(money.wage, Math.floor((Math.min(base, money.ceiling) * percent) / 100))
      : undefined,
  };
}

/** Born too long after the death to be counted: may still leave the next classes out. */
function bornTooLate(child: ChildAnswers, life: Life): Answer {
  const bond: Answer =
    child.kind === 'child'
      ? true
      : child.kind === 'guarda' && isGuardaOpen(life.death)
        ? undefined
        : child.dependent;
  return and(bond, or(young(child, life), severe(child.condition)), undefined);
}

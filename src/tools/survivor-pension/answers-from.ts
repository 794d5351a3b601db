import type {
  ChildAnswers,
  ParentAnswers,
  PensionAnswers,
  SiblingAnswers,
} from '#rules/survivor-pension/answers.ts';
import { type NamedPerson, numbered, partnerNames } from './people.ts';
import { isFromConditionAlone, type Told, type ToldPerson } from './questions.ts';
import { conditionOf } from './told-words.ts';

/** Of who had stopped paying nobody knows it without the dates. */
const isCovered = { covered: true, stopped: undefined, never: false } as const;

/** Somebody's condition is disputed: it began at 21 or later, or nobody knows when (Decreto 3.048, arts. 17 and 108). */
const isDisputed = (person: ToldPerson, told: Told): boolean =>
  isFromConditionAlone(person, told) && person.conditionBefore21 !== true;

export const hasDisputed = (told: Told): boolean =>
  [...(told.children ?? []), ...(told.relatives ?? [])].some((one) => isDisputed(one, told));

/** What was told, as the rules ask for it. */
export function answersFrom(told: Told): PensionAnswers {
  const { death, insured, partner, contributions, accident } = told;
  const { formerPartnerWithAlimony, request, requestDay, baseCents, partnerRetirementCents } = told;
  const children: ChildAnswers[] = [];
  const parents: ParentAnswers[] = [];
  const siblings: SiblingAnswers[] = [];
  const conditionFor = (person: ToldPerson) =>
    isDisputed(person, told) ? undefined : conditionOf(person.hasCondition);
  for (const child of told.children ?? []) {
    const { kind, birth, emancipated, dependent, declared } = child;
    if (birth)
      children.push({
        kind,
        birth,
        emancipated,
        dependent,
        declared: declared === 'sim',
        condition: conditionFor(child),
      });
  }
  for (const relative of told.relatives ?? []) {
    const { kind, birth, emancipated, dependent } = relative;
    const condition = conditionFor(relative);
    if (kind !== 'sibling') parents.push({ dependent, condition });
    else if (birth) siblings.push({ birth, emancipated, dependent, condition });
  }
  return {
    death,
    insured: insured && isCovered[insured],
    partner:
      partner === undefined || partner === 'none'
        ? undefined
        : {
            kind: partner,
            birth: told.partnerBirth,
            union: told.union,
            unionProof: told.unionProof === 'sim' || undefined,
            condition: told.partnerCondition,
          },
    contributions,
    accident,
    children,
    parents,
    siblings,
    formerPartnerWithAlimony,
    request: request === 'made' ? requestDay : request,
    baseCents,
    partnerRetirementCents,
  };
}

/** Everyone told about, in the order of the form, with the id that the rules give. */
export function peopleOf({ partner, children = [], relatives = [] }: Told): NamedPerson[] {
  const count = { child: 0, parent: 0, sibling: 0 };
  const idOf = (list: keyof typeof count) => `${list}-${count[list]++}` as const;
  const childNames = numbered(children);
  const relativeNames = numbered(relatives);
  return [
    ...(partner === undefined || partner === 'none'
      ? []
      : [{ id: 'partner', name: partnerNames[partner] } as const]),
    ...childNames.map((name) => ({ id: idOf('child'), name })),
    ...relatives.map(({ kind }, index) => ({
      id: idOf(kind === 'sibling' ? 'sibling' : 'parent'),
      name: relativeNames[index] ?? '',
    })),
  ];
}

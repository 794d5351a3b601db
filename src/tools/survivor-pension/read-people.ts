import type { IsoDate } from '#law/date.ts';
import type {
  ChildAnswers,
  ChildKind,
  Condition,
  ParentAnswers,
  SiblingAnswers,
} from '#rules/survivor-pension/answers.ts';
import type { FormReader } from '../frame/read-form.ts';
import { type FormValues, valuesIn } from '../frame/use-form-values.ts';
import { childKinds, type PeopleList, relativeKinds, rowFields } from './fields.ts';
import { asksEmancipation } from './form-shape.ts';
import { kindNames, type Person } from './people.ts';

const conditionOf = (isSevere: boolean | undefined): Condition | undefined =>
  isSevere === undefined ? undefined : isSevere ? 'invalidOrSevere' : 'none';

/** What a row of either list tells. */
interface Told {
  condition: Condition | undefined;
  emancipated: boolean | undefined;
  dependent: boolean | undefined;
  birth: IsoDate | undefined;
}

class PeopleReader {
  readonly #reader: FormReader;
  readonly #values: FormValues;
  readonly #today: IsoDate;

  constructor(reader: FormReader, values: FormValues, today: IsoDate) {
    this.#reader = reader;
    this.#values = values;
    this.#today = today;
  }

  #birth(name: string): IsoDate | undefined {
    const birth = this.#reader.date(name, 'a data de nascimento');
    if (birth === undefined || birth <= this.#today) return birth;
    return this.#reader.fail(name, 'Confira a data de nascimento: ela ainda não chegou');
  }

  row(list: PeopleList, key: string, asks: { birth: boolean; dependent: boolean }): Told {
    const names = rowFields(list, key);
    const reader = this.#reader;
    const birth = asks.birth ? this.#birth(names.birth) : undefined;
    const emancipated =
      asks.birth && asksEmancipation(this.#values, names.birth)
        ? reader.yesNo(names.emancipated, 'Marque se houve emancipação, ou “Não sei”')
        : undefined;
    const dependent = asks.dependent
      ? reader.yesNo(names.dependent, 'Escolha se dependia, ou “Não sei”')
      : undefined;
    const condition = conditionOf(
      reader.yesNo(names.condition, 'Escolha se há invalidez ou deficiência'),
    );
    return { birth, emancipated, dependent, condition };
  }
}

/** The people of the two lists, as the rules ask for them and as the result names them. */
export interface ReadPeople {
  children: ChildAnswers[];
  parents: ParentAnswers[];
  siblings: SiblingAnswers[];
  people: Person[];
}

const childKindOf: Record<(typeof childKinds)[number], ChildKind> = {
  filho: 'child',
  enteado: 'stepchild',
  tutela: 'tutela',
  guarda: 'guarda',
};

/** Reads both lists; a row without a birth date has already been refused by the reader. */
export function readPeople(
  form: HTMLFormElement,
  reader: FormReader,
  today: IsoDate,
  asksRelatives: boolean,
): ReadPeople {
  const rows = new PeopleReader(reader, valuesIn(form), today);
  const found: ReadPeople = { children: [], parents: [], siblings: [], people: [] };
  for (const key of reader.texts('filho')) {
    const fieldId = rowFields('filho', key).kind;
    const kind = reader.choice(fieldId, childKinds, 'Escolha quem é');
    if (kind === undefined) continue;
    const told = rows.row('filho', key, {
      birth: true,
      dependent: kind === 'enteado' || kind === 'tutela',
    });
    if (told.birth === undefined) continue;
    found.people.push({ id: `child-${found.children.length}`, name: kindNames[kind], fieldId });
    found.children.push({ ...told, birth: told.birth, kind: childKindOf[kind] });
  }
  for (const key of asksRelatives ? reader.texts('parente') : []) {
    const fieldId = rowFields('parente', key).kind;
    const kind = reader.choice(fieldId, relativeKinds, 'Escolha quem é');
    if (kind === undefined) continue;
    const isSibling = kind === 'irmao';
    const told = rows.row('parente', key, { birth: isSibling, dependent: true });
    const name = kindNames[kind];
    if (!isSibling) {
      found.people.push({ id: `parent-${found.parents.length}`, name, fieldId });
      found.parents.push({ dependent: told.dependent, condition: told.condition });
    } else if (told.birth !== undefined) {
      found.people.push({ id: `sibling-${found.siblings.length}`, name, fieldId });
      found.siblings.push({ ...told, birth: told.birth });
    }
  }
  return found;
}

import type { IsoDate } from '../../../../law/date.ts';
import type {
  ChildAnswers,
  ChildKind,
  Condition,
  ParentAnswers,
  SiblingAnswers,
} from '../../../../rules/survivor-pension/answers.ts';
import type { FormReader } from '../frame/read-form.ts';
import { childKinds, type PeopleList, relativeKinds, rowFields, yesNo } from './fields.ts';
import { asksEmancipation, type FormValues } from './form-shape.ts';
import { kindNames, type Person } from './people.ts';

/** "Sim" is true, "Não" is false, "Não sei" is not known. */
export const truthOf = (answer: string | undefined): boolean | undefined =>
  answer === 'sim' ? true : answer === 'nao' ? false : undefined;

const conditions: Record<string, Condition> = { sim: 'invalidOrSevere', nao: 'none' };

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
        ? truthOf(
            reader.choice(names.emancipated, yesNo, 'Marque se houve emancipação, ou “Não sei”'),
          )
        : undefined;
    const dependent = asks.dependent
      ? truthOf(reader.choice(names.dependent, yesNo, 'Escolha se dependia, ou “Não sei”'))
      : undefined;
    const condition =
      conditions[
        reader.choice(names.condition, yesNo, 'Escolha se há invalidez ou deficiência') ?? ''
      ];
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
  const data = new FormData(form);
  const rows = new PeopleReader(reader, Object.fromEntries(data), today);
  const found: ReadPeople = { children: [], parents: [], siblings: [], people: [] };
  for (const key of data.getAll('filho').map(String)) {
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
  for (const key of asksRelatives ? data.getAll('parente').map(String) : []) {
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

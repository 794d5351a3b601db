import type { Extract, Relation } from '#cnis/extract.ts';
import type { Spell, WorkingLife } from '#rules/contribution-time/life.ts';

/** A spell of the life by the name that the person knows it by. */
export interface NamedSpell {
  readonly spell: Spell;
  readonly name: string;
  /** Where it stands in the extract, if it was read. */
  readonly relation?: Relation;
}

/** A life with what its parts are called, and the extract it was read from. */
export interface ToldLife {
  readonly life: WorkingLife;
  readonly spells: readonly NamedSpell[];
  readonly extract?: Extract;
}

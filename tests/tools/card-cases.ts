import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A life, or a case of one, as a `cards.cases.yaml` writes it: what is told beside the life that it is `of`. */
interface Written {
  of?: string;
  told?: Record<string, unknown>;
}

/** What the card of a case says, and does not say; or whether what its group asks is so. */
export interface CardCase<Told> {
  told: Told;
  says: RegExp;
  not: RegExp | undefined;
  is: boolean | undefined;
}

/**
 * The cases of a file, group by group; “~” is “não sei”.
 * @param known lives that other tests tell too
 * @param read an answer as the questions take it, where it is written in another way
 */
export function cardCases<Told>(
  file: string,
  known: Readonly<Record<string, Told>>,
  read: (key: string, value: unknown) => unknown = (_, value) => value,
) {
  const { lives = {}, ...groups } = parse(readFileSync(file, 'utf8'));
  function lifeOf(name: string): Told {
    const life = known[name] ?? (lives[name] && toldOf(lives[name]));
    if (!life) throw new Error(`${file}: nobody is called ${name}`);
    return life;
  }
  const toldOf = ({ of, told = {} }: Written): Told =>
    ({
      ...(of && lifeOf(of)),
      ...Object.fromEntries(
        Object.entries(told).map(([key, value]) => [
          key,
          value === null ? undefined : read(key, value),
        ]),
      ),
    }) as Told;
  function casesOf(group: string): [title: string, one: CardCase<Told>][] {
    if (!groups[group]) throw new Error(`${file}: no group is called ${group}`);
    const all = Object.entries<Written & { says?: string; not?: string; is?: boolean }>(
      groups[group],
    );
    return all.map(([title, { says = '', not, is, ...written }]) => [
      title,
      { told: toldOf(written), says: new RegExp(says), not: not ? new RegExp(not) : undefined, is },
    ]);
  }
  return { lifeOf, casesOf };
}

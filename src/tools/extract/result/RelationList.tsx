import { formatCents } from '#words/money.ts';
import { counted } from '#words/phrases.ts';
import { SpacedList } from './SpacedList.tsx';
import type { NamedSpell } from './told-life.ts';
import { codesOf, datesInWords, kindInWords, placeInWords, shortMonth } from './wording.ts';

/** The months of a relation, as the extract has them. */
const MonthsRead = ({ relation }: Required<Pick<NamedSpell, 'relation'>>) => {
  const [first] = relation.months;
  const last = relation.months.at(-1);
  if (!first || !last) return <>Sem valores mês a mês.</>;
  return (
    <>
      {counted(relation.months.length, 'linha', 'linhas')} de valores, de {shortMonth(first.month)}{' '}
      a {shortMonth(last.month)}
      {last.base !== undefined && <>, a última de {formatCents(last.base)}</>}.
    </>
  );
};

/** Each job, run of contributions and benefit in words, with where it stands on the paper. */
export const RelationList = ({ spells }: { spells: readonly NamedSpell[] }) => (
  <SpacedList>
    {spells.map(({ spell, name, relation }) => {
      const codes = relation ? codesOf(relation) : [];
      return (
        <li key={spell.id}>
          <b>{name}</b>: {kindInWords[spell.kind]},{' '}
          {datesInWords(spell.from, spell.until, spell.isRunning)}.{' '}
          {relation && (
            <>
              <MonthsRead relation={relation} />{' '}
              {codes.length > 0 && `Siglas: ${codes.join(', ')}. `}
              <small>Está na {placeInWords(relation.seq.place)}.</small>
            </>
          )}
        </li>
      );
    })}
  </SpacedList>
);

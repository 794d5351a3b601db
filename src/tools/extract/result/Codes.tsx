import type { Extract } from '#cnis/extract.ts';
import { SpacedList } from './SpacedList.tsx';
import { findIndicator } from './told-by-extract.ts';
import { codesOf, placeInWords } from './wording.ts';

/** Every code of the extract: the INSS's own words beside ours, and what to do. */
export const Codes = ({ extract: { relations, legend } }: { extract: Extract }) => {
  const codes = [...new Set(relations.flatMap(codesOf))];
  if (codes.length === 0) return <p>O extrato não traz nenhuma sigla.</p>;
  return (
    <SpacedList>
      {codes.map((code) => {
        const known = findIndicator(code);
        const official = legend.find((entry) => entry.code === code);
        return (
          <li key={code}>
            <b>{known ? <a href={known.path}>{code}</a> : code}</b>
            {official && (
              <>
                . O INSS diz: <q>{official.description}</q>{' '}
                <small>({placeInWords(official.place)})</small>
              </>
            )}
            {known ? (
              <>
                {official ? ' ' : '. '}
                {known.short} {known.todo}
              </>
            ) : (
              '. Não conheço esta sigla. Pergunte no 135 o que ela quer dizer.'
            )}
          </li>
        );
      })}
    </SpacedList>
  );
};

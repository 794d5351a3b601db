import { useState } from 'react';
import type { Check, Extract, Identity } from '#cnis/extract.ts';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import labels from '#labels/extrato-cnis.json' with { type: 'json' };
import { keysOf } from '#law/keyed.ts';
import { shortDate } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
import { Sentence } from '../../sentences/Sentence.tsx';
import { SpacedList } from './SpacedList.tsx';
import { pagesInWords, placeInWords } from './wording.ts';

/** What was compared: said when all agrees, and when something does not. */
const checkWords: Record<Check['name'], { agrees: string; differs: string }> = labels.checks;

const inWords = ({ name, compared, faults: [first, ...others] }: Check): string => {
  const { agrees, differs } = checkWords[name];
  if (!first) return `${agrees}: ${compared} de ${compared}.`;
  const faults = counted(others.length + 1, 'lugar', 'lugares');
  return `**${differs}**: ${faults} de ${compared}, o primeiro na ${placeInWords(first.place)}.`;
};

const identityWords: Record<keyof Identity, string> = labels.identity;

/** Name and numbers, covered until somebody asks: others may be looking on. */
const Who = ({ identity }: { identity: Identity }) => {
  const [isShown, setShown] = useState(false);
  const read = keysOf(identityWords).filter((key) => identity[key]);
  if (read.length === 0) return null;
  return (
    <div data-not-printed>
      <p>
        <QuietButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Cobrir nome e números' : 'Mostrar nome e números'}
        </QuietButton>
      </p>
      {isShown && (
        <SpacedList>
          {read.map((key) => {
            const value = identity[key]?.value ?? '';
            return (
              <li key={key}>
                {identityWords[key]}: {key === 'birthDate' ? shortDate(value) : value}
              </li>
            );
          })}
        </SpacedList>
      )}
    </div>
  );
};

/** The checks, what gave nothing, and whose extract it is. */
export const WhatWasRead = ({ extract }: { extract: Extract }) => {
  const { pages, issuedOn, checks, unread, identity } = extract;
  return (
    <>
      <p>
        {pagesInWords(pages)} {issuedOn && `O extrato é de ${shortDate(issuedOn.value)}.`}
      </p>
      <SpacedList>
        {checks
          .filter(({ compared }) => compared > 0)
          .map((check) => (
            <li key={check.name}>
              <Sentence>{inWords(check)}</Sentence>
            </li>
          ))}
      </SpacedList>
      <h4>Trechos que não entendi</h4>
      {unread.length === 0 ? (
        <p>Nenhum: tudo o que está nas páginas foi lido.</p>
      ) : (
        <>
          <p>Confira no papel se há algo importante aqui. A conta não usou estes trechos.</p>
          <SpacedList>
            {unread.map(({ text, place }) => (
              <li key={`${place.page}-${place.line}-${text}`}>
                <q>{text}</q> <small>({placeInWords(place)})</small>
              </li>
            ))}
          </SpacedList>
        </>
      )}
      <Who identity={identity} />
    </>
  );
};

import { useMemo } from 'react';
import labels from '#labels/carta.json' with { type: 'json' };
import {
  checkSum,
  type Finding,
  type Question,
  type Statement,
  type SumCheck,
} from '#letters/grant/check-sum.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import { monthName } from '#words/dates.ts';
import { counted, joined } from '#words/phrases.ts';
import { dayOf } from './letter-facts.ts';

/** What is certain of the letter alone; what follows from it is for the INSS to say. */
const statementWords: Readonly<Record<Statement, string>> = labels.statements;

/** What each may have a good reason for. */
const questionWords: Readonly<Record<Question, string>> = labels.questions;

/** Months are named up to here; beyond it nobody reads them. */
const mostNamed = 6;

const inMonths = ({ months }: Finding<unknown>): string => {
  const named = months.slice(0, mostNamed).map(monthName);
  const more = months.length - named.length;
  return joined(more > 0 ? [...named, `mais ${counted(more, 'mês', 'meses')}`] : named);
};

const Findings = <What extends string>({
  found,
  words,
}: {
  found: readonly Finding<What>[];
  words: Readonly<Record<What, string>>;
}) => (
  <ul>
    {found.map((one) => (
      <li key={one.what}>
        {words[one.what]}
        {one.months.length > 0 && `: ${inMonths(one)}`}.
      </li>
    ))}
  </ul>
);

/** "A conta fecha?": what is certain of a grant's table, and what to ask; never an amount to expect. */
const Sum = ({ lines, unread, statements, questions, agreed, indices }: SumCheck) => (
  <>
    <p>
      Conferi {counted(lines, 'linha', 'linhas')} da carta, uma por uma.
      {unread > 0 && ` Não consegui ler ${counted(unread, 'linha', 'linhas')}.`}
      {statements.length === 0 && ' As multiplicações fecham.'}
      {agreed.includes('mean') && ' A média também.'}
      {agreed.includes('coefficient') && ' O valor por mês também.'}
    </p>
    {indices && (
      <p>
        Dos índices escritos, {indices.agree} de {indices.of} são os da nossa tabela, que ainda não
        foi conferida por ninguém.
      </p>
    )}
    {statements.length > 0 && (
      <>
        <h4>O que vi na carta</h4>
        <Findings found={statements} words={statementWords} />
      </>
    )}
    {questions.length > 0 && (
      <>
        <h4>O que perguntar</h4>
        <Findings found={questions} words={questionWords} />
        <p>Pode haver um bom motivo. Pergunte no 135, ou a uma pessoa que entende.</p>
      </>
    )}
    <p>
      Não olhei os meses que faltam na carta: compare com o extrato do CNIS. Uma revisão também pode
      baixar o valor.
    </p>
  </>
);

/** The sum of a grant, where its table is there. */
export const GrantSum = ({ read: { grant, dates, rmi } }: { read: LetterRead }) => {
  const sum = useMemo(
    () => grant && checkSum({ table: grant, dib: dayOf({ dates }, 'dib'), rmi }),
    [grant, dates, rmi],
  );
  return sum && <Sum {...sum} />;
};

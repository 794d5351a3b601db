import { Fragment, type ReactNode } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import styles from '../frame/tool.module.css';
import { ListField } from './ListField.tsx';
import { QuestionField } from './QuestionField.tsx';
import {
  type AnyAt,
  type AnyQuestion,
  type AnyQuestions,
  type AnyRow,
  textOf,
} from './question.ts';
import { Reveal } from './Reveal.tsx';

interface Props {
  questions: AnyQuestions;
  at: AnyAt;
  errors: readonly FieldError[];
  /** Begins the ids of the controls: that of the list's group. */
  prefix?: string;
}

type Entry = readonly [key: string, question: AnyQuestion];

/** Neighbours that hang on the same condition are shown and hidden as one. */
function runsOf(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const [, before] = run?.at(-1) ?? [];
    const isOfRun = before?.when === entry[1].when && before?.isInset === entry[1].isInset;
    if (run && isOfRun) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** A question with what stands around it. */
const Drawn = ({ entry, at, errors, prefix = '' }: Omit<Props, 'questions'> & { entry: Entry }) => {
  const [key, question] = entry;
  const { section, help } = question;
  const id = prefix + question.id;
  return (
    <>
      {section && <h3>{section.title}</h3>}
      {section?.text && <p>{section.text}</p>}
      {question.kind === 'list' ? (
        <ListField
          list={question}
          id={id}
          rows={(at.told[key] ?? []) as AnyRow[]}
          at={at}
          draw={(rowId, here) => (
            <QuestionList
              questions={question.questions}
              at={here}
              errors={errors}
              prefix={`${rowId}-`}
            />
          )}
        />
      ) : (
        <QuestionField
          question={question}
          id={id}
          label={textOf(question.label, at)}
          hint={textOf(question.hint, at)}
          error={errors.find(({ fieldId }) => fieldId === id)?.message}
        />
      )}
      {help && (
        <Question title={help.title}>
          <p>{help.text}</p>
        </Question>
      )}
    </>
  );
};

/** What follows from the answers so far; said also where the question itself is not asked. */
const Note = ({ question: { note }, at }: { question: AnyQuestion; at: AnyAt }) => {
  const said = note?.(at);
  return (
    note && (
      <p role="status" className={said && styles.estimate}>
        {said}
      </p>
    )
  );
};

/** The questions; those that the answers so far do not call for stay hidden, and keep what was typed. */
export const QuestionList = ({ questions, at, errors, prefix }: Props): ReactNode => {
  const draw = (entries: readonly Entry[]): ReactNode => {
    const last = entries.findIndex(([, { ends }]) => ends !== undefined);
    const head = last < 0 ? entries : entries.slice(0, last + 1);
    const rest = entries.slice(head.length);
    return (
      <>
        {runsOf(head).map((run) => {
          const [first, question] = run[0] ?? [];
          const { when, isInset } = question ?? {};
          const drawn = run.map((entry) => (
            <Drawn key={entry[0]} entry={entry} at={at} errors={errors} prefix={prefix} />
          ));
          return (
            <Fragment key={first}>
              {when ? (
                <Reveal when={when(at)} isInset={isInset}>
                  {drawn}
                </Reveal>
              ) : (
                drawn
              )}
              {run.map(([key, asked]) => (
                <Note key={key} question={asked} at={at} />
              ))}
            </Fragment>
          );
        })}
        {rest.length > 0 && (
          <div hidden={head.at(-1)?.[1].ends?.(at)} className={styles.stack}>
            {draw(rest)}
          </div>
        )}
      </>
    );
  };
  return draw(Object.entries(questions));
};

import type { RefObject } from 'react';
import { Question } from '#components/disclosure/Question.tsx';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { textOf } from './asked.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';
import type { AnyList } from './question.ts';
import { isOfPeople, type Screen } from './screens.ts';
import { TogetherScreen } from './TogetherScreen.tsx';
import { TypedField } from './TypedField.tsx';
import type { Typed } from './typed.ts';

interface Props {
  screen: Screen;
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  typed: Typed;
  errors: readonly FieldError[];
  submitLabel: string;
  onAdd: (screen: Screen & { question: AnyList }, kind?: string) => void;
  onRemove: (list: string, group: string) => void;
}

const Asked = ({ screen, heading, typed, errors, submitLabel, onAdd, onRemove }: Props) => {
  const { id, question, at } = screen;
  const error = errors.find(({ fieldId }) => fieldId === id)?.message;
  if (question.kind === 'list') {
    const ofList = { ...screen, question };
    return isOfPeople(question) ? (
      <PeopleScreen
        screen={ofList}
        heading={heading}
        error={error}
        onAdd={(kind) => onAdd(ofList, kind)}
        onRemove={(group) => onRemove(screen.name, group)}
      />
    ) : (
      <TogetherScreen screen={ofList} heading={heading} errors={errors} />
    );
  }
  const field = {
    id,
    label: textOf(question.label, at),
    hint: textOf(question.hint, at),
    error,
    heading,
  };
  return question.kind === 'choice' || question.kind === 'yesNo' ? (
    <ChoiceButtons {...field} question={question} told={typed.find(([name]) => name === id)?.[1]} />
  ) : (
    <TypedField {...field} question={question} at={at} typed={typed} submitLabel={submitLabel} />
  );
};

/** One question, as its kind is asked, and help for who does not know the answer. */
export const QuestionScreen = (props: Props) => {
  const { question, at } = props.screen;
  const { help } = question;
  return (
    <>
      <Asked {...props} />
      {help && (
        <Question title={help.title}>
          <p>
            {textOf(help.text, at)}
            {help.link && (
              <>
                {' '}
                <a href={help.link.href}>{help.link.label}</a>.
              </>
            )}
          </p>
        </Question>
      )}
    </>
  );
};

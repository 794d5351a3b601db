import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ContactAnswers, composeMessage } from '#chat/contact-message.ts';
import { chatLink } from '#chat/link.ts';
import type { FieldError } from '#components/form/ErrorSummary.tsx';
import { useErrorTitle } from '#components/form/use-error-title.ts';
import type { Way } from '#site/contact/SendWays.tsx';
import { sendBy } from '#site/contact/send-by.ts';
import type { ContactChannel } from './contact-channel.ts';
import { keepDraft, keptDraft, readAnswers, restore } from './controls.ts';
import { fieldIds, normalise, validate } from './validate.ts';

const noAnswers: ContactAnswers = { name: '', phone: '', subject: '', situation: '' };

interface Outcome {
  /** Counts the sendings, so that focus moves each time. */
  attempt: number;
  errors: FieldError[];
  /** The message that was handed to the chat. */
  sent?: string;
  /** What became of it by another way. */
  said?: string;
}

/** What is written into the form, kept as a draft; its faults, and its sending by any way. */
export function useContactForm(channel: ContactChannel) {
  const form = useRef<HTMLFormElement>(null);
  const [isLive, setLive] = useState(false);
  const [answers, setAnswers] = useState(noAnswers);
  const [erased, setErased] = useState(0);
  const [{ attempt, errors, sent, said = '' }, setOutcome] = useState<Outcome>({
    attempt: 0,
    errors: [],
  });

  const refresh = () => {
    if (!form.current) return;
    const written = readAnswers(form.current);
    setAnswers(written);
    keepDraft(written);
    if (errors.length === 0) return;
    // What has been put right is no longer told; new faults wait for the next sending.
    const wrong = validate(written, channel.greeting).map(({ fieldId }) => fieldId);
    setOutcome((last) => ({
      ...last,
      errors: last.errors.filter(({ fieldId }) => wrong.includes(fieldId)),
    }));
  };
  /** Where a field is left, what is still wrong is told as it is now: not at each letter, which would be read aloud. */
  const retell = () => {
    if (!form.current || errors.length === 0) return;
    const now = validate(readAnswers(form.current), channel.greeting);
    setOutcome((last) => ({
      ...last,
      errors: now.filter(({ fieldId }) => last.errors.some((one) => one.fieldId === fieldId)),
    }));
  };
  // Before anything else can happen: a press that waited for React must not meet the browser's checks.
  useLayoutEffect(() => {
    setLive(true);
    if (!form.current) return;
    const draft = keptDraft();
    if (draft) restore(form.current, draft);
    setAnswers(readAnswers(form.current));
  }, []);
  useErrorTitle(errors.length > 0);

  /** The message, once it is complete; else its faults are shown. */
  const complete = (): string | undefined => {
    if (!form.current) return undefined;
    const current = readAnswers(form.current);
    const faults = validate(current, channel.greeting);
    setAnswers(current);
    if (faults.length === 0) return composeMessage(channel.greeting, normalise(current));
    setOutcome({ attempt: attempt + 1, errors: faults });
    return undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = complete();
    if (text === undefined) return;
    setOutcome({ attempt: attempt + 1, errors: [], sent: text });
    location.assign(chatLink(channel.number, text));
  };
  const sendOtherwise = async (way: Way) => {
    const text = complete();
    if (text === undefined) return;
    const subject = `${channel.mailSubject}: ${answers.subject}`;
    const said = await sendBy(way, { message: text, subject, contact: channel });
    setOutcome({ attempt, errors: [], said });
  };
  const erase = () => {
    if (!form.current) return;
    form.current.reset();
    // It stands outside the form, and holds for the tab.
    document.getElementById(fieldIds.isForOther)?.click();
    keepDraft(undefined);
    setAnswers({ ...readAnswers(form.current), time: '', otherTime: '' });
    setErased(erased + 1);
    setOutcome({ attempt, errors: [] });
  };

  return {
    form,
    isLive,
    answers,
    message: composeMessage(channel.greeting, normalise(answers)),
    attempt,
    errors,
    sent,
    said,
    erased,
    refresh,
    retell,
    submit,
    sendOtherwise,
    erase,
  };
}

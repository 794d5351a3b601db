import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type ContactAnswers,
  composeMessage,
  countLetters,
  hasClock,
  lettersLeft,
  subjectGroups,
} from '#chat/contact-message.ts';
import { chatAddress, chatLink } from '#chat/link.ts';
import { TalkSubmit } from '#components/buttons/TalkButton.tsx';
import { ErrorSummary, type FieldError } from '#components/form/ErrorSummary.tsx';
import { SelectField, TextAreaField, TextField } from '#components/form/Field.tsx';
import { useErrorTitle } from '#components/form/use-error-title.ts';
import { ForWhomField, forOtherId } from '#site/contact/ForWhomField.tsx';
import { SendWays, type Way } from '#site/contact/SendWays.tsx';
import { sendBy } from '#site/contact/send-by.ts';
import styles from './contact.module.css';
import type { ContactChannel } from './contact-channel.ts';
import { keepDraft, keptDraft } from './draft.ts';
import { halfDaysOf } from './half-days.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { SentPanel } from './SentPanel.tsx';
import { TimeFields } from './TimeFields.tsx';
import { fieldIds, normalise, validate } from './validate.ts';

const noAnswers: ContactAnswers = { name: '', phone: '', subject: '', situation: '' };

/** What stands in the controls now, typed before or after the script arrived. */
const readAnswers = (form: HTMLFormElement): ContactAnswers => {
  const typedIn = (id: string) =>
    (form.elements.namedItem(id) as HTMLInputElement | null)?.value ?? '';
  // No part of the form, so that a plain sending leaves it out.
  const forOther = document.getElementById(
    forOtherId(fieldIds.isForOther),
  ) as HTMLInputElement | null;
  return {
    name: typedIn(fieldIds.name),
    phone: typedIn(fieldIds.phone),
    subject: typedIn(fieldIds.subject),
    situation: typedIn(fieldIds.situation),
    person: typedIn(fieldIds.person),
    known: typedIn(fieldIds.known),
    time: typedIn(fieldIds.time),
    otherTime: typedIn(fieldIds.otherTime),
    isForOther: forOther?.checked ?? false,
  };
};

/** Puts back what was being written when the page was left or dropped; for whom, the tab remembers itself. */
function restore(form: HTMLFormElement, draft: ContactAnswers): void {
  const fill = (id: string, text: string) => {
    const control = form.elements.namedItem(id) as HTMLInputElement | null;
    if (control && control.value === '') control.value = text;
  };
  fill(fieldIds.name, draft.name);
  fill(fieldIds.phone, draft.phone);
  fill(fieldIds.subject, draft.subject);
  fill(fieldIds.situation, draft.situation);
  fill(fieldIds.person, draft.person ?? '');
  fill(fieldIds.known, draft.known ?? '');
}

interface Outcome {
  /** Counts the sendings, so that focus moves each time. */
  attempt: number;
  errors: FieldError[];
  /** The message that was handed to the chat. */
  sent?: string;
  /** What became of it by another way. */
  said?: string;
}

/**
 * A few questions, the message word for word, and the button that opens the chat with it. The
 * controls keep their own values, so that what was typed before the script arrived stays.
 * Without a script the form opens the chat with the free text alone (the only named field).
 */
export const ContactFields = ({ channel }: { channel: ContactChannel }) => {
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
  // Before anything else can happen: a press that waited for React must not meet the browser's checks.
  useLayoutEffect(() => {
    setLive(true);
    if (!form.current) return;
    const draft = keptDraft();
    if (draft) restore(form.current, draft);
    // The fields of the time are drawn after this, with what was chosen.
    const { time = '', otherTime = '' } = draft ?? {};
    setAnswers({ ...readAnswers(form.current), time, otherTime });
  }, []);
  useErrorTitle(errors.length > 0);

  const message = composeMessage(channel.greeting, normalise(answers));
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

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
    keepDraft(undefined);
    setAnswers({ ...readAnswers(form.current), time: '', otherTime: '' });
    setErased(erased + 1);
    setOutcome({ attempt, errors: [] });
  };

  const isForOther = answers.isForOther === true;

  return (
    <>
      <ForWhomField
        id={fieldIds.isForOther}
        isForOther={isForOther}
        onChange={refresh}
        note="Deixe o seu nome e o seu telefone. Se puder, peça licença à pessoa antes de contar a doença ou a renda dela."
      />
      <form
        ref={form}
        className={styles.form}
        action={chatAddress(channel.number)}
        method="get"
        noValidate={isLive}
        onSubmit={submit}
        onInput={refresh}
      >
        <div>
          {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} heading="h3" />}
          <p className={styles.needed}>
            {isLive || isForOther || hasClock(answers.subject)
              ? 'Só pode ficar em branco o que diz “se quiser”.'
              : 'Todos os campos são obrigatórios.'}
          </p>
          <TextField
            id={fieldIds.name}
            label="Nome"
            type="text"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            aria-required
            error={errorOf(fieldIds.name)}
          />
          <TextField
            id={fieldIds.phone}
            label="Telefone/WhatsApp"
            hint="Com DDD, por exemplo 11 98765-4321."
            type="tel"
            autoComplete="tel"
            aria-required
            error={errorOf(fieldIds.phone)}
          />
          <div className={styles.optional} hidden={!isForOther}>
            <TextField
              id={fieldIds.person}
              label="Quem é a pessoa (se quiser)"
              hint="O que ela é sua, o nome e a idade."
              autoComplete="off"
            />
          </div>
          <SelectField
            id={fieldIds.subject}
            label="Assunto"
            autoComplete="off"
            defaultValue=""
            aria-required
            error={errorOf(fieldIds.subject)}
          >
            <option value="">Escolha um assunto</option>
            {Object.entries(subjectGroups).map(([group, subjects]) => (
              <optgroup key={group} label={group}>
                {subjects
                  .filter((subject) => !channel.untaken.includes(subject))
                  .map((subject) => (
                    <option key={subject}>{subject}</option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <div className={styles.optional} hidden={!hasClock(answers.subject)}>
            <TextField
              id={fieldIds.known}
              label="Dia em que soube da decisão (se quiser)"
              hint="Está na carta ou no Meu INSS. O prazo costuma contar dele."
              autoComplete="off"
            />
          </div>
          <TextAreaField
            id={fieldIds.situation}
            name="text"
            label={isForOther ? 'Conte a situação da pessoa' : 'Conte sua situação'}
            hint="O que pediu, quando, e o que o INSS respondeu. Não escreva senha nem número de cartão."
            rows={3}
            autoComplete="off"
            required={!isLive}
            aria-required={isLive || undefined}
            error={errorOf(fieldIds.situation)}
          />
          {isLive && (
            <TimeFields key={erased} halfDays={halfDaysOf(channel.hours)} answers={answers} />
          )}
        </div>
        <div className={`desk ${styles.desk}`}>
          <MessagePreview
            message={isLive ? message : undefined}
            letters={countLetters(message)}
            left={lettersLeft(message)}
          />
          <TalkSubmit>Enviar mensagem</TalkSubmit>
          {sent !== undefined && <SentPanel message={sent} attempt={attempt} {...channel} />}
          {isLive && <SendWays number={channel.number} heading="h3" onSend={sendOtherwise} />}
          <p role="status">{said}</p>
          {isLive && (
            <button type="button" className={styles.quiet} onClick={erase}>
              Apagar o que escrevi
            </button>
          )}
        </div>
      </form>
    </>
  );
};

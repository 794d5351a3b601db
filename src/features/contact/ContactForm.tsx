import { countLetters, hasClock, lettersLeft, subjectGroups } from '#chat/contact-message.ts';
import { chatAddress } from '#chat/link.ts';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { TalkSubmit } from '#components/buttons/TalkButton.tsx';
import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { SelectField, TextAreaField, TextField } from '#components/form/Field.tsx';
import { ForWhomField } from '#site/contact/ForWhomField.tsx';
import { benefitField, personField } from '#site/contact/optional-fields.ts';
import { SendWays } from '#site/contact/SendWays.tsx';
import { guarded } from '#site/guarded.tsx';
import styles from './contact.module.css';
import type { ContactChannel } from './contact-channel.ts';
import { halfDaysOf } from './half-days.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { SentPanel } from './SentPanel.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useContactForm } from './use-contact-form.ts';
import { fieldIds } from './validate.ts';

/**
 * A few questions, the message word for word, and the button that opens the chat with it. The
 * controls keep their own values, so that what was typed before the script arrived stays.
 * Without a script the form opens the chat with the free text alone (the only named field).
 */
export const ContactForm = guarded(({ setting: channel }: { setting: ContactChannel }) => {
  const { form, isLive, answers, message, attempt, errors, sent, said, ...own } =
    useContactForm(channel);
  const field = (name: keyof typeof fieldIds) => ({
    id: fieldIds[name],
    error: errors.find(({ fieldId }) => fieldId === fieldIds[name])?.message,
  });
  const isForOther = answers.isForOther === true;

  return (
    <>
      <ForWhomField
        id={fieldIds.isForOther}
        isForOther={isForOther}
        onChange={own.refresh}
        note="Deixe o seu nome e o seu telefone. Se puder, peça licença à pessoa antes de contar a doença ou a renda dela."
      />
      <form
        ref={form}
        className={styles.form}
        action={chatAddress(channel.number)}
        method="get"
        noValidate={isLive}
        onSubmit={own.submit}
        onInput={own.refresh}
        onBlur={own.retell}
      >
        <div>
          {errors.length > 0 && <ErrorSummary errors={errors} attempt={attempt} heading="h3" />}
          <p className={styles.needed}>
            {isLive || isForOther || hasClock(answers.subject)
              ? 'Preencha todos os campos, menos os que dizem “se quiser”.'
              : 'Todos os campos são obrigatórios.'}
          </p>
          <TextField
            {...field('name')}
            label="Nome"
            type="text"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            aria-required
          />
          <TextField
            {...field('phone')}
            label="Telefone/WhatsApp"
            hint="Com DDD, por exemplo 11 98765-4321."
            type="tel"
            autoComplete="tel"
            aria-required
          />
          <div className={styles.optional} hidden={!isForOther}>
            <TextField {...field('person')} {...personField} />
          </div>
          <SelectField
            {...field('subject')}
            label="Assunto"
            autoComplete="off"
            defaultValue=""
            aria-required
          >
            <option value="">Escolha um assunto</option>
            {Object.entries(subjectGroups).map(([group, subjects]) => (
              <optgroup key={group} label={group}>
                {Object.keys(subjects)
                  .filter((subject) => !channel.untaken.includes(subject))
                  .map((subject) => (
                    <option key={subject}>{subject}</option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
          <div className={styles.optional} hidden={!hasClock(answers.subject)}>
            <TextField {...field('benefit')} {...benefitField} />
            <TextField
              {...field('known')}
              label="Dia em que soube da decisão (se quiser)"
              hint="Está na carta ou no Meu INSS. O prazo costuma contar dele."
              autoComplete="off"
            />
          </div>
          <TextAreaField
            {...field('situation')}
            name="text"
            label={isForOther ? 'Conte a situação da pessoa' : 'Conte sua situação'}
            hint="O que pediu, quando, e o que o INSS respondeu. Não escreva senha nem número de cartão."
            rows={3}
            autoComplete="off"
            required={!isLive}
            aria-required={isLive || undefined}
          />
          {isLive && (
            <TimeFields key={own.erased} halfDays={halfDaysOf(channel.hours)} answers={answers} />
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
          {isLive && <SendWays number={channel.number} heading="h3" onSend={own.sendOtherwise} />}
          <p role="status">{said}</p>
          {isLive && <QuietButton onClick={own.erase}>Apagar o que escrevi</QuietButton>}
        </div>
      </form>
    </>
  );
});

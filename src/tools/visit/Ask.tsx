import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { capitalised } from '#words/phrases.ts';
import styles from '../frame/tool.module.css';
import { QuestionScreen } from '../questions/QuestionScreen.tsx';
import { type Asking, lookAt } from './flow.ts';
import type { useVisit } from './use-visit.ts';

interface Props<Told> {
  asking: Asking<Told>;
  way: ReturnType<typeof useVisit<Told>>;
}

/** How far it is, in words. */
function progress(index: number, count: number): string | undefined {
  if (count === 1) return undefined;
  const rest = count - index - 1;
  if (rest === 0) return 'Última pergunta';
  return rest === 1 ? 'Falta 1 pergunta depois desta' : `Faltam mais ou menos ${rest} perguntas`;
}

/** One question, alone on its screen. */
export function Ask<Told>({ asking, way }: Props<Told>) {
  const { visit, today, errors, note, cleared, depth, step, form, heading } = way;
  const { screens } = lookAt(asking, visit.typed, today);
  const at = visit.place;
  const index = Math.max(
    0,
    screens.findIndex(({ id }) => typeof at === 'object' && id === at.screen),
  );
  const screen = screens[index];
  if (!screen) return null;
  const told = progress(index, screens.length);
  const about = screen.at.name ? capitalised(screen.at.name) : screen.section;
  return (
    <form
      ref={form}
      // Sent before the script has taken over, a plain form would put the answers in the address.
      method="dialog"
      className={styles.questions}
      noValidate
      autoComplete="off"
      onInput={way.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        way.submit((event.nativeEvent as SubmitEvent).submitter);
      }}
    >
      {(told || about) && (
        <p className={styles.progress}>
          {about && <b>{about}. </b>}
          {told && `${told}.`}
        </p>
      )}
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={step} heading="h2" />}
      <p role="status" className={note || cleared ? styles.estimate : undefined}>
        {note}
        {cleared && (
          <>
            As respostas saíram desta página.{' '}
            <button type="button" className={styles.quiet} onClick={way.undo}>
              Trazer de volta
            </button>
          </>
        )}
      </p>
      <QuestionScreen
        key={`${screen.id}-${step}`}
        screen={screen}
        heading={heading}
        typed={visit.typed}
        errors={errors}
        submitLabel={screens.length === 1 ? 'Ver o resultado' : 'Avançar'}
        onAdd={way.add}
        onRemove={way.remove}
      />
      {depth > 0 && (
        <p>
          <button type="button" className={styles.quiet} onClick={() => history.back()}>
            Voltar
          </button>
        </p>
      )}
    </form>
  );
}

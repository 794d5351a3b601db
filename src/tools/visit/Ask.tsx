import { type ComponentType, useEffect, useState } from 'react';
import { QuietButton } from '#components/buttons/QuietButton.tsx';
import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { ListenButton } from '#features/article/helps/listen/ListenButton.tsx';
import { caseFacts } from '#site/case-facts.ts';
import { capitalised } from '#words/phrases.ts';
import styles from '../frame/tool.module.css';
import { QuestionScreen } from '../questions/QuestionScreen.tsx';
import { isOfPeople, type Screen } from '../questions/screens.ts';
import type { CarriedProps } from './Carried.tsx';
import { type Asking, lookAt } from './flow.ts';
import type { useVisit } from './use-visit.ts';

interface Props<Told> {
  asking: Asking<Told>;
  way: ReturnType<typeof useVisit<Told>>;
}

/** How far it is, in words: what comes as things stand, and on the longest road. */
function progress(index: number, rest: number, most: number, mayAdd: boolean): string | undefined {
  if (index + most === 0) return undefined;
  // Whoever is added is asked about, and then this again.
  if (most === 0) return mayAdd ? 'Pode ser a última pergunta' : 'Última pergunta';
  if (rest < most && rest > 0) return `Faltam de ${rest} a ${most} perguntas`;
  if (rest < most)
    return most === 1 ? 'Pode faltar 1 pergunta' : `Podem faltar até ${most} perguntas`;
  return rest === 1 ? 'Falta 1 pergunta depois desta' : `Faltam mais ou menos ${rest} perguntas`;
}

const loadCarried = async () => (await import('./Carried.tsx')).Carried;

/** One question, alone on its screen. */
export function Ask<Told>({ asking, way }: Props<Told>) {
  const { visit, today, errors, note, cleared, depth, step, form, heading } = way;
  const [Carried, setCarried] = useState<ComponentType<CarriedProps<Told>>>();
  useEffect(() => {
    // Where it does not come, everything is asked.
    if (caseFacts().length > 0)
      loadCarried().then(
        (Loaded) => setCarried(() => Loaded),
        () => undefined,
      );
  }, []);
  const { screens, mostAfter } = lookAt(asking, visit.typed, today);
  const at = visit.place;
  const index = Math.max(
    0,
    screens.findIndex(({ id }) => typeof at === 'object' && id === at.screen),
  );
  const screen = screens[index];
  if (!screen) return null;
  const after = screens.slice(index + 1);
  // Where an answer is changed, or came from another tool, what has been answered is not asked again.
  const isSkipped = ({ id }: Screen) => visit.isChanging && visit.seen.includes(id);
  const skipped = after.filter(isSkipped).length;
  const told = progress(
    index,
    after.length - skipped,
    mostAfter(index) - skipped,
    isOfPeople(screen.question),
  );
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
      {Carried && <Carried asking={asking} way={way} screen={screen.id} index={index} />}
      <div className={styles.progress}>
        {(told || about) && (
          <p>
            {about && <b>{about}. </b>}
            {told && `${told}.`}
          </p>
        )}
        <ListenButton key={`${screen.id}-${step}`} text={form} isKept />
      </div>
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={step} heading="h2" />}
      <p role="status" className={note || cleared ? styles.estimate : undefined}>
        {note}
        {cleared && (
          <>
            As respostas saíram desta página.{' '}
            <QuietButton onClick={way.undo}>Trazer de volta</QuietButton>
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
          <QuietButton onClick={() => history.back()}>Voltar</QuietButton>
        </p>
      )}
    </form>
  );
}

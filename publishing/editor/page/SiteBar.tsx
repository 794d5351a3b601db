import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ToldSite } from '../serve/site-answer.ts';
import { Faults } from './Faults.tsx';
import { written } from './folder-handle.ts';
import type { SiteWatch } from './site-watch.ts';
import { askBefore, undo, wasUndone } from './undo.ts';

/** How long good news stays, in milliseconds. */
const shown = 8000;

/** What somebody did and waits to hear of. */
type Done = 'saved' | 'undone' | undefined;

const doings = {
  saved: 'Salvo. Conferindo o site inteiro…',
  undone: 'Desfeito: o texto voltou ao que era. Conferindo o site inteiro…',
};

/** What is said of the site as it is saved; nothing where nobody asked and all is well. */
function words(told: ToldSite, done: Done): string | undefined {
  if (told.state === 'failed')
    return 'Não deu para conferir o site inteiro. No terminal, rode “npm run check”.';
  if (told.state !== 'judged') return done && doings[done];
  if (told.faults.length > 0)
    return 'Está salvo, mas o site não pode ser publicado assim. Corrija:';
  return done && `Nada a corrigir. ${told.waiting ?? 'O que está salvo pode ser publicado.'}`;
}

function useTold(siteWatch: SiteWatch): ToldSite {
  return useSyncExternalStore(
    (changed) => {
      siteWatch.addEventListener('told', changed);
      return () => siteWatch.removeEventListener('told', changed);
    },
    () => siteWatch.told,
  );
}

/** What was done last, until good news of it has been read. */
function useDone(isCalm: boolean): Done {
  const [done, setDone] = useState<Done>(() => (wasUndone() ? 'undone' : undefined));
  useEffect(() => {
    const save = () => setDone('saved');
    written.addEventListener('written', save);
    return () => written.removeEventListener('written', save);
  }, []);
  useEffect(() => {
    if (!isCalm) return;
    const timer = setTimeout(() => setDone(undefined), shown);
    return () => clearTimeout(timer);
  }, [isCalm]);
  return done;
}

const Undo = ({ id, file, what }: NonNullable<ToldSite['last']>) => {
  const [refusal, setRefusal] = useState<string>();
  const takeBack = async () => {
    if (confirm(askBefore(0))) setRefusal(await undo(file, id));
  };
  return refusal ? (
    <p role="alert">{refusal}</p>
  ) : (
    <button type="button" onClick={takeBack}>
      Desfazer “{what}”
    </button>
  );
};

/**
 * Says what became of the whole site when the editor is opened and after a file was saved, wherever one
 * is in the editor: on a phone what stands beside the form is a screen of its own. The last change goes
 * back from here: the entry that was changed may be closed, or gone.
 */
export function SiteBar({ siteWatch }: { siteWatch: SiteWatch }) {
  const told = useTold(siteWatch);
  const faults = told.state === 'judged' ? told.faults : [];
  const done = useDone(told.state === 'judged' && faults.length === 0);
  const files = [...Map.groupBy(faults, ({ name }) => name)];
  const said = words(told, done);
  return (
    <>
      {/* It stands here before it says something: that is when screen readers hear it. */}
      <p role="status">
        {said}
        {done === 'saved' && told.state === 'judging' && (
          <span className="on-phone"> A página e “Desfazer” ficam atrás do olho, no alto.</span>
        )}
      </p>
      {files.map(([name, own]) => (
        <details key={name} open={files.length === 1}>
          <summary>
            {own[0]?.address ? <a href={own[0].address}>{name}</a> : name}: {own.length}
          </summary>
          <Faults faults={own} hasPlaces />
        </details>
      ))}
      {said !== undefined && told.last && done !== 'undone' && (
        <Undo key={told.last.id} {...told.last} />
      )}
    </>
  );
}

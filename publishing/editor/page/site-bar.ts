import type { LastChange, SiteFault, ToldSite } from '../serve/site-answer.ts';
import { written } from './folder-handle.ts';
import type { SiteWatch } from './site-watch.ts';
import { askBefore, undo, wasUndone } from './undo.ts';
import { cannotTell, inOrder } from './WholeSite.tsx';

/** How long good news and hints stay, in milliseconds. */
const shown = 8000;

const counted = (count: number): string =>
  count === 1 ? '1 coisa a corrigir' : `${count} coisas a corrigir`;

function refusal(faults: readonly SiteFault[]): (Node | string)[] {
  const first = faults.find(({ address }) => address) ?? faults[0];
  const link = document.createElement('a');
  link.textContent = first?.name ?? '';
  if (first?.address) link.href = first.address;
  return [
    `Está salvo, mas o site não pode ser publicado assim: ${counted(faults.length)}. Veja `,
    link,
    '.',
  ];
}

/** Takes the last change back: the entry that was changed may be closed, or gone. */
function undoing({ id, file, what }: LastChange, bar: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Desfazer “${what}”`;
  button.addEventListener('click', async () => {
    if (!confirm(askBefore(0))) return;
    const refusal = await undo(file, id);
    if (refusal) bar.replaceChildren(refusal);
  });
  return button;
}

/** What was done, and where it can be looked at and undone: on a phone that is out of sight. */
function whatWasDone(isUndone: boolean): (Node | string)[] {
  if (isUndone) return ['Desfeito: o texto voltou ao que era. Conferindo o site inteiro…'];
  const hint = document.createElement('span');
  hint.className = 'on-phone';
  hint.textContent = ' A página e “Desfazer” ficam atrás do olho, no alto.';
  setTimeout(() => hint.remove(), shown);
  return ['Salvo. Conferindo o site inteiro…', hint];
}

/** What stands in the bar once the site is looked at; nothing where nobody asked and all is well. */
function outcome(told: ToldSite, isAsked: boolean): (Node | string)[] {
  if (told.state === 'failed') return [cannotTell];
  if (told.state !== 'judged') return [];
  if (told.faults.length > 0) return refusal(told.faults);
  return isAsked ? [inOrder(told.waiting)] : [];
}

const isCalm = (told: ToldSite): boolean => told.state === 'judged' && told.faults.length === 0;

const backFrom = ({ last }: ToldSite, bar: HTMLElement): HTMLElement[] =>
  last ? [undoing(last, bar)] : [];

/**
 * Says what became of the whole site when the editor is opened and after a file was saved, wherever one
 * is in the editor: on a phone what stands beside the form is a screen of its own.
 */
export function tellOfSite(siteWatch: SiteWatch, bar: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUndone = wasUndone();
  let isAsked = isUndone;
  let isNews = isUndone;
  written.addEventListener('written', () => {
    isAsked = true;
    isNews = true;
    isUndone = false;
  });
  siteWatch.addEventListener('told', () => {
    const { told } = siteWatch;
    const back = backFrom(told, bar);
    if (told.state === 'judging') {
      if (isNews) bar.replaceChildren(...whatWasDone(isUndone), ...(isUndone ? [] : back));
      isNews = false;
      return;
    }
    clearTimeout(timer);
    const words = outcome(told, isAsked);
    bar.replaceChildren(...words, ...(words.length > 0 ? back : []));
    if (isCalm(told)) timer = setTimeout(() => bar.replaceChildren(), shown);
    isAsked = false;
    isNews = false;
  });
}

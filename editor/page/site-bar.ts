import type { SiteFault } from '../serve/server.ts';
import type { SiteWatch } from './site-watch.ts';
import { cannotTell } from './WholeSite.tsx';

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

const undoneKey = 'undone';

/** After a change is undone the page is read anew, and then says so. */
export const rememberUndone = (): void => sessionStorage.setItem(undoneKey, '');

function wasUndone(): boolean {
  const isUndone = sessionStorage.getItem(undoneKey) !== null;
  sessionStorage.removeItem(undoneKey);
  return isUndone;
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

/**
 * Says what became of the whole site after a file was saved, wherever one is in the editor: on a phone
 * what stands beside the form is a screen of its own.
 */
export function tellOfSite(siteWatch: SiteWatch, bar: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasJudging = false;
  let isUndone = wasUndone();
  siteWatch.addEventListener('told', () => {
    const { told } = siteWatch;
    if (told.state === 'judging') {
      if (!wasJudging) bar.replaceChildren(...whatWasDone(isUndone));
      wasJudging = true;
      isUndone = false;
      return;
    }
    clearTimeout(timer);
    const faults = told.state === 'judged' ? told.faults : [];
    if (faults.length > 0) bar.replaceChildren(...refusal(faults));
    else if (wasJudging && told.state === 'judged') {
      bar.replaceChildren('O site inteiro está em ordem. Pode ser publicado.');
      timer = setTimeout(() => bar.replaceChildren(), shown);
    } else if (told.state === 'failed') bar.replaceChildren(cannotTell);
    else bar.replaceChildren();
    wasJudging = false;
    isUndone = false;
  });
}

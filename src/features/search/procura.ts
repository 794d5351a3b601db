import { codes, learned, rows } from 'virtual:search-rows';
import { taken } from '#site/handed.ts';
import { counted } from '#words/phrases.ts';
import { unpackIndicators } from '../indicators/pack-indicators.ts';
import type { Row } from './find.ts';
import { wholeSearch } from './whole-search.ts';

/**
 * The program of the search field. What is asked stays in the field and in this entry of the tab's
 * history, so that Back returns to the answers: never in the address, never sent.
 */
const find = wholeSearch(rows, learned, unpackIndicators(codes));

const form = document.querySelector<HTMLFormElement>('[data-search]');
const field = form?.querySelector('input');
const place = form?.parentElement;
const part = <E extends Element>(name: string): E | null | undefined =>
  place?.querySelector<E>(`[data-search-${name}]`);
const status = part<HTMLElement>('status');
const results = part<HTMLElement>('results');
const nothing = part<HTMLElement>('nothing');
const sample = part<HTMLTemplateElement>('result');

/** A pause in typing, in milliseconds, after which the answers are worth showing and saying. */
const pause = 400;
let waiting: ReturnType<typeof setTimeout> | undefined;

function drawn([path, kind, title, answer]: Row): Node {
  const result = document.importNode(sample?.content as DocumentFragment, true);
  const fill = (selector: string, text: string) => {
    const element = result.querySelector(selector);
    if (element) element.textContent = text;
  };
  result.querySelector('a')?.setAttribute('href', path);
  fill('b', title);
  fill('small', kind);
  fill('p', answer);
  return result;
}

function sayOf(found: number, isEmpty: boolean, isSure: boolean, isOpen: boolean): string {
  if (isEmpty) return 'Escreva o que você procura, com uma ou duas palavras.';
  if (found === 0) return 'Não achamos nada com essas palavras.';
  if (!isSure) return 'Não temos certeza. Isto é o mais próximo do que você escreveu:';
  const answers = counted(found, 'resposta', 'respostas');
  if (isOpen) return `${answers}. Escreva mais uma palavra, e a procura acerta melhor.`;
  return found === 1 ? `${answers}.` : `${answers}, a mais provável primeiro.`;
}

/** Half a word that finds nothing is no failure: only who has finished is told. */
function show(hasFinished: boolean): void {
  clearTimeout(waiting);
  const asked = field?.value.trim() ?? '';
  const { rows: found, isSure, isOpen } = find(asked);
  const isEmpty = asked === '';
  const isSaid = hasFinished || found.length > 0;
  results?.replaceChildren(...found.map(drawn));
  if (nothing) nothing.hidden = isEmpty || !isSaid || (found.length > 0 && isSure);
  if (status) status.textContent = isSaid ? sayOf(found.length, isEmpty, isSure, isOpen) : '';
  history.replaceState(asked ? { asked } : null, '');
}

/** What the field of the home page laid ready (`home/ask.ts`): it is there once, and not where storage is refused. */
function askedAtHome(): string | undefined {
  try {
    const { asked } = sessionStorage;
    delete sessionStorage.asked;
    return asked;
  } catch {
    return undefined;
  }
}

if (form && field) {
  // Of a letter whose box knew nothing, and of the home page, the words come along.
  // The tab is read first, so that what was asked there does not come back later.
  const ofHome = askedAtHome();
  field.value ||= history.state?.asked ?? taken<string>() ?? ofHome ?? '';
  if (field.value) show(true);
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(show, pause, false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(true);
    // The phone's keyboard makes room for the answers.
    if (!status?.textContent) return;
    status.focus();
    status.scrollIntoView();
  });
}

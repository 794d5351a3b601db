import { printPart, printsAlone } from '#components/printing/print-part.ts';
import { saveFile } from '#components/saving/save-file.ts';
import { caseFacts, forgetCase } from '#site/case-facts.ts';
import { taken } from '#site/handed.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { type CaseFile, caseFileName, readCase, writeCase } from './case-file.ts';

/**
 * The program of the sheet, fetched when it is first used: prints what was typed, saves it as a file
 * and opens it again, at a press. Without it, the sheet is filled in by hand.
 */
const sheet = document.querySelector<HTMLElement>('[data-case]');
const acts = document.querySelector<HTMLElement>('[data-case-acts]');
const chooser = document.querySelector<HTMLInputElement>('[data-case-open]');
const status = document.querySelector<HTMLElement>('[data-case-status]');

const typed = [
  ...(sheet?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type="text"], textarea',
  ) ?? []),
];
const ticked = [
  ...(sheet?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? []),
];

/** What stands beside a box is what it says; the same paper may answer several reasons. */
const labelOf = (box: HTMLInputElement): string => box.labels?.[0]?.textContent ?? '';

const isTicked = ({ checked }: HTMLInputElement): boolean => checked;

const copies = [...document.querySelectorAll<HTMLElement>('[data-copy-of]')].map((place) => ({
  place,
  field: typed.find(({ name }) => name === place.dataset.copyOf),
  /** Lines to write on by hand. */
  blank: [...place.childNodes],
}));

// A field cuts on paper what does not fit it.
addEventListener('beforeprint', () => {
  for (const { place, field, blank } of copies) {
    const value = field?.value.trim();
    place.replaceChildren(...(value ? [value] : blank));
  }
});

const written = (): CaseFile => ({
  reason: location.hash.slice(1),
  fields: typed.filter(({ value }) => value).map(({ name, value }) => [name, value]),
  ticks: ticked.filter(isTicked).map(labelOf),
});

function fill({ reason, fields, ticks }: CaseFile): void {
  if (reason && document.getElementById(reason)) location.hash = reason;
  for (const field of typed) field.value = fields.find(([name]) => name === field.name)?.[1] ?? '';
  for (const box of ticked) box.checked = ticks.includes(labelOf(box));
  // What comes back is seen.
  for (const one of [...typed.filter(({ value }) => value), ...ticked.filter(isTicked)])
    one.closest('details')?.setAttribute('open', '');
}

printsAlone();

const say = (text: string) => {
  if (status) status.textContent = text;
};

if (acts && chooser) {
  acts.onclick = ({ target }) => {
    const act = (target as HTMLElement).closest('button')?.dataset.act;
    if (act === 'print') printPart();
    if (act === 'open') chooser.click();
    if (act === 'save') {
      const name = caseFileName(todayInBrasilia(new Date()));
      saveFile(name, 'application/json', writeCase(written()));
      say(`O arquivo ${name} está com os outros que você baixou.`);
    }
  };
  chooser.onchange = async () => {
    const found = readCase((await chooser.files?.[0]?.text()) ?? '');
    // The same file can be chosen once more.
    chooser.value = '';
    if (found) fill(found);
    say(
      found
        ? 'O arquivo foi aberto: a folha está como você a guardou.'
        : 'Este arquivo não é de “Meu caso”. Escolha o que começa com “meu-caso”.',
    );
  };
}

const told = document.querySelector<HTMLElement>('[data-case-told]');
const facts = typed.find(({ name }) => name === 'fatos');
const remembered = caseFacts().map(({ words }) => words);

if (told && facts && remembered.length > 0) {
  told.hidden = false;
  told.querySelector('ul')?.replaceChildren(
    ...remembered.map((words) => {
      const item = document.createElement('li');
      item.textContent = words;
      return item;
    }),
  );
  told.onclick = ({ target }) => {
    const act = (target as HTMLElement).closest('button')?.dataset.act;
    if (!act) return;
    told.hidden = true;
    if (act === 'erase') forgetCase();
    else facts.value = [facts.value.trim(), ...remembered].filter(Boolean).join('\n');
    facts.closest('details')?.setAttribute('open', '');
    facts.focus();
    say(
      act === 'erase'
        ? 'Apagado. As ferramentas não oferecem mais essas respostas.'
        : 'O que você respondeu está nos fatos.',
    );
  };
}

// What another page has read of a letter.
const handed = taken<CaseFile>();
if (handed) {
  history.replaceState(history.state, '', location.pathname);
  fill(handed);
}

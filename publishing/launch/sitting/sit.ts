import { ContentError } from '#texts/load/content-error.ts';
import type { Finding, Signature } from '#texts/schema/signature.ts';
import { linkName } from '#texts/signing/seal-fact.ts';
import { reasons, type WaitingSentence } from '../blockers/confirm-blockers.ts';
import { withSignature } from '../write-signature.ts';
import { firstPlace } from './opened.ts';
import { minutesOf, paceOf, workOf } from './pace.ts';
import { passageOf } from './passage.ts';
import type { Source } from './sources.ts';

/** What a sitting needs of the world. */
export interface Desk {
  /** The line that answers; undefined at the end. */
  ask: (question: string) => Promise<string | undefined>;
  tell: (text: string) => void;
  /** The signature as of today. Throws a ContentError where the text does not bear it. */
  sign: (signing: {
    text: string;
    says: string;
    was?: string | undefined;
    finding: Finding;
  }) => Signature;
  /** Whether nobody has opened the address of a norm yet. */
  isUntested: (norm: string, signatures: readonly Signature[]) => boolean;
  /** The signature of an address or a value. */
  signFact: (name: string) => Signature;
  keep: (signatures: readonly Signature[]) => void;
  /** Puts right what the text says of a sentence that waited, and returns what takes it back. */
  settle: (file: string, says: string, now?: string) => () => void;
  /** Milliseconds, to tell how long the rest takes. */
  now: () => number;
}

/** Only what the sentence has something to answer with. */
const questionOf = ({ alike, untested }: Pick<Place, 'alike' | 'untested'>): string =>
  [
    's confere',
    ...(alike.length === 0 ? [] : [`t esta e as seguintes conferem (${alike.length + 1})`]),
    'm mudei a frase',
    'f tirei a frase',
    ...(untested.length === 0 ? [] : ['e os endereços abrem, e mostram isto']),
    'd depois',
    'v voltar',
    'q sair >',
  ].join(' · ');

const newSentence =
  '  Salve o texto e copie a frase nova inteira, sem asteriscos (Enter ou q: deixar como está):';

interface Place {
  at: string;
  /** Those after it with its note. */
  alike: readonly WaitingSentence[];
  minutes: number;
  /** The one before, where what is opened was opened for it. */
  before: WaitingSentence | undefined;
  /** The norms of it whose addresses are still untested. */
  untested: readonly string[];
}

/** What stands at one address, in one line: “Lei 8.213/1991, art. 27, art. 55: https://…”. */
const linesFor = (sources: readonly Source[], untested: Place['untested']): string[] =>
  [...Map.groupBy(sources, ({ url }) => url)].map(([url, [first, ...more]]) => {
    const labels = [first?.label, ...more.map(({ label }) => label.split(', ').at(-1))];
    const isOpen = !first || !untested.includes(first.norm);
    return `    ${labels.join(', ')}: ${url}${isOpen ? '' : ' (ninguém abriu ainda este endereço)'}`;
  });

const shown = (sentence: WaitingSentence, { at, minutes, alike, before, untested }: Place) => {
  const { file, says, rests, open } = sentence;
  const { line, paragraph, sources, quotes } = passageOf(sentence);
  // What the sentence before has just shown is above.
  const isSameNote = before?.open === open;
  return [
    '',
    `${at}. Faltam perto de ${minutes} minutos. ${file}${line ? `:${line}` : ''}`,
    '',
    `  “${says}”`,
    ...(paragraph === says ? [] : [`  No texto: ${paragraph}`]),
    `  Por que espera: ${reasons[rests]}.`,
    `  ${before ? 'Na mesma passagem' : 'Abra e compare'}: ${open}`,
    ...(isSameNote ? [] : linesFor(sources, untested)),
    ...quotes.map((quote) => `    ${quote}`),
    ...(isSameNote ? [] : alike.map((one) => `  Sobre o mesmo: “${one.says}” (${one.file})`)),
    '',
  ].join('\n');
};

/** What a step did, so that it can be taken back. */
interface Step {
  place: number;
  signatures: readonly Signature[];
  unsettle: (() => void) | undefined;
  isSentence: boolean;
}

/** A sentence after the other, each signed as soon as it is read; what was signed last can be taken back. */
export async function sit(
  sentences: readonly WaitingSentence[],
  before: readonly Signature[],
  desk: Desk,
): Promise<void> {
  const pace = paceOf(desk.now);
  const steps: Step[] = [];
  let [signatures, place] = [before, 0];
  // It is still to be read above, where the answer was no step on.
  let lastShown = -1;

  const keep = (all: readonly Signature[], next: number) => {
    [signatures, place] = [all, next];
    desk.keep(all);
  };

  const signed = ({ file, says: was }: WaitingSentence, finding: Finding, says = was) => {
    const own = desk.sign({ text: file, says, was: says === was ? undefined : was, finding });
    const now = finding === 'corrigida' ? says : undefined;
    const unsettle = finding === 'conferida' ? undefined : desk.settle(file, was, now);
    steps.push({ place, signatures, unsettle, isSentence: true });
    keep(withSignature(signatures, own), place + 1);
  };

  const back = () => {
    const last = steps.pop();
    last?.unsettle?.();
    if (last) keep(last.signatures, last.place);
    desk.tell(last ? '  Desfeito.' : '  Nada foi assinado aqui ainda.');
  };

  /** Whether the text bears it; else why not is told. */
  const isBorne = (signing: () => void): boolean => {
    try {
      signing();
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      desk.tell(error.message);
      return false;
    }
  };

  /** Until the text says what is typed, or the sentence is left as it is. */
  const askNew = async (sentence: WaitingSentence): Promise<void> => {
    const says = await desk.ask(newSentence);
    if (!says || says.toLowerCase() === 'q') return;
    if (!isBorne(() => signed(sentence, 'corrigida', says))) await askNew(sentence);
  };

  const untestedOf = (sentence: WaitingSentence): string[] => {
    const norms = new Set(passageOf(sentence).sources.map(({ norm }) => norm));
    return [...norms].filter((norm) => desk.isUntested(norm, signatures));
  };

  /** Who opens a page for a sentence has opened its address. */
  const opened = (sentence: WaitingSentence) => {
    const untested = untestedOf(sentence);
    if (untested.length === 0) return desk.tell('  Estes endereços já foram abertos.');
    steps.push({ place, signatures, unsettle: undefined, isSentence: false });
    const own = untested.map((norm) => desk.signFact(linkName(norm)));
    keep(own.reduce(withSignature, signatures), place);
  };

  /** What a sentence opens was opened for those before it. */
  const minutesLeft = (): number => {
    const done = minutesOf(workOf(sentences.slice(0, place)));
    return pace(done, minutesOf(workOf(sentences)) - done);
  };

  /** What the note of a sentence is about is said again, in other words, by those right after it. */
  const alikeTo = ({ open }: WaitingSentence): readonly WaitingSentence[] => {
    const after = sentences.slice(place + 1);
    const end = after.findIndex((one) => one.open !== open);
    return end === -1 ? after : after.slice(0, end);
  };

  const askAbout = (sentence: WaitingSentence): Promise<string | undefined> => {
    const last = sentences[place - 1];
    const about: Place = {
      at: `${place + 1} de ${sentences.length}`,
      minutes: minutesLeft(),
      alike: alikeTo(sentence),
      before: last && firstPlace(last.open) === firstPlace(sentence.open) ? last : undefined,
      untested: untestedOf(sentence),
    };
    if (place !== lastShown) desk.tell(shown(sentence, about));
    lastShown = place;
    return desk.ask(questionOf(about));
  };

  const answers: Record<string, (sentence: WaitingSentence) => unknown> = {
    s: (one) => isBorne(() => signed(one, 'conferida')),
    t: (one) => [one, ...alikeTo(one)].every((each) => isBorne(() => signed(each, 'conferida'))),
    f: (one) => isBorne(() => signed(one, 'retirada')),
    m: askNew,
    e: opened,
    d: () => {
      place += 1;
    },
    v: back,
  };

  for (let sentence = sentences[0]; sentence; sentence = sentences[place]) {
    const answer = (await askAbout(sentence))?.toLowerCase() ?? 'q';
    if (answer === 'q') break;
    if (Object.hasOwn(answers, answer)) await answers[answer]?.(sentence);
  }
  const signedNow = steps.filter(({ isSentence }) => isSentence).length;
  desk.tell(`\nAssinadas agora: ${signedNow}. Esperam: ${sentences.length - signedNow}.`);
}

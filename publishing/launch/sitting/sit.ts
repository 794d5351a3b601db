import { ContentError } from '#texts/load/content-error.ts';
import type { Finding, Signature } from '#texts/schema/signature.ts';
import { reasons, type WaitingSentence } from '../blockers/confirm-blockers.ts';
import { withSignature } from '../write-signature.ts';
import { paceOf, usualMinutes } from './pace.ts';
import { passageOf } from './passage.ts';

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
  keep: (signatures: readonly Signature[]) => void;
  /** Puts right what the text says of a sentence that waited, and returns what takes it back. */
  settle: (file: string, says: string, now?: string) => () => void;
  /** Milliseconds, to tell how long the rest takes. */
  now: () => number;
}

const question =
  's confere · m mudei a frase · f tirei a frase · d depois · v voltar a de antes · q sair >';

const newSentence =
  '  Salve o texto e copie a frase nova inteira, sem asteriscos (Enter ou q: deixar como está):';

const shown = (
  sentence: WaitingSentence,
  { place, minutes }: { place: string; minutes: number },
) => {
  const { file, says, rests, open } = sentence;
  const { line, paragraph, sources } = passageOf(sentence);
  return [
    '',
    `${place}. Faltam perto de ${minutes} minutos. ${file}${line ? `:${line}` : ''}`,
    '',
    `  “${says}”`,
    ...(paragraph === says ? [] : [`  No texto: ${paragraph}`]),
    `  Por que espera: ${reasons[rests]}.`,
    `  Abra e compare: ${open}`,
    ...sources.map(({ label, url }) => `    ${label}: ${url}`),
    '',
  ].join('\n');
};

/** What a step did, so that it can be taken back. */
interface Step {
  place: number;
  signatures: readonly Signature[];
  unsettle: (() => void) | undefined;
}

/** A sentence after the other, each signed as soon as it is read; what was signed last can be taken back. */
export async function sit(
  sentences: readonly WaitingSentence[],
  before: readonly Signature[],
  desk: Desk,
): Promise<void> {
  const minutes = paceOf(usualMinutes.sentence, desk.now);
  const steps: Step[] = [];
  let [signatures, place] = [before, 0];

  const keep = (all: readonly Signature[], next: number) => {
    [signatures, place] = [all, next];
    desk.keep(all);
  };

  const signed = ({ file, says: was }: WaitingSentence, finding: Finding, says = was) => {
    const own = desk.sign({ text: file, says, was: says === was ? undefined : was, finding });
    const now = finding === 'corrigida' ? says : undefined;
    const unsettle = finding === 'conferida' ? undefined : desk.settle(file, was, now);
    steps.push({ place, signatures, unsettle });
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

  const minutesLeft = (): number => minutes(steps.length, sentences.length - place);

  for (let sentence = sentences[0]; sentence; sentence = sentences[place]) {
    const own = sentence;
    desk.tell(shown(own, { place: `${place + 1} de ${sentences.length}`, minutes: minutesLeft() }));
    const answer = (await desk.ask(question))?.toLowerCase() ?? 'q';
    if (answer === 'q') break;
    if (answer === 's') isBorne(() => signed(own, 'conferida'));
    if (answer === 'f') isBorne(() => signed(own, 'retirada'));
    if (answer === 'd') place += 1;
    if (answer === 'v') back();
    if (answer === 'm') await askNew(own);
  }
  desk.tell(`\nAssinadas agora: ${steps.length}. Esperam: ${sentences.length - steps.length}.`);
}

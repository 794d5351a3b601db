import { ContentError } from '#texts/load/content-error.ts';
import type { Finding, Signature } from '#texts/schema/signature.ts';
import { reasons, type WaitingSentence } from '../blockers/confirm-blockers.ts';
import { withSignature } from '../write-signature.ts';
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

/** Minutes a sentence takes, and how many were read so before it is known better. */
const usual = { minutes: 4, sentences: 3 };

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

class Sitting {
  readonly #sentences: readonly WaitingSentence[];
  readonly #desk: Desk;
  readonly #start: number;
  readonly #steps: {
    place: number;
    signatures: readonly Signature[];
    unsettle: (() => void) | undefined;
  }[] = [];
  #signatures: readonly Signature[];
  #place = 0;

  constructor(sentences: readonly WaitingSentence[], before: readonly Signature[], desk: Desk) {
    this.#sentences = sentences;
    this.#signatures = before;
    this.#desk = desk;
    this.#start = desk.now();
  }

  #signed(sentence: WaitingSentence, finding: Finding, says = sentence.says): void {
    const was = says === sentence.says ? undefined : sentence.says;
    const { file } = sentence;
    const own = this.#desk.sign({ text: file, says, was, finding });
    const now = finding === 'corrigida' ? says : undefined;
    const unsettle =
      finding === 'conferida' ? undefined : this.#desk.settle(file, sentence.says, now);
    this.#steps.push({ place: this.#place, signatures: this.#signatures, unsettle });
    this.#keep(withSignature(this.#signatures, own), this.#place + 1);
  }

  #keep(signatures: readonly Signature[], place: number): void {
    this.#signatures = signatures;
    this.#place = place;
    this.#desk.keep(signatures);
  }

  #back(): void {
    const last = this.#steps.pop();
    last?.unsettle?.();
    if (last) this.#keep(last.signatures, last.place);
    this.#desk.tell(last ? '  Desfeito.' : '  Nada foi assinado aqui ainda.');
  }

  #minutesLeft(): number {
    const read = this.#steps.length;
    const spent = (this.#desk.now() - this.#start) / 60_000;
    const each = (spent + usual.minutes * usual.sentences) / (read + usual.sentences);
    return Math.ceil(each * (this.#sentences.length - this.#place));
  }

  async #do(answer: string, sentence: WaitingSentence): Promise<void> {
    if (answer === 's') this.#signed(sentence, 'conferida');
    if (answer === 'f') this.#signed(sentence, 'retirada');
    if (answer === 'd') this.#place += 1;
    if (answer === 'v') this.#back();
    if (answer === 'm') await this.#askNew(sentence);
  }

  /** Until the text says what is typed, or the sentence is left as it is. */
  async #askNew(sentence: WaitingSentence): Promise<void> {
    const says = await this.#desk.ask(newSentence);
    if (!says || says.toLowerCase() === 'q') return;
    if (!(await this.#isSigned(() => this.#signed(sentence, 'corrigida', says))))
      await this.#askNew(sentence);
  }

  /** Whether it was; else why not is told. */
  async #isSigned(signing: () => void | Promise<void>): Promise<boolean> {
    try {
      await signing();
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#desk.tell(error.message);
      return false;
    }
  }

  /** Until all are read, or somebody goes. */
  async run(): Promise<void> {
    const { ask, tell } = this.#desk;
    const all = this.#sentences.length;
    let sentence = this.#sentences[0];
    while (sentence) {
      const place = `${this.#place + 1} de ${all}`;
      tell(shown(sentence, { place, minutes: this.#minutesLeft() }));
      const answer = (await ask(question))?.toLowerCase() ?? 'q';
      if (answer === 'q') break;
      const asked = sentence;
      await this.#isSigned(() => this.#do(answer, asked));
      sentence = this.#sentences[this.#place];
    }
    const signed = this.#steps.length;
    tell(`\nAssinadas agora: ${signed}. Esperam: ${all - signed}.`);
  }
}

/** A sentence after the other, each signed as soon as it is read; what was signed last can be taken back. */
export const sit = (
  sentences: readonly WaitingSentence[],
  before: readonly Signature[],
  desk: Desk,
): Promise<void> => new Sitting(sentences, before, desk).run();

import type { ToConfirm } from '#texts/schema/fields.ts';
import type { Blocker } from './blocker.ts';

/** A sentence that waits for the practice's lawyer, and the file that says it. */
export interface WaitingSentence extends ToConfirm {
  readonly file: string;
}

/** Why a sentence waits, after its quotation. */
export const reasons: Readonly<Record<ToConfirm['rests'], string>> = {
  'segunda-mao': 'só a vimos em fonte secundária',
  memoria: 'a conhecemos, mas não a relemos na norma',
  duvida: 'é duvidosa',
};

/** Every sentence that nobody has held against the norm itself, with what to open. */
export const confirmBlockers = (sentences: readonly WaitingSentence[]): Blocker[] =>
  sentences.map(({ file, says, rests, open }) => ({
    group: 'Frases para o advogado conferir',
    file,
    problem: `“${says}”: ${reasons[rests]}`,
    remedy: `abra ${open}; se confere, assine com npm run sign; se não, corrija a frase e assine`,
  }));

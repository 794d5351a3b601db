// What was answered in one tool and is asked in another lies in the memory of the tab until it is
// closed, or erased with a press (docs/decisions/0056). Nobody fills anything in with it unasked.

/** An answer that other tools of the tab are offered. */
export interface CaseFact {
  /** Which one: a key of `tools/questions/facts.ts`. */
  readonly fact: string;
  readonly value: unknown;
  /** As it is shown: "Sexo: Mulher". */
  readonly words: string;
}

/** The name under which they lie; `tools/visit/OfferCase.astro` and `features/case/start.ts` know it too. */
const key = 'caso';

/** What the tab remembers; nothing where it keeps nothing. */
export function caseFacts(): readonly CaseFact[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

export function forgetCase(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Remembers these in the place of all others, until the tab is closed. */
export function keepCaseFacts(facts: readonly CaseFact[]): void {
  if (facts.length === 0) forgetCase();
  else
    try {
      sessionStorage.setItem(key, JSON.stringify(facts));
    } catch {}
}

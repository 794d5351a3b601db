import type { ShownFault } from '../judge/where.ts';
import { bodyKey } from '../writing/form-names.ts';
import type { Fields } from '../writing/values.ts';

/** What the CMS hands to a field or a preview of the entry that is being written. */
export interface EntryMap {
  get(key: string): unknown;
}

interface Draft {
  file: string;
  form: Fields;
}

/** While somebody types nobody is told anything. */
const pause = 600;

/** What is found in the entry that is open, for whoever shows it. */
export class Draftsman extends EventTarget {
  faults: readonly ShownFault[] | undefined;
  file = '';
  readonly #placeOf: (file: string, collection: string) => string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = '';
  /** The draft that was judged to the end. */
  #known = '';

  /** @param placeOf the file to judge it as: what is new has none yet; undefined where nobody judges */
  constructor(placeOf: (file: string, collection: string) => string | undefined) {
    super();
    this.#placeOf = placeOf;
  }

  /** Takes the entry as it is now; asks what is wrong with it once nobody types. */
  look(entry: EntryMap | undefined): void {
    if (!entry) return;
    const draft = this.#draftOf(entry);
    const key = JSON.stringify(draft);
    if (!draft || key === this.#seen) return;
    if (draft.file !== this.file) this.#tell(undefined);
    this.#seen = key;
    this.file = draft.file;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(draft, key), pause);
  }

  /** Waits until the draft, as it is by then, is judged to the end. */
  async settled(): Promise<void> {
    while (this.#known !== this.#seen)
      await new Promise((told) => this.addEventListener('settled', told, { once: true }));
  }

  /** The faults of a field that holds these words; there is one text below the fields. */
  of(field: string, value: string): readonly ShownFault[] {
    return (this.faults ?? []).filter(
      (fault) => fault.field === field && (field === bodyKey || fault.value === value),
    );
  }

  #draftOf(entry: EntryMap): Draft | undefined {
    const form = (entry.get('data') as { toJS(): Fields }).toJS();
    const collection = String(entry.get('collection') ?? '');
    const file = this.#placeOf(String(entry.get('path') ?? ''), collection);
    return file === undefined ? undefined : { file, form };
  }

  /** What can be told at once is told at once; spelling takes longer. */
  async #ask(draft: Draft, key: string): Promise<void> {
    for (const isQuick of [true, false]) {
      const faults = await this.#judged({ ...draft, isQuick });
      // Somebody went on typing meanwhile.
      if (key !== this.#seen) return;
      if (faults && (!isQuick || faults.length > 0)) this.#tell(faults);
    }
    this.#known = key;
    this.dispatchEvent(new Event('settled'));
  }

  /** Undefined where nobody answers: the folder refuses what it must when it is saved. */
  async #judged(draft: Draft & { isQuick: boolean }): Promise<readonly ShownFault[] | undefined> {
    const response = await fetch('julgar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    }).catch(() => undefined);
    return response?.ok ? ((await response.json()) as ShownFault[]) : undefined;
  }

  #tell(faults: readonly ShownFault[] | undefined): void {
    this.faults = faults;
    this.dispatchEvent(new Event('told'));
  }
}

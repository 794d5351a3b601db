import type { SiteFault, ToldSite } from '../serve/site-answer.ts';
import { written } from './folder-handle.ts';

/** How often somebody who waits is told, in milliseconds. */
const pause = 2000;

/** Follows what is found out about the whole site after a file is saved. */
export class SiteWatch extends EventTarget {
  told: ToldSite = { state: 'unasked' };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    written.addEventListener('written', () => {
      // What was known of the site holds no longer.
      this.told = { state: 'judging' };
      this.ask();
    });
  }

  /** Asks until it is known. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    const response = await fetch('site').catch(() => undefined);
    if (response?.ok) this.told = (await response.json()) as ToldSite;
    this.dispatchEvent(new Event('told'));
    if (this.told.state === 'judging') this.#timer = setTimeout(() => this.ask(), pause);
  }

  /** The faults of a field of a file, as it is saved. */
  of(file: string, field: string, value: string): readonly SiteFault[] {
    const faults = this.told.state === 'judged' ? this.told.faults : [];
    return faults.filter(
      (fault) =>
        fault.file === file &&
        fault.field === field &&
        (fault.value === undefined || fault.value === value),
    );
  }
}

import type { EditorConfig } from '../config/config.ts';
import type { Judge } from '../judge/judge.ts';
import type { SiteJudge } from '../judge/site-judge.ts';
import type { Folder } from './folder.ts';
import type { History } from './history.ts';
import type { Signing } from './signing.ts';

/** All that the editor's answers are made of. */
export interface Desk {
  config: EditorConfig;
  files: ReadonlyMap<string, Uint8Array | string>;
  folder: Folder;
  judge: Judge;
  siteJudge: Pick<SiteJudge, 'state' | 'again'>;
  signing: Pick<Signing, 'of' | 'sign'>;
  history: History;
  kindOf: (file: string) => string | undefined;
  /** What people call a file; by what it says, where that is not yet or no longer written. */
  nameOf: (file: string, text?: string) => string;
}

import { readPlace } from '#gates/fault.ts';
import type { SiteState } from '../judge/site-judge.ts';
import { type ShownFault, shownFaults } from '../judge/where.ts';
import type { Desk } from './desk.ts';

export interface SiteFault extends ShownFault {
  /** What people call the file, and its place in the editor, if it has one. */
  name: string;
  file?: string;
  address?: string;
}

/** A change that can be taken back at once, also where its file is gone and cannot be opened. */
interface LastChange {
  id: string;
  file: string;
  what: string;
}

export type ToldSite = (
  | Exclude<SiteState, { state: 'judged' }>
  | { state: 'judged'; faults: SiteFault[]; waiting?: string }
) & {
  last?: LastChange;
};

function addressOf({ config, kindOf }: Desk, file: string): string | undefined {
  const kind = kindOf(file);
  const collections = config.cms.collections as {
    name: string;
    folder?: string;
    files?: { name: string }[];
  }[];
  const own = collections.find(
    ({ name, folder, files }) =>
      (folder !== undefined && name === kind) || files?.some((one) => one.name === kind),
  );
  if (!own) return undefined;
  const entry = own.folder ? file.slice(own.folder.length + 1).replace(/\.md$/, '') : kind;
  return `#/collections/${own.name}/entries/${entry}`;
}

function siteOf(desk: Desk): ToldSite {
  const { folder, config, kindOf, nameOf, siteJudge } = desk;
  if (siteJudge.state.state !== 'judged') return siteJudge.state;
  const faults = siteJudge.state.faults.flatMap((fault): SiteFault[] => {
    const { file } = readPlace(fault.place);
    const text = folder.read(file);
    const format = config.formats[kindOf(file) ?? ''];
    if (text === undefined || !format) return [{ ...fault, where: '', name: nameOf(fault.place) }];
    const address = addressOf(desk, file);
    const [shown] = shownFaults([fault], { file, text, format, nameOf });
    return shown
      ? [{ ...shown, name: nameOf(file, text), file, ...(address ? { address } : {}) }]
      : [];
  });
  const { waiting } = siteJudge.state;
  return { state: 'judged', faults, ...(waiting !== undefined && { waiting }) };
}

async function lastOf({ folder, history }: Desk): Promise<LastChange | undefined> {
  const { id, what, files: [file] = [] } = (await history.last()) ?? {};
  return id && what && file && folder.has(file) ? { id, file, what } : undefined;
}

/** What is wrong with the whole site, and the last change. */
export async function siteAndLast(desk: Desk): Promise<ToldSite> {
  // Where Git cannot tell, there is nothing to take back; the history itself says why.
  const last = await lastOf(desk).catch(() => undefined);
  return { ...siteOf(desk), ...(last && { last }) };
}

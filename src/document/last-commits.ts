import { execFileSync } from 'node:child_process';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * The day of the last commit that touched each file, as the committer's clock said: the same in
 * every full clone. Empty without git, without its history, or where the history is cut short.
 * @param paths files and folders, relative to `folder`
 * @returns ISO dates by path relative to `folder`
 */
export function lastCommits(
  paths: readonly string[],
  folder: string = process.cwd(),
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = ['-c', 'core.quotePath=false', 'log', '--format=%x00%cs', '--name-only'];
    for (const commit of git(folder, ...log, '--relative', '--', ...paths).split('\0')) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    return new Map();
  }
  return days;
}

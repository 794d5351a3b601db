import { createHash } from 'node:crypto';
import { type Fault, message, oneLine, readPlace } from '#gates/fault.ts';

/** "content/pages/fontes.md:12" → its file and line; a page's address is no file. */
function fileAndLine(place: string): { file: string; line: number } | undefined {
  const { file, line = 1 } = readPlace(place);
  return /^[a-z][\w./-]*\.[a-z]+$/.test(file) ? { file, line } : undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** One workflow command a fault: GitHub, and hosts that speak its language, put it on the line. */
export const workflowCommands = (faults: readonly Fault[]): string =>
  faults
    .map((fault) => {
      const at = fileAndLine(fault.place);
      return at
        ? `::error file=${at.file},line=${at.line},title=Texto::${escaped(message(fault))}`
        : `::error title=Texto::${escaped(oneLine(fault))}`;
    })
    .join('\n');

/** The faults as a Code Quality report, which GitLab shows in a merge request. */
export const codeQuality = (faults: readonly Fault[]): string =>
  JSON.stringify(
    faults.map((fault) => {
      const { file, line } = fileAndLine(fault.place) ?? { file: 'content', line: 1 };
      return {
        description: oneLine(fault),
        check_name: 'texto',
        fingerprint: createHash('sha256').update(oneLine(fault)).digest('hex'),
        severity: 'blocker',
        location: { path: file, lines: { begin: line } },
      };
    }),
    undefined,
    1,
  );

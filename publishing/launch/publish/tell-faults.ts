import { writeFileSync } from 'node:fs';
import type { Fault } from '#gates/fault.ts';
import { fieldsInWords } from '../field-in-words.ts';
import { codeQuality, workflowCommands } from './annotations.ts';

const counted = (count: number): string => (count === 1 ? '1 erro' : `${count} erros`);

function entry({ sentence, reason, remedy }: Fault): string {
  const rows = [sentence && `“${sentence}”`, reason, remedy && `→ ${remedy}`];
  return rows
    .filter(Boolean)
    .map((row) => `  ${row}\n`)
    .join('');
}

/** The list for whoever writes, by place, ending with the count. */
function faultReport(faults: readonly Fault[]): string {
  const places = [...Map.groupBy(faults, ({ place }) => place)].map(
    ([place, own]) => `${place}\n${own.map(entry).join('')}`,
  );
  return `\n${fieldsInWords(places.join('\n'))}\n${counted(faults.length)}. Corrija, salve e rode de novo.`;
}

/** Says the faults: to people, and to a host that shows them beside the changed lines; to GitLab also that there are none. */
export function tellFaults(
  faults: readonly Fault[],
  { GITHUB_ACTIONS, GITLAB_CI }: NodeJS.ProcessEnv = process.env,
): void {
  if (faults.length > 0) console.error(faultReport(faults));
  if (GITHUB_ACTIONS && faults.length > 0) console.log(workflowCommands(faults));
  if (GITLAB_CI) writeFileSync('gl-code-quality-report.json', codeQuality(faults));
}

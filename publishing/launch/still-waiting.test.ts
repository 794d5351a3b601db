import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pastCeilings } from '#law/past-ceilings.ts';
import { requestTerms } from '#law/survivor-pension.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { signaturesFileIn } from '#texts/load/signatures.ts';
import { readWritten } from './read-written.ts';
import { stillWaiting, unreadFaults } from './still-waiting.ts';
import { sign, writeSignatures } from './write-signature.ts';

const facts = readFileSync('tests/fixtures/practice/practice.yaml', 'utf8');
const root = temporaryFolder('waiting');
function practiceWith(more: string): string {
  const folder = mkdtempSync(join(root, 'practice-'));
  writeFileSync(join(folder, 'practice.yaml'), `${facts}${more}`);
  return folder;
}

it('sem nenhuma assinatura, publicar pede uma palavra; uma página assinada basta, e a demonstração não pede', () => {
  expect(unreadFaults('tests/fixtures/demo-practice')).toEqual([]);
  expect(unreadFaults(practiceWith('publishUnsigned: true\n'))).toEqual([]);
  const folder = practiceWith('');
  expect(unreadFaults(folder)).toHaveLength(1);
  const lawyer = { name: 'Araçá do Exemplo', oab: 'OAB/SP 123.456' };
  const date = dayOfBuild();
  const figures = figuresOn(date);
  const text = 'content/benefits/bpc-loas.md';
  const signature = sign({ text, finding: 'conferida' }, lawyer, { date, figures });
  writeSignatures(signaturesFileIn(folder), [signature]);
  expect(unreadFaults(folder)).toEqual([]);
});

it('só espera o que o escritório publica', () => {
  const few = practiceWith(
    'publish: { benefits: [bpc-loas], letters: [], tools: [prazo-do-recurso], topics: [], pages: [] }\n',
  );
  const read = readWritten(few).reviews.map(({ file }) => file);
  expect(read).toContain('content/benefits/bpc-loas.md');
  expect(read).toContain('content/pages/privacidade.md');
  expect(read).not.toContain('content/benefits/revisoes.md');
  const { series, norms } = readWritten(few).inUse();
  expect(series).toContain(requestTerms);
  expect(series).not.toContain(pastCeilings);
  expect(Object.keys(norms)).toContain('loas');
  expect(Object.keys(norms)).not.toContain('lei-10779');
  const waiting = (folder: string) => Number(/esperam (\d+)/.exec(stillWaiting(folder) ?? '')?.[1]);
  expect(waiting(few)).toBeLessThan(waiting(practiceWith('')));
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { siteFolder } from '../../browser/site-folder.ts';
import { fetched } from '../packages/install.ts';
import { allowed } from './nu-allowed.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const jar = fetched('vnu-jar/build/dist/vnu.jar');

function judge(folder: string): Message[] {
  const options = ['-jar', jar, '--format', 'json', '--skip-non-html', resolve(folder)];
  const { stderr, error } = spawnSync('java', options, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw error;
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

const faultsOf = (messages: readonly Message[]) =>
  messages.filter(
    ({ type, subType, message, extract = '' }) =>
      (type !== 'info' || subType === 'warning') &&
      !allowed.some((one) => one.message.test(message) && one.near.test(extract)),
  );

const messages = judge(siteFolder);
const folder = temporaryFolder('nu');

test('no error and no warning on any page', () => {
  const faults = faultsOf(messages).map(
    ({ url, message, extract }) =>
      `${relative(resolve(siteFolder), new URL(url).pathname)}: ${message} (${extract})`,
  );
  expect([...new Set(faults)]).toEqual([]);
}, 120_000);

test('each allowed message is still said', () => {
  const unsaid = allowed.filter(
    (one) =>
      !messages.some(
        ({ message, extract = '' }) => one.message.test(message) && one.near.test(extract),
      ),
  );
  expect(unsaid.map(({ why }) => why)).toEqual([]);
});

test('the judge is strict: a wrong nesting and an id used twice are found', () => {
  writeFileSync(
    join(folder, 'wrong.html'),
    '<!doctype html><html lang="pt-BR"><title>x</title><p id="a"><a href="/"><button>x</button></a><p id="a">y',
  );
  const found = faultsOf(judge(folder)).map(({ message }) => message);
  expect(found.some((message) => message.includes('must not appear as a descendant'))).toBe(true);
  expect(found.some((message) => message.includes('Duplicate ID'))).toBe(true);
}, 60_000);

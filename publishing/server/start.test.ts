// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSampleSite, sampleFiles } from '#tests/fixtures/sample-site.ts';
import { listen } from '#tests/machine/ports.ts';
import { sealSite } from './seal.ts';

const site = createSampleSite();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(env: Record<string, string>, dist = site.dist) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), dist], {
    env: { PATH: process.env.PATH, ...env },
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code, ...output };
  });
  return { child, ended };
}

async function startAndWait(env: Record<string, string> = {}, dist = site.dist) {
  const { child, ended } = start({ PORT: '0', ...env }, dist);
  const [line] = await once(child.stdout, 'data');
  return { child, ended, url: String(line).trim() };
}

const built = (state: 'half' | 'not') => {
  const { dist } = createSampleSite(join(site.root, state));
  rmSync(state === 'half' ? join(dist, 'robots.txt') : dist, { recursive: true });
  return dist;
};
const taken = createServer();
const takenPort = await listen(taken);
afterAll(() => taken.close());

test.each<[env: Record<string, string>, dist: string, told: string]>([
  [{ PORT: 'http' }, site.dist, 'PORT deve ser um número de 0 a 65535, e não “http”'],
  [{ PORT: '70000' }, site.dist, '“70000”'],
  [{ HOST: 'http://localhost' }, site.dist, 'HOST deve ser um nome'],
  [{ HOST: '192.0.2.1' }, site.dist, 'não abre em http://192.0.2.1'],
  [{ PORT: `${takenPort}` }, site.dist, 'já usa esta porta'],
  [{}, built('not'), 'npm run build'],
  [{}, built('half'), 'npm run build'],
])('what cannot work is said in one line: %o %s', async (env, dist, told) => {
  const { code, out, err } = await start(env, dist).ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).toContain(told);
});

test('prints the address, serves there and on no other interface, and ends cleanly with a visitor still there', async () => {
  const { child, ended, url } = await startAndWait();
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(`${url}/beneficios/bpc-loas`)).text()).toBe(
    sampleFiles['beneficios/bpc-loas.html'],
  );
  const port = Number(new URL(url).port);
  const [error] = await once(connect(port, '127.0.0.3'), 'error');
  expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
  await once(connect(port, 'localhost'), 'connect');
  // npm passes on what the terminal has sent already.
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('while the folder is rebuilt, every page stays whole; the new build comes at once', async () => {
  const old = createSampleSite(join(site.root, 'old'));
  const next = createSampleSite(join(site.root, 'next'));
  const home = sampleFiles['index.html'];
  const newHome = `${home}<script>renewed()</script>`;
  const newScript = 'export const renewed = true;';
  writeFileSync(join(next.dist, 'index.html'), newHome);
  writeFileSync(join(next.dist, '_astro/form.NEW.js'), newScript);
  for (const ending of ['.br', '.gz']) rmSync(join(next.dist, `index.html${ending}`));
  sealSite(next.dist);

  const { child, ended, url } = await startAndWait({}, old.dist);
  const ask = async (path: string) => {
    const answer = await fetch(url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { status: answer.status, text: await answer.text(), policy };
  };
  const before = await ask('/');
  expect(before.text).toBe(home);

  writeFileSync(join(old.dist, 'index.html'), home.slice(0, 20));
  expect(await ask('/')).toEqual(before);
  rmSync(old.dist, { recursive: true });
  expect(await ask('/')).toEqual(before);

  // Sealed, but not all there yet.
  const late = join(next.dist, '_astro/form.NEW.js');
  rmSync(late);
  renameSync(next.dist, old.dist);
  await new Promise((resume) => setTimeout(resume, 1500));
  expect(await ask('/')).toEqual(before);

  writeFileSync(join(old.dist, '_astro/form.NEW.js'), newScript);
  await expect.poll(async () => (await ask('/')).text, { timeout: 20_000 }).toBe(newHome);
  expect((await ask('/')).policy).not.toBe(before.policy);
  expect((await ask('/_astro/form.NEW.js')).text).toBe(newScript);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
}, 30_000);

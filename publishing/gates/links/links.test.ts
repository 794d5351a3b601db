import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listen } from '#tests/machine/ports.ts';
import { type Answer, checkLink, checkLinks } from './check.ts';
import { outsideLinks } from './official-pages.ts';

const manners = { timeout: 300, retries: 1, pause: 1 };
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  if (url === '/mudou') response.writeHead(301, { location: '/novo' }).end();
  else if (url === '/tropeca') response.writeHead(asked.includes('/tropeca', 1) ? 200 : 503).end();
  else if (url === '/morto') response.writeHead(404).end();
  else if (url !== '/mudo') response.writeHead(200).end('ok');
});
const base = `http://127.0.0.1:${await listen(server)}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each<[name: string, url: string, answer: Answer]>([
  ['que tropeça e volta', `${base}/tropeca`, { isAlive: true }],
  ['boa', `${base}/`, { isAlive: true }],
  ['que mudou', `${base}/mudou`, { isAlive: true, movedTo: `${base}/novo` }],
  ['que não existe', `${base}/morto`, { isAlive: false, reason: 'resposta 404' }],
  ['que não responde', `${base}/mudo`, { isAlive: false, reason: expect.any(String) }],
  ['de quem não existe', 'http://127.0.0.1:1/', { isAlive: false, reason: expect.any(String) }],
])('pergunta por uma página %s', async (_name, url, answer) => {
  expect(await checkLink(url, manners)).toEqual(answer);
});

it('pergunta ao mesmo servidor uma página de cada vez', async () => {
  asked.length = 0;
  const answered: string[] = [];
  await checkLinks([`${base}/a`, `${base}/b`], manners, (url) =>
    answered.push(`${url.slice(base.length)} ${asked.length}`),
  );
  expect(answered).toEqual(['/a 1', '/b 2']);
});

it('junta as páginas oficiais das fontes e dos textos, cada uma só uma vez', () => {
  const urls = outsideLinks().map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(40);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('https://meu.inss.gov.br');
  expect(urls).toContain('https://www.planalto.gov.br/ccivil_03/leis/L8742compilado.htm');
  expect(urls.filter((url) => /wa\.me|#/.test(url))).toEqual([]);
});

it('diz de cada uma o que ela abre', () => {
  const kindOf = new Map(outsideLinks().map(({ url, kind }) => [url, kind]));
  expect(kindOf.get('https://www.planalto.gov.br/ccivil_03/leis/L8742compilado.htm')).toBe(
    'texto oficial',
  );
  expect(kindOf.get('https://www.legisweb.com.br/legislacao/?id=495991')).toBe('cópia particular');
  expect(kindOf.get('https://meu.inss.gov.br')).toBe('página citada nos textos');
});

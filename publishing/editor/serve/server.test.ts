import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '#gates/fault.ts';
import { ask as askAt } from '#tests/machine/ask.ts';
import { freePort } from '#tests/machine/ports.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { editorConfig } from '../config/config.ts';
import { fileNames } from '../file-names.ts';
import type { Judge } from '../judge/judge.ts';
import { Folder, markOf } from './folder.ts';
import { History } from './history.ts';
import { editorServer } from './server.ts';

const site = temporaryFolder('editor');
const file = 'content/glossary.yaml';
const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });

/** Refuses what says so. */
const judge = {
  faults: async ({ text }: { text?: string }): Promise<Fault[]> => {
    await reading;
    return text?.includes('inventada-errada')
      ? [
          {
            place: `${file}:1`,
            sentence: 'inventada-errada',
            reason: 'não pode.',
            remedy: 'Apague.',
          },
        ]
      : [];
  },
  heed: () => {},
} as unknown as Judge;

const firstTerm = readFileSync(file, 'utf8').split('\n').indexOf('- term: CadÚnico') + 1;
let askedAgain = 0;
const siteJudge = {
  again: () => {
    askedAgain += 1;
  },
  state: {
    state: 'judged' as const,
    faults: [
      { place: `${file}:${firstTerm}`, reason: 'não pode.', remedy: 'Apague.' },
      { place: '/beneficios/x › Parte', reason: 'é difícil.' },
    ],
  },
};

const history = new History(
  site,
  { name: 'Escritório Inventado', email: 'a@escritorio.example' },
  300,
);
const key = 'c'.repeat(32);
let reading = Promise.resolve();
const desk = {
  config: editorConfig('practice', { backend: { name: 'test-repo' } }),
  files: new Map([['/', '<!doctype html>']]),
  folder: new Folder(site, 'practice', { judge, siteJudge, history }),
  judge,
  siteJudge,
  signing: {
    of: async () => ({ isSignable: true, isDemo: false, people: [], waiting: [] }),
    sign: async ({ who }: { who: string }) => (who === 'estranha' ? 'quem assina?' : undefined),
  },
  history,
  kindOf: () => 'glossario',
  nameOf: fileNames(site, 'practice'),
};

const longName = `content/benefits/${'a'.repeat(300)}.md`;

const port = await freePort();
const server = editorServer(desk, { port, key });

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The first step of the address. */
  door?: string;
}

const ask = async (
  path: string,
  { method = 'GET', headers = {}, body, door = `/${key}` }: Asked = {},
) => {
  const all = { ...(method !== 'GET' && { origin: `http://127.0.0.1:${port}` }), ...headers };
  const answer = await askAt({ port, tls: false }, door + path, all, method, body);
  return { ...answer, body: answer.body.toString() };
};

const put = (text: string, mark: string) =>
  ask(`/pasta/${file}`, { method: 'PUT', body: text, headers: { 'if-match': mark } });

beforeAll(async () => {
  mkdirSync(join(site, 'content'));
  cpSync(file, join(site, file));
  writeFileSync(join(site, 'package.json'), '{}');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '--quiet', '-m', 'um');
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

const post = (value: unknown): Asked => ({ method: 'POST', body: JSON.stringify(value) });
const draft = (asked: string, form = {}): Asked => post({ file: asked, form, isQuick: true });
const elsewhere = { origin: 'http://mau.example' };
const put404 = { method: 'PUT', body: 'x' };

describe('o editor só fala com a própria página, e só de textos', () => {
  it.each<[name: string, path: string, asked: Asked, status: number]>([
    ['outro nome que leva a esta máquina', '/pasta', { headers: { host: 'mau.example' } }, 403],
    ['outra página que lê', '/pasta', { headers: elsewhere }, 403],
    ['outra página que escreve', `/pasta/${file}`, { method: 'PUT', headers: elsewhere }, 403],
    ['sem chave', '/pasta', { door: '' }, 403],
    ['sem a chave inteira', '/pasta', { door: `/${key.slice(1)}` }, 403],
    ['com outra chave', '/pasta', { door: '/pasta' }, 403],
    ['uma figura de fora', '/pasta', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['uma figura de perto', '/pasta', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    ['um texto enorme', '/julgar', draft(file, { x: 'x'.repeat(500_000) }), 413],
    ['um endereço que não se lê', '/pasta/%', {}, 400],
    ['o que não é JSON', '/julgar', { method: 'POST', body: '{' }, 400],
    ['um achado que não há', '/assinar', post({ file, who: 'Maria', finding: 'constructor' }), 400],
    ['julgar o que não é texto', '/julgar', draft('README.md'), 404],
    ['julgar o que está fora', '/julgar', draft('../fora.md'), 404],
    ['julgar por um desvio', '/julgar', draft('content/benefits/../../package.json'), 404],
    ['julgar um nome longo', '/julgar', draft(longName), 404],
    ['desfazer em outro arquivo', '/desfazer', post({ file: 'package.json', id: 'a' }), 404],
    ['desfazer por outro nome', '/desfazer', post({ file, id: 'HEAD^' }), 404],
    ['ler o que não é texto', '/pasta/package.json', {}, 404],
    ['escrever o que não é texto', '/pasta/package.json', put404, 404],
    ['ler por um desvio', '/pasta/content/..%2Fpackage.json', {}, 404],
    ['escrever por um desvio', '/pasta/content/..%2Fpackage.json', put404, 404],
    ['ler as assinaturas', '/pasta/practice/signatures.yaml', {}, 404],
    ['escrever assinaturas', '/pasta/practice/signatures.yaml', put404, 404],
  ])('%s', async (_, path, asked, status) => {
    expect((await ask(path, asked)).status).toBe(status);
  });

  it('quem não diz de que página vem não escreve', async () => {
    const { status } = await askAt({ port, tls: false }, `/${key}/julgar`, {}, 'POST', '{}');
    expect(status).toBe(403);
  });

  it('um atalho para outro lugar e uma pasta com nome de texto não são textos', async () => {
    const [led, named] = ['content/benefits/atalho.md', 'content/benefits/pasta.md'];
    mkdirSync(join(site, named), { recursive: true });
    symlinkSync(join(site, 'package.json'), join(site, led));
    expect((await ask('/pasta')).body).not.toMatch(/atalho|pasta\.md/);
    for (const one of [led, named]) expect((await ask(`/pasta/${one}`)).status).toBe(404);
    expect((await ask(`/pasta/${led}`, put404)).status).toBe(404);
    rmSync(join(site, led));
    rmSync(join(site, named), { recursive: true });
  });

  it('a página só carrega o que é desta pasta, e quem chega e não diz nada não fica', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(server.headersTimeout).toBeLessThan(10_000);
  });
});

describe('gravar', () => {
  const text = readFileSync(file, 'utf8');
  const better = text.replace('- term:', '# nova\n- term:');

  it('o que a montagem recusaria não é gravado, e o motivo volta com o campo', async () => {
    const { status, body } = await put(
      text.replace(/^- term: .*/m, '- term: inventada-errada'),
      markOf(text),
    );
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject([{ sentence: 'inventada-errada', remedy: 'Apague.' }]);
    expect(readFileSync(join(site, file), 'utf8')).toBe(text);
  });

  it('quem leu outra versão não escreve por cima', async () => {
    const { status, body } = await put(better, markOf('outra'));
    expect(status).toBe(409);
    expect(JSON.parse(body).refusal).toContain('recarregue');
  });

  it('o que passa é gravado e guardado com nome e data, e se desfaz', async () => {
    writeFileSync(join(site, 'package.json'), '{"own":1}');
    git('add', 'package.json');
    expect((await put(better, markOf(text))).status).toBe(200);
    git('restore', '--staged', '--worktree', 'package.json');
    expect(readFileSync(join(site, file), 'utf8')).toBe(better);
    expect(git('status', '--porcelain')).toBe('');
    expect(askedAgain).toBe(1);
    const changes = JSON.parse((await ask(`/historia?arquivo=${file}`)).body) as { id: string }[];
    expect(changes[0]).toMatchObject({ what: 'Mudou: Glossário' });
    expect(changes[1]).toMatchObject({
      who: 'x',
      what: 'Mudou fora do editor: Glossário e mais 1 arquivo',
    });
    // What somebody else is at stays theirs.
    expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(file);
    const undone = await ask('/desfazer', post({ file, id: changes[0]?.id }));
    expect(undone.status).toBe(200);
    expect(readFileSync(join(site, file), 'utf8')).toBe(text);
    expect(git('log', '-1', '--format=%s').trim()).toBe('Desfez: Glossário');
  });
});

describe('a última mudança se desfaz também onde o texto não pode ser aberto', () => {
  const gone = 'content/benefits/inventado.md';
  const last = async () => JSON.parse((await ask('/site')).body).last;

  it('um texto apagado volta, e o que já foi desfeito não se oferece de novo', async () => {
    expect(await last()).toBeUndefined();
    await ask(`/pasta/${gone}`, { method: 'PUT', body: 'título' });
    const made = await last();
    expect(made.file).toBe(gone);
    await ask(`/pasta/${gone}`, { method: 'DELETE', headers: { 'if-match': markOf('título') } });
    const removed = await last();
    expect(removed.file).toBe(gone);
    expect(removed.id).not.toBe(made.id);

    const { status } = await ask('/desfazer', post(removed));
    expect(status).toBe(200);
    expect(readFileSync(join(site, gone), 'utf8')).toBe('título');
    expect(await last()).toBeUndefined();
  });
});

describe('assinar', () => {
  const read = async (): Promise<string> =>
    JSON.parse((await ask(`/assinar?arquivo=${file}`)).body).texts[file];
  const sign = (who: string, text: string, signed = file) =>
    ask('/assinar', post({ file: signed, who, finding: 'conferida', text }));

  it('quem não é do escritório ouve por quê, e o site é conferido de novo só depois de assinado', async () => {
    const before = askedAgain;
    const { status, body } = await sign('estranha', await read());
    expect(status).toBe(422);
    expect(JSON.parse(body).refusal).toContain('quem assina?');
    expect(askedAgain).toBe(before);
    expect((await sign('Maria', await read())).status).toBe(200);
    expect(askedAgain).toBe(before + 1);
  });

  it('ninguém assina o que não leu: o que mudou depois é dito', async () => {
    const seen = await read();
    writeFileSync(join(site, file), `${seen}# nunca vista\n`);
    const { status, body } = await sign('Maria', seen);
    expect(status).toBe(409);
    expect(JSON.parse(body).refusal).toContain('agora diz “# nunca vista”');
    writeFileSync(join(site, file), seen);
  });

  it('só o que tem formulário', async () => {
    expect((await sign('Maria', '{}', 'package.json')).status).toBe(404);
    expect((await ask('/assinar?arquivo=package.json')).status).toBe(404);
  });
});

describe('o site inteiro, como está salvo', () => {
  it('cada falha diz o seu arquivo, o seu campo e onde abri-lo', async () => {
    const { state, faults } = JSON.parse((await ask('/site')).body);
    expect(state).toBe('judged');
    expect(faults[0]).toMatchObject({
      name: 'Glossário',
      file,
      address: '#/collections/textos/entries/glossario',
      reason: 'não pode.',
    });
    expect(faults[0].where).toContain('Palavra 1');
    expect(faults[1]).toMatchObject({ name: '/beneficios/x › Parte', reason: 'é difícil.' });
    expect(faults[1].address).toBeUndefined();
  });
});

describe('duas pessoas e outros programas', () => {
  const text = () => readFileSync(join(site, file), 'utf8');
  const more = (word: string) => `${text()}# ${word}\n`;

  it('de dois textos salvos ao mesmo tempo um vale, e o outro ouve que chegou tarde', async () => {
    const mark = markOf(text());
    const [first, second] = [more('um'), more('dois')];
    const answers = await Promise.all([put(first, mark), put(second, mark)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([first, second]).toContain(text());
  });

  it('o que outro programa escreve durante a conferência não se perde', async () => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    reading = promise;
    const saving = put(more('da página'), markOf(text()));
    const other = more('de outro programa');
    await new Promise((resolve) => setTimeout(resolve, 100));
    writeFileSync(join(site, file), other);
    goOn();
    expect((await saving).status).toBe(409);
    expect(text()).toBe(other);
    git('commit', '--quiet', '--all', '-m', 'outro');
  });

  const undoNewest = () => {
    const id = git('log', '-1', '--format=%H', '--', file).trim();
    return ask('/desfazer', post({ file, id }));
  };

  it('o nome de passagem não leva a outro arquivo; o que o disco recusa é dito', async () => {
    const passing = join(site, 'content/.glossary.yaml.novo');
    symlinkSync(join(site, 'package.json'), passing);
    expect((await put(more('pelo atalho'), markOf(text()))).status).toBe(200);
    expect(readFileSync(join(site, 'package.json'), 'utf8')).toBe('{}');
    mkdirSync(passing);
    const before = text();
    const { status, body } = await put(more('sem lugar'), markOf(before));
    expect(status).toBe(507);
    expect(JSON.parse(body).refusal).toContain('nada foi salvo');
    expect(text()).toBe(before);
    rmSync(passing, { recursive: true });
  });

  it('um arquivo com a marca que o Bloco de Notas põe no começo é salvo', async () => {
    const plain = text();
    writeFileSync(join(site, file), `\uFEFF${plain}`);
    expect((await put(plain, markOf(plain))).status).toBe(200);
    expect(text()).toBe(plain);
  });

  it('o que outro programa escreveu está na história antes que desfazer o tire do arquivo', async () => {
    writeFileSync(join(site, file), more('escrita à mão'));
    expect((await undoNewest()).status).toBe(200);
    expect(text()).not.toContain('escrita à mão');
    expect(git('log', '-1', '-p', 'HEAD^')).toContain('+# escrita à mão');
  });

  it.each([
    [
      'uma junção',
      () => writeFileSync(join(site, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD')),
      'merge',
    ],
    [
      'um rebase',
      () => expect(() => git('rebase', '--exec', 'false', 'HEAD^')).toThrow(),
      'rebase',
    ],
  ])(
    'no meio de %s nada é salvo: desistir levaria o que está no arquivo',
    async (_, begin, work) => {
      const before = text();
      begin();
      const { status, body } = await put(more('salva no meio'), markOf(before));
      expect(status).toBe(503);
      expect(JSON.parse(body).refusal).toContain('Deixe esta página aberta');
      git(work, '--abort');
      expect(text()).toBe(before);
      expect((await put(more('salva depois'), markOf(before))).status).toBe(200);
    },
  );

  it('o que o Git não pode guardar não fica no arquivo, e é salvo quando pode', async () => {
    const own = new History(site, { name: 'x', email: 'x@x.example' }, 50);
    await own.keep('../fora.yaml', 'Mudou: fora do repositório');
    const lock = join(site, '.git/index.lock');
    const before = text();
    writeFileSync(lock, '');
    const { status, body } = await put(more('guardada depois'), markOf(before));
    expect(status).toBe(503);
    expect(JSON.parse(body).refusal).toContain('outro programa');
    expect(text()).toBe(before);
    writeFileSync(join(site, file), more('de outro programa'));
    expect((await undoNewest()).status).toBe(503);
    expect(text()).toContain('de outro programa');
    rmSync(lock);
    expect((await put(more('guardada depois'), markOf(text()))).status).toBe(200);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('onde o Git não sabe o que havia antes, isso é dito e nada se apaga', async () => {
    const id = git('log', '-1', '--format=%H', '--', file).trim();
    const shallow = join(site, '.git/shallow');
    const parent = git('rev-parse', `${id}^`).trim();
    const object = join(site, '.git/objects', parent.slice(0, 2), parent.slice(2));
    writeFileSync(shallow, `${id}\n`);
    rmSync(object);
    const { status, body } = await ask('/desfazer', post({ file, id }));
    expect(status).toBe(503);
    expect(JSON.parse(body).refusal).toContain('Git');
    expect(existsSync(join(site, file))).toBe(true);
  });
});

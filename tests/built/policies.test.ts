import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  framedFolder,
  headersFor,
  letterReadingPath,
  readingPath,
} from '#server/headers.ts';
import { readSite } from '#server/read-site.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages } from './pages.ts';

const policyName = 'Content-Security-Policy';
const site = readSite(siteFolder);
const pages = site.filter(({ hashes }) => hashes);

onEveryPage('nada na política é frouxo', pages, ({ path, hashes }) => {
  const headers = headersFor(path, hashes);
  const directives = new Map(
    (headers[policyName] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  const isFramed = path.startsWith(framedFolder);
  expect(directives.get('frame-ancestors')).toEqual([isFramed ? '*' : "'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  const isReading = path === readingPath;
  const readers = isReading ? ['pdf'] : path.startsWith(letterReadingPath) ? ['pdf', 'foto'] : [];
  expect(directives.get('trusted-types')).toEqual(isFramed ? ["'none'"] : ['sw', ...readers]);
  const isClosed = isReading || isFramed;
  expect(directives.get('connect-src')).toEqual([isClosed ? "'none'" : "'self'"]);
  const form = path === '/' ? ['https://wa.me', 'https://api.whatsapp.com'] : ["'none'"];
  expect(directives.get('form-action')).toEqual(form);
  for (const [name, sources] of directives) {
    if (!name.endsWith('-src')) continue;
    for (const source of sources) expect(source).toMatch(/^'(none|self|sha256-[\w+/=]+)'$/);
  }
  expect(headers['Speculation-Rules']).toBe(isClosed ? undefined : '"/speculation-rules.json"');
});

test('o avaliador de políticas do Google não acha falha grave', () => {
  const all = site.map(({ path, hashes }) => headersFor(path, hashes)[policyName] ?? '');
  const written = readFileSync(join(siteFolder, '_headers'), 'utf8').matchAll(
    /Content-Security-Policy: (.+)/g,
  );
  const policies = new Set([...all, ...[...written].map(([, policy = '']) => policy)]);
  expect(policies.size).toBeGreaterThan(1);
  for (const policy of policies) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave, policy).toEqual([]);
  }
});

test('o avaliador acha a falha que existe', () => {
  const loose = contentSecurityPolicy().replace("script-src 'self'", "script-src 'unsafe-inline'");
  const findings = new CspEvaluator(new CspParser(loose).csp).evaluate();
  expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true);
});

test('nenhuma ilha recebe HTML pronto, que React teria de escrever como texto', () => {
  expect(builtPages.length).toBeGreaterThan(10);
  for (const { path, html } of builtPages) {
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(markup, path).not.toMatch(/<astro-(?:static-)?slot|data-astro-template/);
  }
});

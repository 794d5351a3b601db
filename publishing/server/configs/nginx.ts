import { spellingsOf } from '#offline/canonical.ts';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { contentTypes } from '../content-type.ts';
import { tlsOnlyHeaders } from '../headers.ts';
import type { Answer, Answers } from './answers.ts';
import { block, lines, quotedBut } from './written.ts';

/** What one TLS record carries. */
export const tlsRecordKilobytes = 4;

/**
 * The inside of an nginx `server` block, from 1.18 on. The block around it says `listen`,
 * `server_name` and `root`, the folder of the site; `brotli_static on` too, where nginx has it.
 * Each file is a location of its own and everything else is unknown, so nothing is served by accident.
 */
export function nginxConfig(answers: Answers): string {
  const { known, notFound, fixed, varying, empty, earlier, homes } = answers;
  const set = ({ headers }: Pick<Answer, 'headers'>) =>
    varying
      .filter((name) => headers[name] !== empty[name])
      .map((name) => `set ${variable(name)} ${quoted(headers[name] ?? '')};`);
  const tls = Object.entries(tlsOnlyHeaders);
  return lines([
    '# Written by the build from publishing/server/headers.ts; belongs to this very build. Include it in a',
    '# server block that sets listen, server_name and root.',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'log_not_found off;',
    'max_ranges 0;',
    '# A browser can read a record once it is there: 16 KB, as usual, come in two round trips.',
    `ssl_buffer_size ${tlsRecordKilobytes}k;`,
    'gzip off;',
    'gzip_static on;',
    'types { }',
    'error_page 404 /404.html;',
    '',
    '# What was asked for, before nginx decodes it: odd is another spelling, never is none of ours.',
    'set $site_spelling plain;',
    'if ($request_uri !~ "^(?<site_asked>[^?]*)") { return 404; }',
    'if ($site_asked != $uri) { set $site_spelling odd; }',
    'if ($site_asked ~* "%2f|/(?:\\.|%2e){1,2}(?:/|$)") { set $site_spelling never; }',
    '',
    ...varying.map((name) => `set ${variable(name)} ${quoted(empty[name] ?? '')};`),
    ...tls.map(([name]) => `set ${variable(name)} "";`),
    ...tls.map(([name, value]) => `if ($https) { set ${variable(name)} ${quoted(value)}; }`),
    '# An empty value sends no header.',
    ...[...varying, ...tls.map(([name]) => name)].map(
      (name) => `add_header ${name} ${variable(name)} always;`,
    ),
    ...Object.entries(fixed).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Vary Accept-Encoding always;',
    '',
    '# A letter that the phone itself should have taken: led on, and not read.',
    `if ($uri = ${sharePath}) { return 303 ${arrivalPath}; }`,
    'set $site_allow "";',
    'add_header Allow $site_allow always;',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $site_allow "GET, HEAD"; return 405 ""; }',
    '',
    block('location = /404.html', [
      'internal;',
      `default_type ${quoted(notFound.type)};`,
      ...set(notFound),
    ]),
    block('location /', ['return 404;']),
    ...known.map((answer) =>
      block(`location = ${answer.path}`, [
        answer.isPage
          ? `if ($site_spelling = odd) { return 301 ${answer.path}$is_args$args; }`
          : 'if ($site_spelling = odd) { return 404; }',
        'if ($site_spelling = never) { return 404; }',
        `default_type ${quoted(answer.type)};`,
        ...set(answer),
        `try_files /${answer.file} =404;`,
      ]),
    ),
    '',
    '# Of earlier releases, beside the folder of the site; where there are none, unknown like the rest.',
    'set $site_earlier $document_root/../earlier;',
    block(`location ~ "${earlier.pattern}"`, [
      'if ($site_spelling != plain) { return 404; }',
      `types { ${nginxTypes} }`,
      ...set(earlier),
      'root $site_earlier;',
      'try_files $uri =404;',
    ]),
    '',
    ...[...homes].map(([from, path]) =>
      block(`location ~* "${spellingsOf(from)}"`, [
        'if ($site_spelling = never) { return 404; }',
        `return 301 ${path}$is_args$args;`,
      ]),
    ),
  ]);
}

const quoted = (value: string): string => quotedBut(/\$/, value);

const nginxTypes = Object.entries(contentTypes)
  .map(([ending, type]) => `${quoted(type)} ${ending.slice(1)};`)
  .join(' ');

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

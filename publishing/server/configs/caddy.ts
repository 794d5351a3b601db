import { spellingsOf } from '#offline/canonical.ts';
import { arrivalPath, sharePath } from '#offline/shared.ts';
import { contentTypes } from '../content-type.ts';
import { tlsOnlyHeaders } from '../headers.ts';
import type { Answer, Answers } from './answers.ts';
import { block, lines, quotedBut } from './written.ts';

/**
 * The inside of a Caddy site block, from 2.6 on: `import` it below the name of the site and `root`,
 * the folder of the site. Only files of the tables are served, each at exactly one address. The size
 * of TLS records is left alone: Go begins each connection with records of one segment.
 */
export function caddyConfig(answers: Answers): string {
  const { known, notFound, fixed, varying, empty, earlier, homes } = answers;
  const row = ({ path, file, type, headers }: Answer) =>
    [path, `/${file}`, quoted(type), ...varying.map((name) => quoted(headers[name] ?? ''))].join(
      ' ',
    );
  return lines([
    '# Written by the build from publishing/server/headers.ts; belongs to this very build. Import it in a site',
    '# block that sets root.',
    block('route', [
      // Last of all, over what Caddy's own parts say.
      block('header', ['-Server', '-Accept-Ranges', 'Vary Accept-Encoding', 'defer']),
      ...headerLines(fixed),
      ...headerLines(empty),
      '@site_tls protocol https',
      ...headerLines(tlsOnlyHeaders, '@site_tls '),
      '',
      '# A letter that the phone itself should have taken: led on, and not read.',
      `redir ${sharePath} ${arrivalPath} 303`,
      '@site_method not method GET HEAD',
      block('handle @site_method', ['header Allow "GET, HEAD"', 'respond 405']),
      '',
      block(`map {path} ${['file', 'type', ...varying].map(placeholder).join(' ')}`, [
        ...known.map(row),
        `default ${['file', 'type', ...varying].map(() => '""').join(' ')}`,
      ]),
      block(`map {path} ${placeholder('page')}`, [
        ...[...homes].map(([from, path]) => `~(?i)${spellingsOf(from)} ${path}`),
        'default ""',
      ]),
      block(`map {query} ${placeholder('mark')}`, ['~.+ "?"', 'default ""']),
      '',
      // What was asked for, before Caddy decodes it.
      `@site_known expression \`${placeholder('file')} != "" && !{uri}.matches("^[^?]*%")\``,
      block('handle @site_known', [
        `header Content-Type ${placeholder('type')}`,
        ...varying.flatMap((name) => varyingLines(name)),
        ...fileServer(placeholder('file'), []),
      ]),
      `@site_spelling expression \`${placeholder('page')} != "" && !{uri}.matches("^[^?]*%2[fF]")\``,
      block('handle @site_spelling', [
        `redir ${placeholder('page')}${placeholder('mark')}{query} 301`,
      ]),
      '# Of earlier releases, beside the folder of the site; where there are none, unknown like the rest.',
      block(`map {path} ${placeholder('earlier_type')}`, [
        ...Object.entries(contentTypes).map(([ending, type]) => `~\\${ending}$ ${quoted(type)}`),
        'default ""',
      ]),
      block('@site_earlier', [
        `path_regexp ${earlier.pattern}`,
        'expression `!{uri}.matches("^[^?]*%")`',
        block('file', [`root ${earlierRoot}`, 'try_files {path}']),
      ]),
      block('handle @site_earlier', [
        `header Content-Type ${placeholder('earlier_type')}`,
        ...headerLines(earlier.headers),
        ...fileServer('{path}', [`root ${earlierRoot}`]),
      ]),
      block('handle', [
        '# Nobody has a copy of what does not exist.',
        'request_header -If-None-Match',
        'request_header -If-Modified-Since',
        `header Content-Type ${quoted(notFound.type)}`,
        ...headerLines(notFound.headers),
        ...fileServer(`/${notFound.file}`, ['status 404']),
      ]),
    ]),
  ]);
}

const earlierRoot = '{http.vars.root}/../earlier';

const placeholder = (name: string) => `{site_${name.toLowerCase().replaceAll('-', '_')}}`;

const headerLines = (headers: Readonly<Record<string, string>>, matcher = '') =>
  Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quoted(value)}`);

/** Sends a header of the table where it has a value. */
function varyingLines(name: string): string[] {
  const matcher = `@site_no_${name.toLowerCase().replaceAll('-', '_')}`;
  return [
    `header ${name} ${placeholder(name)}`,
    `${matcher} expression \`${placeholder(name)} == ""\``,
    `header ${matcher} -${name}`,
  ];
}

const fileServer = (file: string, options: readonly string[]) => [
  // Ours are small; a whole answer is always allowed.
  'request_header -Range',
  `rewrite * ${file}`,
  block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...options]),
];

const quoted = (value: string): string => quotedBut(/[{}]/, value);

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dayInBrasilia } from '#api/words.ts';
import { commands } from './commands.ts';
import { codeOf, Failure } from './failure.ts';
import { help } from './help.ts';

const options = {
  json: { type: 'boolean' },
  forma: { type: 'boolean' },
  hoje: { type: 'string' },
  'lei-antiga': { type: 'boolean' },
  'com-nomes': { type: 'boolean' },
  ajuda: { type: 'boolean' },
  help: { type: 'boolean' },
  versao: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

/** Of the package beside which this file lies. */
const version = (): string =>
  JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version;

async function answer(words: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
  });
  const stray = Object.keys(values).find((name) => !Object.hasOwn(options, name));
  if (stray) throw new Failure(`a opção --${stray} não existe. Veja --ajuda.`);
  if (values.versao || values.version) return version();
  const [name = '', file, more] = positionals;
  if (values.ajuda || values.help || name === '') return help.trimEnd();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Failure(`o comando “${name}” não existe. Há: ${Object.keys(commands).join(', ')}.`);
  if (more !== undefined)
    throw new Failure(`“${more}” sobra: é um arquivo, ou um dia, de cada vez.`);
  if (values.forma) {
    if (!command.shape) throw new Failure(`“${name}” lê um papel: não tem fatos.`);
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...command.shape.schema,
    };
    return JSON.stringify(schema, null, 2);
  }
  const { hoje = dayInBrasilia(new Date()) } = values;
  if (typeof hoje !== 'string') throw new Failure('falta o dia de --hoje: AAAA-MM-DD.');
  const { json, lines } = await command.run({
    file,
    today: hoje,
    allowStale: values['lei-antiga'] === true,
    withNames: values['com-nomes'] === true,
  });
  return values.json ? JSON.stringify(json, null, 2) : lines.join('\n').replaceAll('\u00a0', ' ');
}

try {
  process.stdout.write(`${await answer(process.argv.slice(2))}\n`);
} catch (error) {
  const code = codeOf(error);
  process.stderr.write(
    `previdencia: ${code === 1 ? (error as Error).stack : (error as Error).message}\n`,
  );
  process.exitCode = code;
}

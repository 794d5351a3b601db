import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Failure } from './failure.ts';

/**
 * The bytes of a file; "-" is the standard input, awaited to its end: whoever writes into it may be slow.
 * @throws {Failure} where there is no such file
 */
export async function bytesOf(file: string | undefined): Promise<Uint8Array> {
  if (file === undefined || (file === '-' && process.stdin.isTTY))
    throw new Failure('falta o arquivo. Escreva o nome dele, ou - e mande o texto pela entrada.');
  try {
    return await (file === '-' ? buffer(process.stdin) : readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(
      code === 'ENOENT'
        ? `o arquivo “${file}” não existe.`
        : `não foi possível ler “${file}” (${code}).`,
    );
  }
}

/** The same as text. @throws {Failure} where it is none */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('o arquivo não é um texto em UTF-8.');
  }
}

/** Facts written as JSON. @throws {Failure} where they are none */
export async function factsOf(file: string | undefined): Promise<unknown> {
  const text = textOf(await bytesOf(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`os fatos não são JSON: ${(error as Error).message}`);
  }
}

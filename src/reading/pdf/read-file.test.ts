import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { readFile } from './read-file.ts';

// What is seen before any reader is asked for.

const whole = Buffer.alloc(limits.bytes, '%PDF-');

it.each([
  ['de outra espécie', 'notPdf', readFileSync('tests/fixtures/motivos.xlsx')],
  ['vazio', 'notPdf', Buffer.alloc(0)],
  ['grande demais', 'tooLarge', Buffer.concat([whole, Buffer.alloc(1)])],
] as const)('um arquivo %s: %s', async (_, fault, bytes) => {
  const { outcome } = readFile(new Blob([bytes]), () => {});
  expect(await outcome).toEqual({ fault });
});

import { cpSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { signaturesFileIn } from '#texts/load/signatures.ts';
import { Signing } from './signing.ts';

const practice = temporaryFolder('signing');
cpSync('tests/fixtures/practice', practice, { recursive: true });

const file = 'content/benefits/como-contribuir.md';
const other = 'content/benefits/bpc-loas.md';
const kept: string[][] = [];
const signing = new Signing('.', practice, {
  keep: async (...change) => {
    kept.push(change);
  },
  refuseAtWork: async () => undefined,
});

it('uma frase e depois a página: assinadas por quem é do escritório, e guardadas na história', async () => {
  const { people, waiting, isSignable, isDemo } = await signing.of(file);
  expect({ isSignable, isDemo }).toEqual({ isSignable: true, isDemo: false });
  const who = people[0]?.id ?? '';
  const says = waiting[0]?.says;
  const finding = 'conferida';

  expect(await signing.sign({ file, who: 'OAB/AC 1', finding }, 'BPC')).toContain('quem assina?');
  expect(kept).toEqual([]);

  expect(
    await signing.sign({ file, who, finding, ...(says !== undefined && { says }) }, 'BPC'),
  ).toBeUndefined();
  const left = await signing.of(file);
  expect(left.waiting).toEqual(waiting.slice(1));
  expect(left.signed).toBeUndefined();

  expect(await signing.sign({ file, who, finding }, 'BPC')).toBeUndefined();
  expect((await signing.of(file)).signed).toContain(people[0]?.name);
  expect(readFileSync(signaturesFileIn(practice), 'utf8')).toContain(file);
  expect(kept).toHaveLength(2);
  expect(kept[0]).toEqual([signaturesFileIn(practice), 'Assinou: BPC']);

  expect(await signing.sign({ file, who: '', finding: 'desfazer' }, 'BPC')).toBeUndefined();
  expect((await signing.of(file)).signed).toBeUndefined();
  expect(await signing.sign({ file, who: '', finding: 'desfazer' }, 'BPC')).toContain('não há');
}, 60_000);

it('todas as frases vêm norma por norma, e o endereço que se abriu se assina à parte', async () => {
  const { waiting, people } = await signing.of('');
  expect(new Set(waiting.map((one) => one.file)).size).toBeGreaterThan(1);
  const places = waiting.map(({ place }) => place);
  const changes = places.filter((place, index) => place !== places[index - 1]);
  expect(changes).toHaveLength(new Set(places).size);
  const source = waiting.flatMap(({ sources }) => sources).find(({ isUntested }) => isUntested);
  const address = `norma:${source?.norm}`;
  const who = people[0]?.id ?? '';
  expect(await signing.sign({ file: address, who, finding: 'conferida' }, address)).toBeUndefined();
  const left = (await signing.of('')).waiting.flatMap(({ sources }) => sources);
  expect(left.filter((one) => one.norm === source?.norm && one.isUntested)).toEqual([]);
  expect(await signing.sign({ file: 'norma:x', who, finding: 'conferida' }, 'x')).toContain(
    'não há',
  );
}, 60_000);

it('o que o Git não guarda não fica assinado', async () => {
  const text = () => readFileSync(signaturesFileIn(practice), 'utf8');
  const before = text();
  const unkept = new Signing('.', practice, {
    keep: () => Promise.reject(new Error('Git')),
    refuseAtWork: async () => undefined,
  });
  const who = (await unkept.of(other)).people[0]?.id ?? '';
  const signed = unkept.sign({ file: other, who, finding: 'conferida' }, 'BPC');
  await expect(signed).rejects.toThrow('Git');
  expect(text()).toBe(before);
}, 60_000);

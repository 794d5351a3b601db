import { describe, expect, it } from 'vitest';
import { anyOf, everyOf } from './any-of.ts';

describe('anyOf', () => {
  const part = anyOf`roca, sitio`;
  const phrases = anyOf`indefer-, nega(do|da), prazo ..2 defesa, -dias,
    cobran_ d[ea] (a|
    b), ^so na ${part}, fim…, prazo- ~9 carta, aviso…9 lido, via \(a\)`;

  it.each([
    'foi indeferido',
    'pedido negado .',
    'prazo para a defesa',
    'prazo defesa',
    'em 30dias',
    'cobranca de b',
    'so na roca',
    'prazos da carta',
    'aviso; lido',
    'via (a)',
  ])('finds %s', (text) => expect(text).toMatch(phrases));

  it.each([
    'reindeferido',
    'negador',
    'prazo que se abriu para defesa',
    'cobran de b',
    'isso na roca',
    'prazo; carta',
    'prazo de cartas',
    'prazo da primeira carta',
    'aviso. lido',
  ])('does not find %s', (text) => expect(text).not.toMatch(phrases));

  it('takes a phrase out up to the end of its sentence', () =>
    expect('um . caso nao venha cessa . dois'.replaceAll(everyOf`caso nao…`, '-')).toBe(
      'um . -. dois',
    ));
});

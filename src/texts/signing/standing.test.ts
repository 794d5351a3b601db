import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import type { FigureSource } from '../figures/figure.ts';
import { figuresOn } from '../figures/figures.ts';
import type { Signature } from '../schema/signature.ts';
import { sealSentence, sealText, writtenSeal } from './seal.ts';
import { changesSince, signerOf } from './standing.ts';

const folder = temporaryFolder('signing');

const file = join(folder, 'texto.md');
const page = `---
title: Uma página
lead: Uma frase no alto.
verifiedOn: 2026-11-20
toConfirm:
  - says: O prazo é de dez dias.
    rests: memoria
    open: a lei
---

## Quanto é

Vale {{salario-minimo}} por mês.

::base[loas-20]

## Prazo

O prazo **é de** dez dias. O telefone é {{pratica.telefone}}.

::base[loas-20-3]
`;
const withWage =
  (wage: string): FigureSource =>
  (key) => ({
    text: key === 'salario-minimo' ? wage : `${key} ${wage}`,
  });
const figures = withWage('R$ 1.621,00');
const says = 'O prazo é de dez dias.';

/** Signs the page as it is above, then writes it changed. */
function signedThen(changed: string, sentence?: string): Signature {
  writeFileSync(file, page);
  const seal = sentence ? sealSentence(file, sentence, figures) : sealText(file, figures);
  writeFileSync(file, changed);
  return {
    text: file,
    ...(sentence && { says: sentence }),
    finding: 'conferida',
    name: 'Araçá do Exemplo',
    oab: 'OAB/SP 123.456',
    on: '2026-11-22',
    seal: seal ? writtenSeal(seal) : '',
  };
}

describe('a assinatura do texto inteiro', () => {
  it.each([
    ['nada', page, []],
    ['uma frase', page.replace('por mês', 'por ano'), ['mudou o texto']],
    ['o resumo do alto', page.replace('no alto', 'no topo'), ['mudou o texto']],
    ['uma fonte', page.replace('loas-20]', 'loas-21]'), ['mudou o texto', 'mudou uma fonte']],
  ])('quando muda %s', (_, changed, changes) => {
    expect(changed === page).toBe(changes.length === 0);
    expect(changesSince(signedThen(changed), figures)).toEqual(changes);
  });

  it('não vence com outra quebra de linha, outra data de conferência, outro telefone ou uma frase já confirmada', () => {
    const changed = page
      .replace('Vale {{salario-minimo}} por', 'Vale {{salario-minimo}}\npor')
      .replace('2026-11-20', '2026-12-20')
      .replace(/toConfirm:[\s\S]*?(?=---)/, '');
    expect(changesSince(signedThen(changed), figures)).toEqual([]);
  });

  it('vence quando muda o valor do ano, e só ele', () => {
    expect(changesSince(signedThen(page), withWage('R$ 1.741,00'))).toEqual([
      'mudou um valor do ano',
    ]);
  });

  it('vale enquanto nada muda, e só para quem leu o texto inteiro', () => {
    const whole = signedThen(page);
    const by = (...signatures: Signature[]) =>
      signerOf(
        file,
        Object.assign((key: string) => figures(key), { signatures }),
      );
    expect(by(whole)).toBe(whole);
    expect(by(signedThen(page, says))).toBeUndefined();
    expect(by({ ...whole, text: 'outro.md' })).toBeUndefined();
    writeFileSync(file, page.replace('** dez', '** doze'));
    expect(by(whole)).toBeUndefined();
  });
});

describe('a assinatura de uma frase', () => {
  it.each([
    ['outra parte', page.replace('por mês', 'por ano'), []],
    ['a frase', page.replace('** dez', '** doze'), ['a frase não está mais no texto']],
    ['a fonte da parte', page.replace('loas-20-3', 'loas-20-4'), ['mudou uma fonte']],
  ])('quando muda %s', (_, changed, changes) => {
    expect(changed).not.toBe(page);
    expect(changesSince(signedThen(changed, says), figures)).toEqual(changes);
  });

  it('vence com o valor da sua parte, e não com o de outra', () => {
    const later = withWage('R$ 1.741,00');
    expect(changesSince(signedThen(page, says), later)).toEqual([]);
    const changed = page.replace('Vale ', 'O valor segue o salário. Vale ');
    writeFileSync(file, changed);
    const seal = sealSentence(file, 'O valor segue o salário.', figures);
    const signature = { ...signedThen(page, says), says: 'O valor segue o salário.' };
    writeFileSync(file, changed);
    expect(changesSince({ ...signature, seal: seal ? writtenSeal(seal) : '' }, later)).toEqual([
      'mudou um valor do ano',
    ]);
  });

  it('com “…” no lugar de um valor vale para o valor que está ali, e só para ele', () => {
    const quoted = 'Vale … por mês.';
    expect(changesSince(signedThen(page, quoted), figures)).toEqual([]);
    const changed = page.replace('{{salario-minimo}}', '{{teto-inss}}');
    expect(changesSince(signedThen(changed, quoted), figures)).toContain('mudou o texto');
  });

  it('retirada, vence se a frase volta', () => {
    const signature: Signature = {
      ...signedThen(page.replace(/O prazo \*.*? dez dias\./, ''), says),
      finding: 'retirada',
    };
    expect(changesSince(signature, figures)).toEqual([]);
    writeFileSync(file, page);
    expect(changesSince(signature, figures)).toEqual(['a frase voltou ao texto']);
  });
});

it('as páginas de verdade mudam de selo quando muda o salário mínimo', () => {
  const text = 'content/benefits/bpc-loas.md';
  expect(readFileSync(text, 'utf8')).toContain('{{salario-minimo}}');
  const [before, after] = ['2026-11-22', '2027-11-22'].map((day) =>
    sealText(text, figuresOn(isoDate(day))),
  );
  expect(before?.values).not.toBe(after?.values);
  expect(before?.words).toBe(after?.words);
  expect(before?.sources).toBe(after?.sources);
});

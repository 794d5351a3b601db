import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadPractice } from '#content/load/practice.ts';
import { isoDate } from '#law/date.ts';
import { Byline } from './Byline.tsx';

const on = (date: string) =>
  renderToStaticMarkup(
    <Byline practice={loadPractice()} date={isoDate(date)} verifiedOn="2026-11-20" />,
  );

it('avisa “Em revisão” quando a verificação passa de seis meses, e nem um dia antes', () => {
  expect(on('2027-05-20')).not.toContain('Em revisão');
  expect(on('2027-05-21')).toContain('<mark>Em revisão.</mark>');
  expect(on('2027-05-21')).toContain('https://meu.inss.gov.br');
});

it('diz sempre quando e quem verificou', () => {
  for (const date of ['2026-11-21', '2028-01-01'])
    expect(on(date).replaceAll('\u00a0', ' ')).toMatch(
      /Verificado em .*20 de novembro de 2026.* Responsável: .*OAB/,
    );
});

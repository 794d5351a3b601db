import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { Byline } from './Byline.tsx';

const on = (date: string, signature?: Signature) =>
  renderToStaticMarkup(
    <Byline
      date={isoDate(date)}
      text={{ verifiedOn: '2026-11-20', updatedOn: '2026-11-20', signature }}
      kind="escritorio"
    />,
  );

it('avisa “Em revisão” quando a verificação passa de seis meses, e nem um dia antes', () => {
  expect(on('2027-05-20')).not.toContain('Em revisão');
  expect(on('2027-05-21')).toContain('<mark>Em revisão.</mark>');
  expect(on('2027-05-21')).toContain('https://meu.inss.gov.br');
});

it('sem assinatura, diz quando foi escrito e que ninguém conferiu', () => {
  for (const date of ['2026-11-21', '2028-01-01'])
    expect(on(date).replaceAll('\u00a0', ' ')).toMatch(
      /Escrito em .*20 de novembro de 2026.*ainda não conferido/,
    );
});

it('diz quem conferiu, com a inscrição e o dia', () => {
  const signature: Signature = {
    text: 'content/x.md',
    finding: 'conferida',
    name: 'Araçá do Exemplo',
    oab: 'OAB/SP 123.456',
    on: '2026-11-22',
    seal: '',
  };
  const html = on('2026-12-01', signature).replaceAll('\u00a0', ' ');
  expect(html).toMatch(
    /Conferido por Araçá do Exemplo, OAB\/SP 123\.456, em <time dateTime="2026-11-22">22 de novembro de 2026/,
  );
  expect(html).not.toContain('Escrito em');
});

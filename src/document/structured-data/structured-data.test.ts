import { expect, it } from 'vitest';
import { loadPractice } from '#texts/load/practice.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { structuredData } from './structured-data.ts';

const practice = loadPractice('tests/fixtures/practice');
const image = 'https://www.previdenciaclara.com.br/og/inicio.png';
const crumbs = [{ label: 'Início', href: '/' }, { label: 'Aqui' }];
const text = { updatedOn: '2026-11-21', signature: undefined };

it('um título não fecha o bloco de dados, e volta igual', () => {
  const title = 'Isto </script><!-- & “aquilo”';
  const data = structuredData({ practice, path: '/x', title, image, crumbs, text }) ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)['@graph'][0].headline).toBe(title);
});

it('uma página sem texto revisado não tem data nem pessoa que responda por ela', () => {
  const data = structuredData({ practice, path: '/x', title: 'X', image, crumbs }) ?? '';
  const [page] = JSON.parse(data)['@graph'];
  expect(page['@type']).toBe('WebPage');
  expect(page).not.toHaveProperty('lastReviewed');
  expect(page).not.toHaveProperty('reviewedBy');
});

it('a página de endereços desconhecidos não diz nada', () => {
  expect(structuredData({ practice, path: '/404', title: '404', image })).toBeUndefined();
});

it('quem responde é quem assinou, pelo número da inscrição; sem assinatura, ninguém', () => {
  const of = (signature: Signature | undefined) =>
    structuredData({
      practice,
      path: '/x',
      title: 'X',
      image,
      crumbs,
      text: { ...text, signature },
    });
  expect(of(undefined)).not.toMatch(/reviewedBy|lastReviewed/);
  const data =
    of({
      text: 'content/x.md',
      finding: 'conferida',
      name: 'Araçá do Exemplo',
      oab: 'OAB/SP 123.456',
      on: '2026-11-22',
      seal: '',
    }) ?? '';
  expect(JSON.parse(data)['@graph'][0].reviewedBy).toEqual({
    '@type': 'Person',
    '@id': 'https://www.previdenciaclara.com.br/#oab-sp-123456',
    name: 'Araçá do Exemplo',
  });
});

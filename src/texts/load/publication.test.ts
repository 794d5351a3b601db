import { describe, expect, it } from 'vitest';
import { subjects } from '#chat/contact-message.ts';
import { loadSite } from '#document/site.ts';
import { contactChannel } from '#features/contact/contact-channel.ts';
import type { Signature } from '../schema/signature.ts';
import { sealText, writtenSeal } from '../signing/seal.ts';
import { loadBenefit, loadBenefits } from './benefits.ts';
import { loadHome } from './home.ts';
import { loadIndicators } from './indicators.ts';
import { loadPage } from './page.ts';
import { choiceOf, isChosen } from './publication.ts';
import { publishedPages } from './published-pages.ts';
import { loadTopics } from './topics.ts';

const { figures, practice } = loadSite({
  SITE_DATE: '2026-11-23',
  PRACTICE_FOLDER: 'tests/fixtures/practice',
});
const file = 'content/benefits/bpc-loas.md';
const publish = {
  ...{ benefits: ['bpc-loas'], tools: [], topics: ['carta' as const] },
  pages: ['embutir' as const],
};
const chosen = Object.assign((key: string) => figures(key), {
  leftOut: choiceOf({ publish }, figures),
});

describe('o que o escritório publica', () => {
  it.each([
    [file, true],
    ['content/benefits/revisoes.md', false],
    ['content/letters/renda-bpc.md', true],
    ['content/tools/salario-maternidade.md', false],
    ['content/results/salario-maternidade.yaml', false],
    ['content/results/carta.yaml', true],
    ['content/results/prazo-do-recurso.yaml', true],
    ['content/pages/carta.md', true],
    ['content/indicators/avisos.yaml', false],
    ['content/pages/privacidade.md', true],
    ['content/pages/honorarios.md', false],
    // What only shows tools.
    ['content/pages/embutir.md', false],
    ['src/tools/ToolsIndexPage.tsx', false],
  ])('%s: %s', (text, isThere) => {
    expect(isChosen(text, { publish })).toBe(isThere);
    expect(isChosen(text, {})).toBe(true);
  });

  it('o resto está fora das listas e da busca, e o seu endereço diz por quê', () => {
    expect(loadBenefits(chosen).map(({ slug }) => slug)).toEqual(['bpc-loas']);
    expect(loadIndicators(chosen)).toEqual([]);
    const { related, tools } = loadBenefit('bpc-loas', chosen);
    expect([...related, ...tools]).toEqual([]);
    const pages = publishedPages(chosen);
    expect(pages).toHaveLength(publishedPages(figures).length);
    expect(pages.find(({ path }) => path === '/beneficios/revisoes')).toMatchObject({
      leftOut: 'not-chosen',
      isHidden: true,
      citations: [],
    });
    const found = loadTopics(chosen).map(({ path }) => path);
    expect(found).toContain('/beneficios/bpc-loas');
    for (const path of ['/beneficios/revisoes', '/honorarios', '/ferramentas'])
      expect(found).not.toContain(path);
    // What a page of the site itself says of a page that is left out goes with it.
    const linked = (name: string) =>
      JSON.stringify(loadPage(name, chosen)).match(/(?<="href":")[^"#]+/g);
    expect(linked('beneficios')).toContain('/carta');
    expect(linked('beneficios')).not.toContain('/por-onde-comecar');
    expect(linked('privacidade')).not.toContain('/ferramentas/extrato-cnis');
    const { untaken } = contactChannel(practice, chosen.leftOut);
    expect(subjects.filter((one) => !untaken.includes(one))).toEqual([
      'Pedido negado',
      'BPC/LOAS',
      'Outro',
    ]);
    const { chats } = loadHome('tests/fixtures/practice', chosen);
    expect(chats.map(({ benefit }) => benefit)).toEqual(['bpc-loas', ...Array(3)]);
  });

  it('só o que está assinado: enquanto o texto é o mesmo', () => {
    const seal = writtenSeal(sealText(file, figures));
    const signature: Signature = {
      ...{ text: file, finding: 'conferida', name: 'Araçá do Exemplo' },
      ...{ on: '2026-11-23', seal },
    };
    const signed = (...signatures: Signature[]) =>
      choiceOf(
        { onlySigned: true },
        Object.assign((key: string) => figures(key), { signatures }),
      );
    expect(signed(signature)(file)).toBeUndefined();
    expect(signed(signature)('content/benefits/revisoes.md')).toBe('not-signed');
    expect(signed(signature)('content/pages/privacidade.md')).toBeUndefined();
    expect(signed({ ...signature, seal: '0 0 0' })(file)).toBe('not-signed');
    // A tool asks and explains in words of its own, and what it answers is signed too.
    const parts = ['tools', 'questions', 'results'].map((name, at) => {
      const text = `content/${name}/quanto-contribuir.${['md', 'json', 'yaml'][at]}`;
      return { ...signature, text, seal: writtenSeal(sealText(text, figures)) };
    });
    const tool = parts[0]?.text ?? '';
    expect(signed(...parts)(tool)).toBeUndefined();
    for (const left of parts)
      expect(signed(...parts.filter((one) => one !== left))(tool)).toBe('not-signed');
    const { untaken } = contactChannel(practice, signed(signature));
    expect(untaken).toContain('Revisões');
    expect(untaken).not.toContain('BPC/LOAS');
  });
});

import { expect, it } from 'vitest';
import { linesOf, plainLine } from './content-lines.ts';
import { textsOfSource } from './interface-texts.ts';
import { pageTexts } from './page-texts.ts';

const html = `<!doctype html><html lang="pt-BR"><head><title>T&iacute;tulo &amp; mais</title>
<meta name="description" content="Descri&#xE7;&#227;o"></head><body>
<header><a href="/">Casa</a></header>
<main><h1>Um</h1><p>Pague <b>R$&nbsp;10</b>, já<span>.</span></p>
<p><b>Nome</b>Escritório</p><p>Ligue: <a href="tel:135"><span class="visually-hidden">Ligar para </span>135</a>.</p>
<p>A <button popoverTarget="g1">perícia</button><span id="g1" popover="auto"><b>perícia: </b>um exame.</span> decide.</p>
<h2>Parte</h2><ul><li>item com <i>força</i></li><li><a href="/x">só link</a></li></ul>
<table><tr><td data-label="Coluna">vinte</td></tr></table><img src="a" alt="Foto">
<a href="https://wa.me/55?text=Ol%C3%A1!%20Oi" aria-label="Conversar">Oi</a>
<svg><title>Desenho</title></svg><script>var texto = "não";</script>
<section id="fontes"><h2>Fontes</h2><ul><li>Lei 1</li></ul></section></main>
<footer><p>Fim</p></footer><script type="application/ld+json">{"@type":"X","name":["Nome"]}</script>
</body></html>`.replace('T&iacute;tulo', 'Título');

it('junta cada texto da página com o seu lugar', async () => {
  const found = (await pageTexts('/p', html)).map(
    ({ kind, section, text, inFrame }) => `${kind}${inFrame ? '*' : ''} ${section}: ${text}`,
  );
  expect(found).toEqual([
    'title : Título & mais',
    'description : Descrição',
    'data : Nome',
    'label* cabeçalho: Casa',
    'heading : Um',
    'paragraph : Pague R$ 10, já.',
    'paragraph : Nome',
    'paragraph : Escritório',
    'label : Ligar para',
    'paragraph : Ligue: 135.',
    'item : perícia: um exame.',
    'paragraph : A perícia decide.',
    'heading Parte: Parte',
    'item Parte: item com força',
    'label Parte: só link',
    'label Parte: Coluna',
    'cell Parte: vinte',
    'image Parte: Foto',
    'label Parte: Conversar',
    'message Parte: Olá! Oi',
    'image Parte: Desenho',
    'label Parte: Oi',
    'heading Fontes: Fontes',
    'source Fontes: Lei 1',
    'paragraph* rodapé: Fim',
  ]);
});

it('tira de um componente o que ele diz, e só isso', () => {
  const source = `import { x } from './não é texto.ts';
export const A = ({ n }: { n: 'não, é tipo' }) => (
  <p className="uma classe" title="Um título">
    Faltam <b>{n}</b> dias
    para {n > 1 ? 'acabar o prazo' : \`o fim de \${n} meses\`}.
  </p>
);
const step = \`**Peça já;** veja [como](\${x}).\`;
if (!x) throw new Error('falha nossa, em português');`;
  expect(textsOfSource('a.tsx', source).map(({ page, text }) => `${page} ${text}`)).toEqual([
    'a.tsx:3 Faltam … dias para ….',
    'a.tsx:3 Um título',
    'a.tsx:5 acabar o prazo',
    'a.tsx:5 o fim de … meses',
    'a.tsx:8 Peça já; veja como.',
  ]);
});

it.each([
  ['- **Idade.** Ter 65 anos. Veja [a lei](/lei).', 'Idade. Ter 65 anos. Veja a lei.'],
  ['lead: "Vale {{salario-minimo}} por mês."', 'Vale … por mês.'],
  ['  - label: Para mim', 'Para mim'],
  ['    to: o-que-aconteceu', ''],
  ['  page: /seguranca#golpes', ''],
  [':::exemplo[Um exemplo]', 'Um exemplo'],
  ['::base[loas-20]', ''],
  ['| Grave | 20 anos |', 'Grave | 20 anos'],
  ['1. **Peça.** Agora não.', 'Peça. Agora não.'],
  ['- [ ] CPF', 'CPF'],
  ['## Como pedir', 'Como pedir'],
])('a linha %s diz: %s', (line, text) => {
  expect(plainLine(line, false)).toBe(text);
});

it('guarda o número da linha; comentário só existe em YAML', () => {
  expect(linesOf('a.yaml', '# nota\nid: x\n\nlead: Oi')).toEqual([
    { file: 'a.yaml', line: 4, text: 'Oi' },
  ]);
});

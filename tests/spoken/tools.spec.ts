import { type Listener, test } from './reader/journey.ts';

/** Types into one field after the other. */
async function typeInto(listener: Listener, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await listener.press('Tab');
    await listener.type(text);
  }
}

/** Checks the answers and hears the result. */
async function hearResult(listener: Listener): Promise<void> {
  await listener.tabTo('Conferir as respostas');
  await listener.press('Enter');
  await listener.read('Está certo');
  await listener.press('Enter');
  await listener.read('Limpar tudo');
}

test('ferramenta: o prazo do recurso', { tag: '@deep' }, async ({ listener, review }) => {
  await listener.open('/ferramentas/prazo-do-recurso');
  await listener.press('Tab', 'Enter');
  await listener.read('edição, Dia');
  await listener.enterField();
  await listener.press('Enter');
  await listener.press('Tab', 'Enter');
  await typeInto(listener, '20', '11', '2026');
  await listener.press('Enter');
  await listener.read('Limpar tudo');
  review('ferramenta-prazo-do-recurso');
});

test('ferramenta: a renda do BPC', { tag: '@deep' }, async ({ listener, review }) => {
  await listener.open('/ferramentas/renda-bpc');
  await listener.jump('2', 'Responda aqui');
  await listener.read('Pedir o BPC');
  await listener.enterField();
  await listener.tabTo('Conferir as respostas');
  await listener.press(
    'Enter',
    'Tab',
    'Enter',
    'Space',
    'Tab',
    'ArrowDown',
    'ArrowDown',
    'Tab',
    'ArrowDown',
  );
  await listener.press('Tab', 'Enter');
  await listener.type('Filho');
  await listener.press('Tab', 'Space', 'Tab', 'Space', 'Tab');
  await listener.type('Bico');
  await listener.press('Tab');
  await listener.type('R$ 400,00');
  await listener.tabTo('Adicionar outra renda');
  await listener.press('Enter');
  await listener.tabTo('Tirar a renda 2');
  await listener.press('Enter');
  await listener.tabTo('Bolsa Família');
  await listener.press('ArrowDown', 'Tab', 'ArrowDown');
  await hearResult(listener);
  review('ferramenta-renda-bpc');
});

test('ferramenta: as regras de aposentadoria', { tag: '@deep' }, async ({ listener, review }) => {
  await listener.open('/ferramentas/regras-de-aposentadoria');
  await listener.jump('2', 'Compare as regras');
  await listener.read('Mulher');
  await listener.enterField();
  await listener.tabTo('Conferir as respostas');
  await listener.press('Enter', 'Tab', 'Enter', 'Space');
  await listener.press('Tab');
  await typeInto(listener, '20', '8', '1966');
  await listener.press('Tab', 'Space');
  await listener.press('Tab');
  await typeInto(listener, '32', '3');
  await listener.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'Tab');
  await listener.type('180');
  await listener.press('Tab', 'Tab', 'ArrowDown', 'Tab', 'Space');
  await hearResult(listener);
  review('ferramenta-regras-de-aposentadoria');
});

test('ferramenta: a pensão por morte', { tag: '@deep' }, async ({ listener, review }) => {
  await listener.open('/ferramentas/pensao-por-morte');
  await listener.jump('2', 'Responda com calma');
  await listener.read('edição, Dia');
  await listener.enterField();
  await listener.tabTo('Conferir as respostas');
  await listener.press('Enter', 'Tab', 'Enter');
  await typeInto(listener, '1', '10', '2026');
  await listener.press('Tab', 'Space', 'Tab', 'Space', 'ArrowDown', 'Tab');
  await typeInto(listener, '15', '1', '1980');
  // Two years together; no disability; eighteen contributions; no accident.
  await listener.press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'ArrowDown');
  await listener.press('Tab', 'Enter');
  await listener.type('Filho');
  await listener.press('Tab');
  await typeInto(listener, '10', '3', '2014');
  await listener.press('Tab');
  await listener.type('N');
  await listener.tabTo('pensão alimentícia');
  await listener.press('ArrowDown', 'Tab', 'ArrowDown');
  await hearResult(listener);
  review('ferramenta-pensao-por-morte');
});

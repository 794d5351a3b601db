import { expect, test } from './reader/journey.ts';

const title = 'a mensagem ao escritório, com erros no caminho';

test(title, { tag: '@deep' }, async ({ listener, review, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listener.open('/');
  await listener.jump('2', 'Conte o que aconteceu');
  await listener.read('edição, Nome');
  await listener.enterField();
  await listener.tabTo('Enviar mensagem');
  await listener.press('Enter');
  await listener.read('Conte em poucas palavras');
  await listener.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
  await listener.type('Ana Lima');
  await listener.tabTo('Telefone');
  await listener.type('98765-4321');
  await listener.tabTo('Assunto');
  await listener.type('BPC');
  await listener.tabTo('Conte sua situação');
  await listener.type('Pedi o BPC em agosto e o INSS negou.');
  await listener.wait(2000);
  await listener.tabTo('Enviar mensagem');
  await listener.press('Enter');
  await listener.read('Confira o telefone');
  await listener.press('Enter', 'ControlOrMeta+a');
  await listener.type('11 98765-4321');
  await listener.tabTo('palavra por palavra');
  await listener.read('Pedi o BPC em agosto');
  await listener.tabTo('Enviar mensagem');
  expect(watch.foreignRequests).toEqual([]);
  await listener.press('Enter');
  expect(watch.foreignRequests).toHaveLength(1);
  await listener.read('Copiar a mensagem');
  await listener.press('Enter');
  await listener.read('Ou ligue');
  review('mandar-a-mensagem');
});

import { test } from './reader/journey.ts';

const title = 'da página inicial ao benefício, a uma palavra difícil e à conversa';

test(title, { tag: '@deep' }, async ({ listener, review }) => {
  await listener.open('/');
  await listener.press('Tab', 'Enter');
  await listener.read('O INSS, explicado com calma');
  await listener.jump('2');
  await listener.read('BPC/LOAS');
  await listener.follow();
  await listener.jump('H', 'BPC/LOAS');
  await listener.read('Nesta página');
  await listener.press('Enter');
  await listener.read('Como a renda é contada');
  await listener.jump('2', 'Quem pode pedir');
  await listener.read('recolhido');
  await listener.press('Enter');
  await listener.read('conversa com assistente social');
  await listener.press('Escape');
  await listener.read('Tirar dúvida sobre BPC/LOAS');
  review('achar-um-beneficio');
});

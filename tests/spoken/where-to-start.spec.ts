import { test } from './reader/journey.ts';

test('por onde começar: das perguntas ao que fazer', { tag: '@deep' }, async ({
  listener,
  review,
}) => {
  await listener.open('/por-onde-comecar');
  await listener.press('Tab', 'Enter');
  await listener.read('Para mim');
  await listener.follow();
  await listener.read('Ainda não pedi');
  await listener.follow();
  await listener.jump('H');
  await listener.read('Cheguei à idade');
  await listener.follow();
  await listener.tabTo('Contribuí pouco ou nunca');
  await listener.follow();
  await listener.read('Tirar dúvida sobre BPC/LOAS');
  review('por-onde-comecar');
});

import { expect, test } from 'vitest';
import type { Trip } from '../trip.ts';
import { until } from '../visitor.ts';
import { phone } from '../windows.ts';
import { arriveIn } from './steps.ts';

const subject = ['combobox', 'Assunto'] as const;
const send = ['button', 'Enviar mensagem'] as const;
const preview = ['region', 'Sua mensagem, palavra por palavra'] as const;

export const contactForm = (trip: Trip) =>
  test('o formulário, do erro à conversa', async () => {
    const { visitor, world } = await arriveIn(phone, trip)('/');
    await visitor.press(send);
    await expect.poll(() => visitor.hasFocus(['alert'])).toBe(true);
    expect(await visitor.read(['alert'])).toBe(
      'Há um problema Escreva o seu nome Escreva o telefone com DDD, por exemplo 11 98765\u20114321 Escolha o assunto Conte em poucas palavras o que aconteceu',
    );
    await visitor.press(['alert'], ['link', 'Escreva o seu nome']);
    await expect.poll(() => visitor.hasFocus(['textbox', 'Nome'])).toBe(true);

    await visitor.fill('Ana Conceição', ['textbox', 'Nome']);
    await visitor.fill('98765-4321', ['textbox', 'Telefone/WhatsApp']);
    await visitor.choose('BPC', subject);
    await visitor.fill('O INSS negou & não entendi #1 "100%"', ['textbox', 'Conte sua situação']);
    await visitor.press(send);
    await expect.poll(() => visitor.hasFocus(['alert'])).toBe(true);
    await visitor.see(['alert'], ['link', /^Confira o telefone/]);

    await visitor.fill('+55 11 98765 4321', ['textbox', 'Telefone/WhatsApp']);
    const message =
      'Olá! Escrevo pelo site Previdência Clara.\nAssunto: BPC/LOAS\nNome: Ana Conceição\nTelefone: (11) 98765-4321\nO INSS negou & não entendi #1 "100%"';
    await expect.poll(() => visitor.read(preview)).toBe(message.replaceAll('\n', ' '));
    expect(world.asked).toEqual([]);
    await visitor.press(send);
    await expect.poll(() => visitor.hasFocus(['heading', 'O WhatsApp não abriu?'])).toBe(true);
    await until(async () => world.asked.length > 0);
    expect(world.asked.splice(0).map((address) => new URL(address).href)).toEqual([
      new URL(`https://wa.me/5500900000000?text=${encodeURIComponent(message)}`).href,
    ]);
    expect(await visitor.address()).toBe('/');
  });

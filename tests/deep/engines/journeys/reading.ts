import { describe, expect, test } from 'vitest';
import type { Trip } from '../trip.ts';
import { until } from '../visitor.ts';
import { phone, windows } from '../windows.ts';
import { answerTo, arriveAt } from './flow.ts';
import { arriveIn, goToBenefit, showsMeaning } from './steps.ts';

/** From page to page, without a form; the menu is another on each window. */
export const reading = (trip: Trip) =>
  describe('de página em página', () => {
    const arrive = arriveIn(phone, trip);

    test.each(windows)('$name: do menu ao benefício e à conversa', async (window) => {
      const { visitor, world } = await arriveIn(window, trip)('/privacidade');
      await goToBenefit(window, visitor);
      await visitor.see(['heading', 'BPC/LOAS']);
      expect(await visitor.address()).toBe('/beneficios/bpc-loas');
      const talk = [
        ['region', 'Conversar sobre o seu caso'],
        ['link', /Tirar dúvida/],
      ] as const;
      const chat = await visitor.follow(...talk);
      expect(decodeURIComponent(chat)).toMatch(
        /^https:\/\/wa\.me\/5500900000000\?text=.*BPC\/LOAS/,
      );
      await visitor.press(...talk);
      await until(async () => world.asked.length > 0);
      expect(world.asked.splice(0)).toEqual([chat]);
    });

    test('uma palavra difícil abre e fecha', async () => {
      const { visitor } = await arrive('/seguranca#o-que-o-inss-nao-pede');
      const isOpen = () => showsMeaning(visitor, 'CadÚnico');
      expect(await isOpen()).toBe(false);
      await visitor.press(['button', 'CadÚnico']);
      await expect.poll(isOpen).toBe(true);
      expect(await visitor.hasFocus(['button', 'CadÚnico'])).toBe(true);
      await visitor.key('Escape');
      await expect.poll(isOpen).toBe(false);
      expect(await visitor.hasFocus(['button', 'CadÚnico'])).toBe(true);
      await visitor.key('Enter');
      await expect.poll(isOpen).toBe(true);
    });

    test('por onde começar, com os botões de voltar e avançar', async () => {
      const { visitor, engine } = await arrive('/por-onde-comecar');
      const way = ['o-que-aconteceu', 'motivo-da-negativa', 'negado-contribuicao'] as const;
      const [happened, why, end] = way;
      for (const id of way) await answerTo(visitor, id);
      await engine.back();
      await arriveAt(visitor, why);
      await engine.back();
      await arriveAt(visitor, happened);
      await engine.forward();
      await engine.forward();
      await arriveAt(visitor, end);
    });

    test('mandar a página; ouvi-la só onde o aparelho tem voz', async () => {
      const { visitor, world } = await arrive('/beneficios/bpc-loas');
      const share = ['link', 'Mandar para um parente'] as const;
      const chat = await visitor.follow(share);
      const canShare = await visitor.run(() => 'share' in navigator);
      // What the device would ask with a sheet of its own cannot be seen from here.
      if (!canShare) {
        await visitor.press(share);
        await until(async () => world.asked.length > 0);
        expect(world.asked.splice(0)).toEqual([chat]);
      }
      const hasVoice = await visitor.run(() =>
        speechSynthesis
          .getVoices()
          .some(({ lang, localService }) => /^pt/.test(lang) && localService),
      );
      expect(await visitor.sees(['button', 'Ouvir esta página'])).toBe(hasVoice);
    });
  });

import { expect, test } from 'vitest';
import { kindsOfPage } from '../../../browser/kinds-of-page.ts';
import type { Trip } from '../trip.ts';
import { until } from '../visitor.ts';
import { phone, windows } from '../windows.ts';
import { wordsOf } from './every-page.ts';
import { answerTo } from './flow.ts';
import { arriveIn, goToBenefit, showsMeaning } from './steps.ts';

/** The site for whom it sends no script; `words` says how many words a page shows with scripts. */
export function withoutScripts(trip: Trip, words: ReadonlyMap<string, number>): void {
  test.each(kindsOfPage)('%s: todo o texto está lá', async (path) => {
    const { visitor, engine } = trip;
    await engine.resize(1280, 740);
    await visitor.open(path);
    // Where the script runs, it marks how far the page is scrolled.
    expect(await visitor.run(() => document.querySelector('[data-scrolled]'))).toBeNull();
    // The live preview exists only with a script, the note about it only without.
    const difference = (await wordsOf(visitor)) - (words.get(path) ?? 0);
    expect(Math.abs(difference)).toBeLessThanOrEqual(40);
  });

  const arrive = arriveIn(phone, trip);

  test.each(windows)('$name: o menu, uma palavra difícil e a conversa', async (window) => {
    const { visitor, world } = await arriveIn(window, trip)('/privacidade');
    await goToBenefit(window, visitor);
    await visitor.press(['button', 'CRAS']);
    const isOpen = () => showsMeaning(visitor, 'CRAS');
    await expect.poll(isOpen).toBe(true);
    await visitor.key('Escape');
    await expect.poll(isOpen).toBe(false);
    await visitor.press(['link', 'Mandar para um parente']);
    await until(async () => world.asked.length > 0);
    expect(world.asked.splice(0)).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/\?text=BPC/)]);
  });

  test('o formulário abre a conversa com o texto livre', async () => {
    const { visitor, world } = await arrive('/');
    expect(await visitor.read(['region', 'Conte o que aconteceu'])).toContain(
      '“Conte sua situação”',
    );
    await visitor.fill('Ana', ['textbox', 'Nome']);
    await visitor.fill('11987654321', ['textbox', 'Telefone/WhatsApp']);
    await visitor.choose('BPC', ['combobox', 'Assunto']);
    await visitor.fill('Preciso de ajuda', ['textbox', 'Conte sua situação']);
    await visitor.press(['button', 'Enviar mensagem']);
    await until(async () => world.asked.length > 0);
    expect(world.asked.splice(0)).toEqual(['https://wa.me/5500900000000?text=Preciso+de+ajuda']);
  });

  test('por onde começar leva ao fim', async () => {
    const { visitor } = await arrive('/por-onde-comecar');
    for (const id of ['o-que-aconteceu', 'pedido-em-andamento', 'pedido-parado']) {
      await answerTo(visitor, id);
    }
  });
}

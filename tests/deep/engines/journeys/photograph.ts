import { expect, test } from 'vitest';
import { denialPhoto } from '#tests/letter/photograph/denial-photo.ts';
import { lettersPath } from '#texts/paths.ts';
import type { Trip } from '../trip.ts';
import { until } from '../visitor.ts';

/** Runs in the page: gives a field a photograph, as a person would choose one. */
function choose(field: string, encoded: string): void {
  const input = document.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error(`${field}: not there`);
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const given = new DataTransfer();
  given.items.add(new File([bytes], 'carta.jpg', { type: 'image/jpeg' }));
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const longest = 90_000;

/** Reads it on the device, by the program that the choice fetches. */
export const photograph = (trip: Trip) =>
  test(
    'a foto de uma carta vira uma resposta, sem o nome de ninguém',
    async () => {
      const { visitor } = trip;
      await visitor.open(lettersPath);
      await visitor.press(['main'], ['summary', 'Colar o texto']);
      await until(() => visitor.run(() => !document.querySelector('astro-island[ssr]')));
      const photo = await denialPhoto(1);
      await visitor.run(choose, '#arquivo-da-carta', photo.toString('base64'));
      const hasAnswer = () =>
        visitor.run(() => Boolean(document.querySelector('[data-answer-card]')));
      await expect.poll(hasAnswer, { timeout: longest }).toBe(true);
      const answer = await visitor.run(() => document.querySelector('main')?.innerHTML);
      expect(answer).toContain(`${lettersPath}/falta-qualidade-segurado`);
      expect(answer).not.toContain('PESSOA DE TESTE');
      // What the program that reads remarks to itself, where the browser passes it on.
      const said = trip.engine.complaints();
      expect(said.filter((one) => !/^Estimating resolution as \d+$/.test(one))).toEqual([]);
    },
    longest + 30_000,
  );

import type { StartEngine } from './engine.ts';
import { contactForm } from './journeys/contact-form.ts';
import { everyPage } from './journeys/every-page.ts';
import { offline } from './journeys/offline.ts';
import { photograph } from './journeys/photograph.ts';
import { reading } from './journeys/reading.ts';
import { tools } from './journeys/tools.ts';
import { withoutScripts } from './journeys/without-scripts.ts';
import { trip } from './trip.ts';

/** The same journeys in whatever browser is given. */
export function travel(name: string, start: StartEngine): void {
  const words = new Map<string, number>();
  trip(name, start, { scripts: true }, (given) => {
    everyPage(given, words);
    reading(given);
    contactForm(given);
    tools(given);
    photograph(given);
    offline(given);
  });
  trip(`${name}, sem JavaScript`, start, { scripts: false }, (given) =>
    withoutScripts(given, words),
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { serveSite } from '../../browser/site-server.ts';
import type { Engine, EngineSettings, StartEngine } from './engine.ts';
import { Visitor } from './visitor.ts';
import { openWorld, type World } from './world.ts';

/** What a journey is made with; there from the first test on. */
export interface Trip {
  readonly visitor: Visitor;
  readonly engine: Engine;
  readonly world: World;
  /** Keeps what the window shows, for people to look at. */
  readonly picture: (name: string) => Promise<void>;
  readonly site: { readonly origin: string; readonly server: Server };
}

/**
 * A group of journeys in a browser of their own, in which every page must keep silent. After a
 * failure the next try has a new browser: one that hangs would take every later journey with it.
 */
export function trip(
  name: string,
  start: StartEngine,
  settings: Omit<EngineSettings, 'proxyPort'>,
  journeys: (trip: Trip) => void,
): void {
  describe(name, { retry: 1 }, () => {
    let isSound = false;
    const picture = async (what: string) => {
      mkdirSync('test-results/engines', { recursive: true });
      const width = await trip.visitor.run(() => innerWidth);
      const file = `test-results/engines/${name}-${what}-${width}.png`;
      writeFileSync(file, await trip.engine.picture());
    };
    const trip = { picture } as { -readonly [Part in keyof Trip]: Trip[Part] };
    beforeAll(async () => {
      trip.world = await openWorld();
      trip.site = await serveSite();
    });
    beforeEach(async () => {
      if (isSound) return;
      await trip.engine?.close();
      trip.engine = await start({ ...settings, proxyPort: trip.world.port });
      trip.visitor = new Visitor(trip.engine, trip.site.origin);
      trip.world.asked.length = 0;
      isSound = true;
    });
    afterEach(({ task }) => {
      isSound = task.result?.state !== 'fail';
      expect(trip.engine.complaints()).toEqual([]);
      // Whatever a journey sends away on purpose, it has taken from this list.
      expect(trip.world.asked.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await trip.engine?.close();
      stop(trip.site?.server);
      trip.world?.close();
    });
    journeys(trip);
  });
}

/** Ends a server at once, with its connections. */
export function stop(server?: Server): void {
  server?.close();
  server?.closeAllConnections();
}

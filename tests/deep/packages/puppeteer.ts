import { pathToFileURL } from 'node:url';
import { fetched } from './install.ts';

/** What is used of Puppeteer, whose package only the deep suite fetches. */
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
}

export interface Tab {
  on(event: 'console', hear: (message: { text(): string }) => void): void;
  on(event: 'pageerror', hear: (error: unknown) => void): void;
  setViewport(size: { width: number; height: number }): Promise<void>;
  goto(address: string): Promise<unknown>;
  hover(selector: string): Promise<void>;
  close(): Promise<void>;
  evaluate<Value>(asked: string | (() => Value)): Promise<Value>;
  screenshot(): Promise<Uint8Array>;
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
}

/** Puppeteer, once `installPackages` has been. */
export const puppeteer = (): Promise<Puppeteer> =>
  import(pathToFileURL(fetched('puppeteer-core/lib/puppeteer/puppeteer-core.js')).href);

import { puppeteer, type Tab } from '../../packages/puppeteer.ts';
import type { EngineSettings, StartEngine } from '../engine.ts';

/** Firefox ESR without a window of its own, driven over WebDriver BiDi. */
export const startFirefox: StartEngine = async (settings) => {
  const { launch } = await puppeteer();
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferences(settings),
    defaultViewport: null,
  });
  let viewport = { width: 390, height: 800 };
  let complaints: string[] = [];
  let page = await newTab();

  async function newTab(): Promise<Tab> {
    const tab = await browser.newPage();
    // Firefox tells of violations of the content policy as of errors.
    tab.on('console', (message) => complaints.push(message.text()));
    tab.on('pageerror', (error) => complaints.push(String(error)));
    await tab.setViewport(viewport);
    return tab;
  }

  return {
    // After a page that Firefox had kept, Puppeteer waits in the same tab for a load that never comes.
    async open(address) {
      const before = page;
      page = await newTab();
      await before.close();
      await page.goto(address);
    },
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    async resize(width, height) {
      viewport = { width, height };
      await page.setViewport(viewport);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    complaints() {
      const those = complaints;
      complaints = [];
      return those;
    },
    close: () => browser.close(),
  };
};

const preferences = ({ scripts, proxyPort }: EngineSettings) => ({
  'javascript.enabled': scripts,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
});

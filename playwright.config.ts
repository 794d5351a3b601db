import { defineConfig } from '@playwright/test';
import { findChromium, testFlags } from '#tests/browser/find-chromium.ts';
import { siteFolder } from '#tests/browser/site-folder.ts';

const port = process.env.TEST_PORT ?? '4399';

/** Browser tests against the built site, served by the same code as `npm start`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores that machines have at least: a test waits now and then.
  workers: 3,
  // As long as a loaded machine may need; no test waits for a time of its own.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  webServer: {
    command: `node publishing/server/start.ts ${siteFolder}`,
    env: { PORT: port, HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 800 },
    launchOptions: { executablePath: findChromium(), args: testFlags },
    trace: 'off',
    // The copy for use without a connection would load the whole site anew in each test.
    serviceWorkers: 'block',
  },
});

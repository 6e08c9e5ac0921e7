import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestChromium } from '../tooling/test/chromium.ts';

const executablePath = findTestChromium();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Journeys in which a device keeps pages and matches for later. In the others a service worker only costs time. */
const keeping = /((reporter|results)\/[^/]+|control-room|translations)\.spec\.ts$/;
/** Journeys that depend on the width of the page; the others behave the same at any width. */
const wide = /(accessibility|group-page|smoke)\.spec\.ts$/;

/**
 * One server for all journeys (see global-setup.ts); journeys that break a server start their own (see fixtures.ts). Those
 * marked `@nightly` run with EVERY_LOOK only.
 */
export default defineConfig({
  testDir: '.',
  ...(process.env['EVERY_LOOK'] === '1' ? {} : { grepInvert: /@nightly/ }),
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  globalSetup: './global-setup.ts',
  // Each journey has a page or a server of its own; most of their time is waiting.
  workers: 2,
  // A browser that does not start or close on a loaded machine is tried once more; the run counts such journeys.
  retries: 1,
  forbidOnly: true,
  // For the whole of a journey with the closing of its browser, on a machine that has other things to do.
  timeout: 120_000,
  // Expectations wait nearly as long as the journey may take.
  expect: { timeout: 100_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // Recording every step takes a quarter of a run; “npm run e2e -- --trace=retain-on-failure” does it for a journey that fails.
    screenshot: 'only-on-failure',
    // Nobody waits for what only moves; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // The longest first: whoever begins them last waits for them alone.
  projects: [
    { name: 'phone', testIgnore: keeping, use: { ...phone, serviceWorkers: 'block' } },
    { name: 'phone that keeps pages', testMatch: keeping, use: phone },
    {
      name: 'desktop',
      testMatch: wide,
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    },
  ],
});

import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { words } from './apps/web/build/words.ts';
import { chromiumArguments, findTestChromium } from './tooling/test/chromium.ts';
import { SlowestFirst } from './tooling/test/slowest-first.ts';

/** What only root may do: mount a small disk, give a file to another user. Others are not asked for it. */
const forRoot = process.getuid?.() === 0 ? [] : ['**/*.root.*'];
const outside = [...configDefaults.exclude, '**/dist/**', 'data/**', 'data.*/**', ...forRoot];
const integration = '**/*.integration.test.ts';
const component = 'apps/web/**/*.browser.test.tsx';

/** Everything the components import from npm, bundled before the first test: a discovery in the middle of a run reloads the page. */
const bundledForComponents = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@tanstack/react-query',
  'libphonenumber-js/min',
  'vitest-browser-react',
  'axe-core',
  'leaflet',
];

/**
 * A sentence of a test is proven by its outcome; a slow machine must not change it. What a test waits for is waited for nearly
 * as long as the test may take, so that the wait still says what did not come. Projects inherit nothing of this kind.
 */
const unhurried = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 50_000 } } };

/**
 * Node loads the sources itself, as it does in production. Vite's loader asks an object for each import each time that it is
 * used, which took half of the processor time of the engine's tests. Sources that Vite has to change first (TSX, the pages'
 * words) need it.
 */
const asNodeRuns = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Without a number Vitest leaves a core to itself: half of a machine with two. */
const unitWorkers = availableParallelism();

/** For tests in Node; components have no property tests. */
const setupFiles = ['tooling/test/property-seed.ts'];

// Every thread of an embedded database would leave what it had to itself: four gigabytes after half of the integration tests.
process.env['MALLOC_ARENA_MAX'] ??= '2';

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...unhurried,
          ...asNodeRuns,
          name: 'unit',
          environment: 'node',
          setupFiles,
          include: ['{packages,apps/server,seed,bench,tooling}/**/*.test.ts'],
          exclude: [...outside, integration],
          // They leave nothing behind in a module: loading each file's again took half of their time.
          isolate: false,
          maxWorkers: unitWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [words()],
        test: {
          ...unhurried,
          name: 'unit-web',
          environment: 'node',
          setupFiles,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...outside, component],
          isolate: false,
          maxWorkers: unitWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...unhurried,
          ...asNodeRuns,
          name: 'integration',
          environment: 'node',
          setupFiles,
          include: [integration],
          exclude: outside,
          // The files share one PostgreSQL server and two cores: more at once only makes each of them slower.
          maxWorkers: 2,
          // Loading the server again for each file took a third of their time. No file may leave anything in a module.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react(), words()],
        optimizeDeps: { include: bundledForComponents },
        test: {
          ...unhurried,
          name: 'component',
          include: [component],
          exclude: outside,
          setupFiles: ['apps/web/src/testing/check-accessibility.ts'],
          // Two pages at once: a third of the time less. No test may count on being the only one that makes its clock go on.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: findTestChromium() ?? 'chromium', args: chromiumArguments() },
            }),
          },
        },
      },
    ],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
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
  'react-dom',
  'react-dom/client',
  'react-router',
  '@tanstack/react-query',
  'libphonenumber-js/min',
  'vitest-browser-react',
  'axe-core',
  'leaflet',
];

/** Maps of what was bundled are four times as long as the code, and each page of tests would load them. */
const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]\.vite[\\/].*[\\/]deps[\\/]/u },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/** Finds files by the pattern of an import, which a bundle of entries cannot keep. */
const unbundled = ['load-words', 'every-language', 'cs-all'].map((file) => `@sevenmetre/phrases/${file}`);

/**
 * What components and their tests import from the workspace's packages: bundled as well, anew for each run. A page of tests
 * loads 500 modules otherwise, two thirds of them from here, and each of them costs the server and the browser a request.
 */
function packagesOfComponents(): string[] {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/^(?:import(?! type)|export|\}) ?.*?'(@sevenmetre\/[^']+)'/gmu),
    ...source.matchAll(/import\('(@sevenmetre\/[^']+)'\)/gu),
  ]);
  const named = new Set(imports.map(([, name = '']) => name));
  return [...named].filter((name) => !unbundled.includes(name)).toSorted();
}

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
          setupFiles: [...setupFiles, 'apps/server/tests/cheap-passwords.ts'],
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
        plugins: [words(), withoutMaps],
        // The React that users get. The one for development takes a stack trace for each element: a fifth of the time of these tests.
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: { alias: [{ find: /^\.\/en-all\.ts$/u, replacement: '@sevenmetre/phrases/en-all' }] },
        optimizeDeps: {
          include: [...bundledForComponents, ...packagesOfComponents()],
          exclude: unbundled,
          force: true,
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: ['phrases', 'rules', 'sync', 'engine', 'contract'].map((name) => ({
                  name,
                  test: new RegExp(`packages[\\\\/]${name}[\\\\/]src`, 'u'),
                  includeDependenciesRecursively: false,
                })),
              },
            },
          },
        },
        test: {
          ...unhurried,
          name: 'component',
          include: [component],
          exclude: outside,
          setupFiles: ['apps/web/src/testing/check-accessibility.ts'],
          // Pages wait for frames and clocks as much as they compute: four at once take a quarter of the time less than two. No test may count on being the only one that makes its clock go on.
          maxWorkers: 4,
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

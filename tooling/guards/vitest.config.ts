import { configDefaults, defineConfig } from 'vitest/config';
import { root } from '../test/command.ts';
import { guardSwitches } from './switchable.ts';

// As in the integration tests' own settings (vitest.config.ts at the root).
process.env['MALLOC_ARENA_MAX'] ??= '2';

const tests: string[] = JSON.parse(process.env['GUARDS_TESTS'] ?? '[]');

export default defineConfig({
  root,
  plugins: [guardSwitches(`${root.replaceAll('\\', '/')}/`)],
  test: {
    environment: 'node',
    include: tests,
    exclude: [...configDefaults.exclude, '**/dist/**'],
    // Much of a run is waiting for what does not come.
    maxWorkers: 4,
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 20_000,
    // Whoever waits for what a guard that is away would have done waits in vain.
    expect: { poll: { timeout: 4_000 } },
    setupFiles: ['tooling/guards/switchboard.ts'],
  },
});

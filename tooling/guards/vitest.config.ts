import { configDefaults, defineConfig } from 'vitest/config';
import { root } from '../test/command.ts';
import { guardSwitches } from './switchable.ts';

// As in the integration tests' own settings (vitest.config.ts at the root).
process.env['MALLOC_ARENA_MAX'] ??= '2';

const tests: string[] = JSON.parse(process.env['GUARDS_TESTS'] ?? '[]');
/**
 * Files, as globs, that share no modules with others: their modules are loaded anew, with or without a guard.
 */
const alone: string[] = JSON.parse(process.env['GUARDS_ALONE'] ?? '[]');

const exclude = [...configDefaults.exclude, '**/dist/**'];
const left = { include: tests, exclude: [...exclude, ...alone] };
const projects = [
  { extends: true as const, test: { name: 'together', isolate: false, ...left } },
  { extends: true as const, test: { name: 'alone', isolate: true, include: alone, exclude } },
];

export default defineConfig({
  root,
  plugins: [guardSwitches(`${root.replaceAll('\\', '/')}/`)],
  test: {
    environment: 'node',
    projects: projects.filter(({ test }) => test.include.length > 0),
    // Most of a run is waiting for results that do not come.
    maxWorkers: 4,
    testTimeout: 15_000,
    hookTimeout: 20_000,
    // A test that waits for what a removed guard would have done waits in vain.
    expect: { poll: { timeout: 4_000 } },
    setupFiles: ['tooling/guards/switchboard.ts'],
  },
});

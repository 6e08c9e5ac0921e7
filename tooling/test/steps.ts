import { availableParallelism } from 'node:os';
import {
  check,
  checkTypes,
  collectingAt,
  inChromium,
  integration,
  lowest,
  playwright,
  vitest,
} from './runners.ts';
import type { Ran, TestOptions } from './runners.ts';

/** What a run is asked for. */
export interface Plan {
  /** Everything on both databases, in all looks and languages, with other seeds; hours. */
  readonly nightly: boolean;
  /** Only what this change can reach; null: everything. */
  readonly reached: Reached | null;
}

/** Files by kind, as paths from the root. */
export interface Reached {
  /** Sources that changed, tests among them. */
  readonly changed: readonly string[];
  readonly unit: readonly string[];
  readonly integration: readonly string[];
  readonly component: readonly string[];
  readonly e2e: readonly string[];
}

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** What it proves, as a heading. */
  title: string;
  /** Runs without any other step that is not `beside`: browsers and servers need the whole machine. */
  alone?: boolean;
  /** Only computes: whatever else runs may run at the same time. */
  beside?: boolean;
  /** Steps that must have ended before. */
  after?: string[];
  run: () => Promise<Ran>;
}

/**
 * Each thread of the linter checks the types that its files share once more: with two threads it needs half as much
 * processor time again, which the tests beside it lack.
 */
const linterRuntime = {
  ...collectingAt('3500MiB'),
  GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
};

/** Everything that `npm test` does, in order. Words after `npm test --` select steps by these names. */
export function stepsOf(plan: Plan): Step[] {
  return [...checks(plan), ...tests(plan), ...(plan.nightly ? nightly(newSeed()) : [])];
}

function checks({ reached }: Plan): Step[] {
  return [
    {
      name: 'format',
      title: 'Format',
      run: () => check('node_modules/oxfmt/bin/oxfmt', ['--check', ...(reached?.changed ?? ['.'])]),
    },
    {
      name: 'silencing',
      title: 'Comments that silence a check',
      run: () => check('tooling/lint/silencing.ts', []),
    },
    {
      name: 'lint',
      title: 'Lint',
      beside: true,
      run: () =>
        check('node_modules/oxlint/bin/oxlint', reached?.changed ?? [], { environment: linterRuntime }),
    },
    // Before the short steps with the lowest priority: begun after them, it was the only one that still ran at the end.
    { name: 'types', title: 'Types of every workspace', beside: true, run: checkTypes },
    {
      name: 'boundaries',
      title: 'Import boundaries',
      beside: true,
      run: () => check('tooling/boundaries/main.ts', [], lowest),
    },
    {
      name: 'unused',
      title: 'Files, exports and types that nobody uses',
      beside: true,
      run: () =>
        check('node_modules/knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'], lowest),
    },
  ];
}

function tests({ nightly: whole, reached }: Plan): Step[] {
  const only = (kind: 'unit' | 'integration' | 'component' | 'e2e'): TestOptions =>
    reached ? { files: reached[kind] } : {};
  const databases = whole ? { environment: { TEST_DATABASE_KIND: 'both' } } : {};
  const looks = whole ? { environment: { EVERY_LOOK: '1' } } : {};
  const steps: Step[] = [
    { name: 'unit', title: 'Unit tests', run: () => vitest('unit*', only('unit')) },
    {
      name: 'integration',
      title: whole
        ? 'Integration tests, all on both databases'
        : 'Integration tests on PostgreSQL and on the embedded database',
      run: () => integration({ ...only('integration'), ...databases }),
    },
    {
      name: 'build',
      title: 'Build of the web app and of the server',
      run: () => check('tooling/launch.mjs', ['build']),
    },
    {
      name: 'budgets',
      title: 'Byte budgets of the pages',
      after: ['build'],
      run: () => check('tooling/budgets.ts', []),
    },
    {
      name: 'component',
      title: 'Component tests in Chromium',
      alone: true,
      run: () => inChromium(() => vitest('component', only('component'))),
    },
    {
      name: 'e2e',
      title: whole ? 'Journeys in Chromium, in every look' : 'Journeys in Chromium',
      alone: true,
      after: ['build'],
      run: () => inChromium(() => playwright({ ...only('e2e'), ...looks })),
    },
  ];
  return steps.filter(({ name }) => reached === null || isReached(name, reached));
}

/** The build and its budgets are proven in whole runs. */
function isReached(name: string, reached: Reached): boolean {
  if (name === 'unit' || name === 'integration' || name === 'component') return reached[name].length > 0;
  return reached.e2e.length > 0 && name !== 'budgets';
}

/** A number that is another one each day; a run that fails names it. */
const newSeed = (): number => Math.floor(Date.now() / 86_400_000);

function nightly(seed: number): Step[] {
  const launched = (name: string, title: string, verb: string, ...words: string[]): Step => ({
    name,
    title,
    alone: true,
    after: ['build'],
    run: () => inChromium(() => check('tooling/launch.mjs', [verb, '--', ...words])),
  });
  const from = (seeds: number): string[] => ['--seeds', String(seeds), '--seed', String(seed * seeds)];
  return [
    {
      name: 'properties',
      title: `Unit tests with ten other seeds, from ${seed * 10} on`,
      alone: true,
      run: () => withOtherSeeds(seed * 10, 10),
    },
    launched('simulation', 'Simulated matches over bad networks', 'sim', ...from(20_000)),
    launched('whole-simulation', 'The same with the real server', 'sim-whole', '300', String(seed * 300)),
    launched('year', 'A year of 100 teams', 'year', '--teams', '100', '--seed', String(seed)),
    launched('mutations', 'Known mutations of the sources', 'mutations'),
    launched('browsers', 'Firefox and WebKit', 'browsers'),
    launched('surroundings', 'The documented surroundings: nginx, Caddy, units, alarms', 'surroundings'),
  ];
}

/** Stops at the first seed that fails. */
async function withOtherSeeds(first: number, count: number): Promise<Ran> {
  let passed = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const ran = await vitest('unit*', { environment: { PROPERTY_SEED: String(seed) } });
    if (ran.failed > 0) return { ...ran, result: `${ran.result} with PROPERTY_SEED=${seed}` };
    passed += ran.passed;
  }
  return { passed, failed: 0, result: `${passed} passed`, output: '' };
}

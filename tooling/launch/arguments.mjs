/** What `npm run <verb>` can do. `file` runs under Node 24; `build` requires a current web build first. */
export const verbs = {
  start: { file: 'apps/server/dist/serve.js', build: true },
  dev: { file: 'tooling/dev.ts', build: true },
  test: { file: 'tooling/test/main.ts' },
  nightly: { file: 'tooling/test/main.ts', arguments: ['--nightly'] },
  check: {
    file: 'tooling/test/main.ts',
    arguments: ['format', 'lint', 'silencing', 'boundaries', 'unused', 'types', 'unit'],
  },
  e2e: { file: 'tooling/test/e2e.ts', build: true },
  browsers: { file: 'e2e/browsers/main.ts', build: true },
  pictures: { file: 'tooling/test/pictures.ts', build: true },
  format: { file: 'node_modules/oxfmt/bin/oxfmt', arguments: ['.'] },
  build: { build: true },
  seed: { file: 'seed/src/main.ts' },
  import: { file: 'apps/server/src/cli/import.ts' },
  export: { file: 'apps/server/src/cli/export.ts' },
  'verify-backup': { file: 'apps/server/src/cli/verify-backup.ts' },
  'export-tournament': { file: 'apps/server/src/cli/export-tournament.ts' },
  'demo-play': { file: 'seed/src/demo-play.ts' },
  bench: { file: 'bench/src/main.ts', build: true },
  sim: { file: 'bench/src/simulate.ts' },
  'sim-whole': { file: 'simulation/main.ts' },
  year: { file: 'year/main.ts', build: true },
  guards: { file: 'tooling/guards/main.ts' },
  package: { file: 'tooling/package/main.ts', build: true },
  surroundings: { file: 'e2e/surroundings/main.ts', build: true },
  sbom: { file: 'tooling/package/print-sbom.ts' },
  mutations: { file: 'tooling/mutations/main.ts' },
};

/**
 * Reads the words after `node tooling/launch.mjs`: a verb, then arguments that are passed on unchanged. A
 * first `--` is removed (npm has usually removed it already).
 * @param {string[]} args
 * @returns {{ name: string, file?: string, build: boolean, passed: string[] } | { problem: string }}
 */
export function parseArguments(args) {
  const [name, ...rest] = args;
  const known = Object.keys(verbs).join(', ');
  if (name === undefined) return { problem: `Say what to do: one of ${known}.` };
  if (!Object.hasOwn(verbs, name))
    return { problem: `“${name}” is not something this project can do; it knows ${known}.` };
  /** @type {{ file?: string, build?: boolean, arguments?: string[] }} */
  const verb = verbs[/** @type {keyof typeof verbs} */ (name)];
  const given = rest[0] === '--' ? rest.slice(1) : rest;
  return {
    name,
    ...(verb.file ? { file: verb.file } : {}),
    build: verb.build ?? false,
    passed: [...(verb.arguments ?? []), ...given],
  };
}

/**
 * Classes of files, as globs from the root. A dot means "inside": a row about `server` holds for
 * `server.routes` too. More special classes come later; the lint configuration relies on that order.
 */
export const classes = {
  rules: ['packages/rules/src/**'],
  'rules.tests': ['packages/rules/src/**/*.test.ts'],
  contract: ['packages/contract/src/**'],
  'contract.tests': ['packages/contract/src/**/*.test.ts'],
  sync: ['packages/sync/src/**'],
  'sync.tests': ['packages/sync/src/**/*.test.ts'],
  engine: ['packages/engine/src/**'],
  'engine.tests': ['packages/engine/src/**/*.test.ts', 'packages/engine/testing/**'],
  phrases: ['packages/phrases/src/**'],
  'phrases.tests': ['packages/phrases/src/**/*.test.ts'],
  server: ['apps/server/src/**'],
  'server.platform': ['apps/server/src/platform/**'],
  'server.platform.clock': ['apps/server/src/platform/clock/**'],
  'server.platform.http': ['apps/server/src/platform/http/**'],
  'server.platform.database': ['apps/server/src/platform/database/**'],
  'server.platform.transfer': ['apps/server/src/platform/transfer/**'],
  'server.features': ['apps/server/src/features/**'],
  'server.features.routes': ['apps/server/src/**/*.routes.ts'],
  'server.features.use-cases': ['apps/server/src/**/*.use-case.ts'],
  'server.features.repositories': ['apps/server/src/**/*.repository.ts'],
  'server.cli': ['apps/server/src/cli/**'],
  'server.main': ['apps/server/src/main.ts'],
  'server.tests': ['apps/server/src/**/*.test.ts', 'apps/server/src/**/testing/**', 'apps/server/tests/**'],
  web: ['apps/web/src/**'],
  'web.lib': ['apps/web/src/lib/**'],
  'web.ui': ['apps/web/src/ui/**'],
  'web.sw': ['apps/web/src/sw/**'],
  'web.features': ['apps/web/src/features/**'],
  // For signed-in users, loaded on demand; every other page is public and light.
  'web.features.signed-in': ['apps/web/src/features/{account,club,organiser,referee,reporter}/**'],
  'web.app': ['apps/web/src/app/**'],
  'web.forms': ['apps/web/src/**/*form*.{ts,tsx}', 'apps/web/src/features/club/registrations/**'],
  'web.tests': ['apps/web/src/**/*.test.{ts,tsx}'],
  seed: ['seed/src/**'],
  'seed.tests': ['seed/src/**/*.test.ts'],
  e2e: ['e2e/**'],
  bench: ['bench/src/**'],
  simulation: ['simulation/**'],
  year: ['year/**'],
  tooling: ['tooling/**'],
  'tooling.launch': ['tooling/launch.mjs', 'tooling/launch/**/*.mjs'],
} as const satisfies Record<string, string[]>;

export type FileClass = keyof typeof classes;

/** Whether a class is one of the named ones or inside one. */
export function isWithin(fileClass: FileClass, named: readonly FileClass[]): boolean {
  return named.some((name) => fileClass === name || fileClass.startsWith(`${name}.`));
}

import type { Row } from './table.ts';

export const workspaceRows: readonly Row[] = [
  {
    kind: 'circle',
    sentence: 'no file imports itself through others, types included',
    breaks: {
      'packages/rules/src/match/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'packages/rules/src/match/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
    },
    keeps: {
      'packages/rules/src/match/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'packages/rules/src/match/b.ts': 'export type B = string;',
    },
  },
  {
    kind: 'import',
    sentence: 'server and web never import each other, nor the workspaces that use them',
    from: ['server'],
    never: ['apps/web/**', 'seed/**', 'e2e/**', 'bench/**', 'tooling/**', 'npm:react', 'npm:react-dom'],
    breaks: {
      'apps/server/src/features/live/slice.ts': "import { page } from '@sevenmetre/web/page';\npage();",
    },
    keeps: {
      'apps/server/src/features/live/slice.ts': "import { fold } from '@sevenmetre/rules/match';\nfold();",
    },
  },
  {
    kind: 'import',
    sentence: 'web imports the packages and browser libraries, never the server, its libraries or Node',
    from: ['web'],
    except: ['web.tests'],
    never: [
      'apps/server/**',
      'seed/**',
      'e2e/**',
      'bench/**',
      'tooling/**',
      'node:**',
      'npm:fastify',
      'npm:drizzle-orm',
      'npm:pg',
      'npm:@electric-sql/pglite',
    ],
    breaks: { 'apps/web/src/lib/api/api.ts': "import { app } from '@sevenmetre/server/app';\napp();" },
    keeps: {
      'apps/web/src/lib/api/api.ts':
        "import { createClient } from '@sevenmetre/contract/client';\ncreateClient();",
    },
  },
  {
    kind: 'import',
    sentence: 'seed imports contract, engine, rules and server',
    from: ['seed'],
    except: ['seed.tests'],
    may: [
      'seed/**',
      'packages/contract/**',
      'packages/engine/**',
      'packages/rules/**',
      'apps/server/**',
      'node:**',
    ],
    breaks: { 'seed/src/main.ts': "import { drizzle } from 'drizzle-orm';\ndrizzle();" },
    keeps: { 'seed/src/main.ts': "import { createApp } from '@sevenmetre/server/app';\ncreateApp();" },
  },
  {
    kind: 'import',
    sentence:
      'e2e imports contract and phrases, the browser tools, the tooling, and of web the stream of pages',
    from: ['e2e'],
    may: [
      'e2e/**',
      'packages/contract/**',
      'packages/phrases/**',
      'tooling/**',
      'apps/web/src/lib/live/stream.ts',
      'npm:@playwright/test',
      'npm:@axe-core/playwright',
      'node:**',
    ],
    breaks: { 'e2e/table.spec.ts': "import { tables } from '@sevenmetre/rules/standings';\ntables();" },
    keeps: { 'e2e/table.spec.ts': "import { test } from '@playwright/test';\ntest('x', () => {});" },
  },
  {
    kind: 'import',
    sentence: 'bench imports contract and server, and the tooling that finds a browser and a PostgreSQL',
    from: ['bench'],
    never: [
      'apps/web/**',
      'seed/**',
      'e2e/**',
      'tooling/boundaries/**',
      'tooling/launch/**',
      'tooling/lint/**',
      'tooling/lock/**',
    ],
    breaks: { 'bench/src/main.ts': "import { seed } from '@sevenmetre/seed/main';\nseed();" },
    keeps: {
      'bench/src/main.ts': "import { publish } from '@sevenmetre/server/features/live/index';\npublish();",
    },
  },
  {
    kind: 'import',
    sentence:
      'the simulation of the whole imports the packages, the server, and of web the store of reporters',
    from: ['simulation'],
    may: [
      'simulation/**',
      'packages/**',
      'apps/server/**',
      'apps/web/src/features/reporter/device/{browser-ports,call-network,indexed-db,marked-fetch,record-store}.ts',
      'npm:drizzle-orm',
      'npm:fake-indexeddb',
      'npm:vitest',
      'node:**',
    ],
    breaks: { 'simulation/play.ts': "import { sow } from '@sevenmetre/seed/main';\nsow();" },
    keeps: {
      'simulation/play.ts':
        "import { openRecordStore } from '../apps/web/src/features/reporter/device/record-store.ts';\nopenRecordStore('x');",
    },
  },
  {
    kind: 'import',
    sentence: 'the year imports the packages, the server, and what the seed invents',
    from: ['year'],
    may: [
      'year/**',
      'packages/**',
      'apps/server/**',
      'seed/src/demo-statement.ts',
      'seed/src/play/cookie-fetch.ts',
      'npm:drizzle-orm',
      'npm:vitest',
      'node:**',
    ],
    breaks: { 'year/shape.ts': "import { sow } from '@sevenmetre/seed/main';\nsow();" },
    keeps: {
      'year/shape.ts': "import { demoStatement } from '../seed/src/demo-statement.ts';\ndemoStatement();",
    },
  },
  {
    kind: 'import',
    sentence: 'tooling imports no workspace',
    from: ['tooling'],
    never: ['packages/**', 'apps/**', 'seed/**', 'e2e/**', 'bench/**'],
    breaks: { 'tooling/budgets.ts': "import { pages } from '@sevenmetre/contract/pages';\npages();" },
    keeps: {
      'tooling/budgets.ts': "import { brotliCompressSync } from 'node:zlib';\nbrotliCompressSync('x');",
    },
  },
  {
    kind: 'import',
    sentence: 'the launcher runs before anything is installed, so it imports Node and itself only',
    from: ['tooling.launch'],
    may: ['tooling/launch/**', 'node:**'],
    breaks: { 'tooling/launch/build.mjs': "import { build } from 'vite';\nbuild();" },
    keeps: { 'tooling/launch/build.mjs': "import { spawn } from 'node:child_process';\nspawn('x');" },
  },
];

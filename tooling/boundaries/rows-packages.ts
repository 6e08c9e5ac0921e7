import type { Row } from './table.ts';

const tests = ['npm:vitest', 'npm:fast-check', 'node:**'];

export const packageRows: readonly Row[] = [
  {
    kind: 'import',
    sentence: 'rules imports nothing',
    from: ['rules'],
    except: ['rules.tests'],
    may: ['packages/rules/src/**'],
    breaks: { 'packages/rules/src/match/score.ts': "import { z } from 'zod';\nexport const s = z;" },
    keeps: { 'packages/rules/src/match/score.ts': "import { a } from './stage.ts';\nexport const s = a;" },
  },
  {
    kind: 'import',
    sentence: 'the tests of rules import rules and the test tools',
    from: ['rules.tests'],
    may: ['packages/rules/src/**', ...tests],
    breaks: { 'packages/rules/src/match/score.test.ts': "import { s } from '@sevenmetre/sync';\ns();" },
    keeps: {
      'packages/rules/src/match/score.test.ts': "import { test } from 'vitest';\ntest('x', () => {});",
    },
  },
  {
    kind: 'import',
    sentence: 'contract imports rules and zod',
    from: ['contract'],
    except: ['contract.tests'],
    may: ['packages/contract/src/**', 'packages/rules/src/**', 'npm:zod'],
    breaks: {
      'packages/contract/src/auth.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('x');",
    },
    keeps: { 'packages/contract/src/auth.ts': "import * as z from 'zod';\nexport const s = z.string();" },
  },
  {
    kind: 'import',
    sentence: 'the tests of contract import contract, rules, zod and the test tools',
    from: ['contract.tests'],
    may: ['packages/contract/src/**', 'packages/rules/src/**', 'npm:zod', ...tests],
    breaks: { 'packages/contract/src/auth.test.ts': "import fastify from 'fastify';\nfastify();" },
    keeps: { 'packages/contract/src/auth.test.ts': "import { test } from 'vitest';\ntest('x', () => {});" },
  },
  {
    kind: 'import',
    sentence: 'sync imports rules and contract, neither the browser nor Node',
    from: ['sync'],
    except: ['sync.tests'],
    may: ['packages/sync/src/**', 'packages/rules/src/**', 'packages/contract/src/**'],
    breaks: { 'packages/sync/src/outbox.ts': "import Dexie from 'dexie';\nexport const d = Dexie;" },
    keeps: {
      'packages/sync/src/outbox.ts': "import { a } from '@sevenmetre/rules/match';\nexport const b = a;",
    },
  },
  {
    kind: 'import',
    sentence: 'the tests of sync import sync, rules, contract and the test tools',
    from: ['sync.tests'],
    may: ['packages/sync/src/**', 'packages/rules/src/**', 'packages/contract/src/**', ...tests],
    breaks: { 'packages/sync/src/outbox.test.ts': "import Dexie from 'dexie';\nexport const d = Dexie;" },
    keeps: { 'packages/sync/src/outbox.test.ts': "import fc from 'fast-check';\nexport const d = fc;" },
  },
  {
    kind: 'import',
    sentence: 'engine imports rules',
    from: ['engine'],
    except: ['engine.tests'],
    may: ['packages/engine/src/**', 'packages/rules/src/**'],
    breaks: { 'packages/engine/src/draw/draw.ts': "import { z } from 'zod';\nexport const s = z;" },
    keeps: {
      'packages/engine/src/draw/draw.ts': "import { a } from '@sevenmetre/rules/match';\nexport const b = a;",
    },
  },
  {
    kind: 'import',
    sentence: 'the tests of engine import engine, rules and the test tools',
    from: ['engine.tests'],
    may: ['packages/engine/**', 'packages/rules/src/**', ...tests],
    breaks: { 'packages/engine/src/draw/draw.test.ts': "import { s } from '@sevenmetre/sync';\ns();" },
    keeps: { 'packages/engine/src/draw/draw.test.ts': "import fc from 'fast-check';\nexport const d = fc;" },
  },
  {
    kind: 'import',
    sentence: 'phrases imports only phrases, contract and the rules of languages',
    from: ['phrases'],
    except: ['phrases.tests'],
    may: ['packages/phrases/src/**', 'packages/contract/src/**', 'packages/rules/src/language/**'],
    breaks: {
      'packages/phrases/src/rosters.ts': "import { a } from '@sevenmetre/rules/match';\nexport const b = a;",
    },
    keeps: {
      'packages/phrases/src/rosters.ts': "import type { A } from '@sevenmetre/contract';\nexport type B = A;",
      'packages/phrases/src/places.ts':
        "import { ordinal } from '@sevenmetre/rules/language';\nexport const a = ordinal;",
    },
  },
  {
    kind: 'import',
    sentence: 'of contract, phrases imports types only',
    from: ['phrases'],
    except: ['phrases.tests'],
    never: ['packages/contract/**'],
    types: 'allowed',
    breaks: {
      'packages/phrases/src/errors.ts':
        "import { errors } from '@sevenmetre/contract/errors';\nexport const e = errors;",
    },
    keeps: {
      'packages/phrases/src/errors.ts':
        "import type { ErrorCode } from '@sevenmetre/contract/errors';\nexport type E = ErrorCode;",
    },
  },
  {
    kind: 'neighbours',
    sentence: 'the folders of rules meet through their index.ts, without cycles',
    folder: 'packages/rules/src',
    entryPoint: 'index.ts',
    acyclic: true,
    fixtures: 'testing',
    breaks: {
      'packages/rules/src/standings/table.ts': "import { a } from '../match/score.ts';\nexport const b = a;",
    },
    keeps: {
      'packages/rules/src/standings/table.ts': "import { a } from '../match/index.ts';\nexport const b = a;",
    },
  },
  {
    kind: 'neighbours',
    sentence: 'the folders of engine meet through their index.ts, without cycles',
    folder: 'packages/engine/src',
    entryPoint: 'index.ts',
    acyclic: true,
    breaks: {
      'packages/engine/src/draw/draw.ts': "import { a } from '../random/random.ts';\nexport const b = a;",
    },
    keeps: {
      'packages/engine/src/draw/draw.ts': "import { a } from '../random/index.ts';\nexport const b = a;",
    },
  },
  {
    kind: 'name',
    sentence: 'rules, engine and sync get time, randomness, network and storage from their caller',
    from: ['rules', 'engine', 'sync'],
    except: ['rules.tests', 'engine.tests', 'sync.tests'],
    names: [
      'Date.now',
      'new Date()',
      'Math.random',
      'performance.now',
      'crypto.randomUUID',
      'crypto.getRandomValues',
      'fetch',
      'setTimeout',
      'setInterval',
      'queueMicrotask',
      'process',
      'window',
      'document',
      'navigator',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'EventSource',
      'WebSocket',
      'XMLHttpRequest',
      'console',
    ],
    breaks: { 'packages/sync/src/outbox.ts': 'export const now = (): number => Date.now();' },
    keeps: { 'packages/sync/src/outbox.ts': 'export const at = (now: number): Date => new Date(now);' },
  },
];

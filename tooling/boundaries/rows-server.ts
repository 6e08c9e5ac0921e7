import type { Row } from './table.ts';

export const serverRows: readonly Row[] = [
  {
    kind: 'import',
    sentence: 'only routes and platform/http know HTTP',
    from: ['server'],
    except: ['server.features.routes', 'server.platform.http', 'server.tests'],
    never: ['npm:fastify', 'npm:@fastify/*', 'npm:fastify-*', 'npm:helmet'],
    breaks: {
      'apps/server/src/features/auth/sessions/sign-in.use-case.ts':
        "import type { FastifyRequest } from 'fastify';\nexport type R = FastifyRequest;",
    },
    keeps: {
      'apps/server/src/features/auth/auth.routes.ts':
        "import type { FastifyRequest } from 'fastify';\nexport type R = FastifyRequest;",
    },
  },
  {
    kind: 'import',
    sentence: 'only repositories, platform/database, platform/transfer and the command line know SQL',
    from: ['server'],
    except: [
      'server.features.repositories',
      'server.platform.database',
      'server.platform.transfer',
      'server.cli',
      'server.tests',
    ],
    never: ['npm:drizzle-orm', 'npm:pg', 'npm:@electric-sql/pglite'],
    breaks: { 'apps/server/src/features/auth/auth.routes.ts': "import { eq } from 'drizzle-orm';\neq();" },
    keeps: {
      'apps/server/src/features/auth/sessions/session.repository.ts':
        "import { eq } from 'drizzle-orm';\neq();",
    },
  },
  {
    kind: 'import',
    sentence: 'platform never imports features',
    from: ['server.platform'],
    never: ['apps/server/src/features/**'],
    breaks: {
      'apps/server/src/platform/http/server.ts':
        "import { live } from '../../features/live/index.ts';\nlive();",
    },
    keeps: {
      'apps/server/src/platform/http/server.ts': "import { clock } from '../clock/index.ts';\nclock();",
    },
  },
  {
    kind: 'neighbours',
    sentence: 'features of the server meet through their index.ts, without cycles',
    folder: 'apps/server/src/features',
    entryPoint: 'index.ts',
    acyclic: true,
    breaks: {
      'apps/server/src/features/live/index.ts':
        "import { a } from '../competition/index.ts';\nexport const b = a;",
      'apps/server/src/features/competition/index.ts':
        "import { b } from '../live/index.ts';\nexport const a = b;",
    },
    keeps: {
      'apps/server/src/features/live/index.ts':
        "import { a } from '../competition/index.ts';\nexport const b = a;",
      'apps/server/src/features/competition/index.ts': 'export const a = 1;',
    },
  },
  {
    kind: 'name',
    sentence: 'only use cases, the platform, the command line and the entry open transactions',
    from: ['server.features'],
    except: ['server.features.use-cases', 'server.tests'],
    names: ['.transaction'],
    breaks: {
      'apps/server/src/features/auth/auth.routes.ts': 'export const a = (db: Db) => db.transaction(() => 1);',
    },
    keeps: {
      'apps/server/src/features/auth/sessions/sign-in.use-case.ts':
        'export const a = (db: Db) => db.transaction(() => 1);',
    },
  },
  {
    kind: 'name',
    sentence: 'the server asks its Clock for the time and is given its Random',
    from: ['server'],
    except: ['server.platform.clock', 'server.main', 'server.cli', 'server.tests'],
    names: ['Date.now', 'new Date()', 'Math.random'],
    breaks: { 'apps/server/src/features/live/version.ts': 'export const at = Date.now();' },
    keeps: { 'apps/server/src/features/live/version.ts': 'export const at = (clock: Clock) => clock.now();' },
  },
  {
    kind: 'name',
    sentence:
      'the server says nothing of a browser, although its types are checked together with browser tests',
    from: ['server'],
    except: ['server.tests'],
    names: [
      'window',
      'document',
      'document.title',
      'location',
      'localStorage',
      'sessionStorage',
      'indexedDB',
    ],
    breaks: { 'apps/server/src/features/live/version.ts': 'export const title = document.title;' },
    keeps: { 'apps/server/src/features/live/version.ts': 'export const title = (page: Page) => page.title;' },
  },
];

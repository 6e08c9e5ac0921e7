import type { Row } from './table.ts';

/** Too heavy for a page that parents open in a hall (budgets: tooling/budgets.ts). */
const heavy = ['npm:dexie', 'npm:dexie-react-hooks', 'npm:zod', 'npm:libphonenumber-js'];

export const webRows: readonly Row[] = [
  {
    kind: 'import',
    sentence: 'lib imports no other part of the app',
    from: ['web.lib'],
    except: ['web.tests'],
    never: ['apps/web/src/{app,features,ui,sw}/**'],
    breaks: { 'apps/web/src/lib/live.ts': "import { shell } from '../app/shell.tsx';\nshell();" },
    keeps: { 'apps/web/src/lib/live.ts': "import { phrases } from '@sevenmetre/phrases';\nphrases();" },
  },
  {
    kind: 'import',
    sentence: 'ui imports lib, neither app nor features',
    from: ['web.ui'],
    except: ['web.tests'],
    never: ['apps/web/src/{app,features,sw}/**'],
    breaks: {
      'apps/web/src/ui/ticket.tsx':
        "import { result } from '../features/public/groups/result.ts';\nresult();",
    },
    keeps: { 'apps/web/src/ui/ticket.tsx': "import { time } from '../lib/time.ts';\ntime();" },
  },
  {
    kind: 'import',
    sentence: 'features import ui and lib, not app',
    from: ['web.features'],
    except: ['web.tests'],
    never: ['apps/web/src/{app,sw}/**'],
    breaks: {
      'apps/web/src/features/public/groups/page.tsx':
        "import { router } from '../../../app/router.tsx';\nrouter();",
    },
    keeps: {
      'apps/web/src/features/public/groups/page.tsx':
        "import { Ticket } from '../../../ui/ticket.tsx';\nTicket();",
    },
  },
  {
    kind: 'neighbours',
    sentence: 'pages of one audience do not import those of another',
    folder: 'apps/web/src/features',
    breaks: {
      'apps/web/src/features/public/groups/page.tsx': "import { a } from '../../club/clubs/card.tsx';\na();",
    },
    keeps: {
      'apps/web/src/features/organiser/bank/page.tsx': "import { a } from '../page/admin-page.tsx';\na();",
    },
  },
  ...['public', 'club', 'referee', 'account'].map((audience): Row => ({
    kind: 'neighbours',
    sentence: `features of the audience ${audience} do not import each other`,
    folder: `apps/web/src/features/${audience}`,
    breaks: {
      [`apps/web/src/features/${audience}/groups/page.tsx`]: "import { a } from '../teams/index.ts';\na();",
    },
    keeps: {
      [`apps/web/src/features/${audience}/groups/page.tsx`]: "import { a } from './table.tsx';\na();",
    },
  })),
  {
    kind: 'import',
    sentence: 'public pages import no heavy library',
    from: ['web.features', 'web.app', 'web.lib'],
    except: ['web.features.signed-in', 'web.tests'],
    never: heavy,
    types: 'allowed',
    breaks: { 'apps/web/src/features/public/groups/page.tsx': "import { Dexie } from 'dexie';\nDexie();" },
    keeps: {
      'apps/web/src/features/public/groups/page.tsx':
        "import { useQuery } from '@tanstack/react-query';\nuseQuery();",
    },
  },
  {
    kind: 'reach',
    sentence: 'public pages reach no heavy library through others either',
    from: ['web.features', 'web.app'],
    except: ['web.features.signed-in', 'web.tests'],
    never: heavy,
    breaks: {
      'apps/web/src/features/public/groups/page.tsx': "import { C } from '../../../ui/card.tsx';\nC();",
      'apps/web/src/ui/card.tsx': "import { Dexie } from 'dexie';\nexport const C = Dexie;",
    },
    keeps: {
      'apps/web/src/features/public/groups/page.tsx':
        "export const C = () => import('../../../ui/card.tsx');",
      'apps/web/src/ui/card.tsx': "import { Dexie } from 'dexie';\nexport const C = Dexie;",
    },
  },
  {
    kind: 'import',
    sentence: 'zod is in the browser only as a type or in form chunks',
    from: ['web'],
    except: ['web.forms', 'web.tests'],
    never: ['npm:zod'],
    types: 'allowed',
    breaks: { 'apps/web/src/ui/field.tsx': "import * as z from 'zod';\nz.string();" },
    keeps: { 'apps/web/src/ui/field.tsx': "import type { ZodType } from 'zod';\nexport type T = ZodType;" },
  },
];

import { expect, it } from 'vitest';
import { sharedBy } from './shared-pieces.ts';

/** Who imports a module, and who loads it as a chunk of its own. */
const graph = {
  getModuleInfo: (id: string) => {
    const importers: Record<string, string[]> = {
      '/src/ui/ticket.tsx': [
        '/src/features/public/teams/team-page.tsx',
        '/src/features/public/halls/list.tsx',
      ],
      '/src/features/public/halls/list.tsx': ['/src/features/public/halls/hall-page.tsx'],
      '/src/lib/time.ts': ['/src/ui/ticket.tsx', '/src/features/club/clubs/club-page.tsx'],
      '/src/lib/queue.ts': ['/src/features/reporter/reporter-pages.tsx'],
      '/src/ui/forms/async-button.tsx': [
        '/src/ui/dialogs/notice-page.tsx',
        '/src/features/club/club-page.tsx',
      ],
    };
    return {
      importers: importers[id] ?? [],
      dynamicImporters: /pages?\.tsx$/.test(id) ? ['/src/app.tsx'] : [],
    };
  },
};

it.each([
  ['pages of visitors alone', '/src/ui/ticket.tsx', 'shared-visitors'],
  ['a part of what visitors and clubs load', '/src/lib/time.ts', 'shared-signed-in-visitors'],
  ['reporters', '/src/lib/queue.ts', 'shared-reporters'],
  ['pages and dialogs of those who sign in', '/src/ui/forms/async-button.tsx', 'shared-signed-in'],
])('given a module of %s, then its piece is named by them', (_, id, name) => {
  expect(sharedBy()(id, graph)).toBe(name);
});

import { expect, it } from 'vitest';
import { aKeptMatch, aPerson } from '../testing/test-match.ts';
import { forgetOldSheets, openSheetStore } from './sheet-store.ts';

let count = 0;
function newName(): string {
  count += 1;
  return `sheets-test-${count}-${performance.now()}`;
}

const day = 86_400_000;
const { body } = aKeptMatch({ home: [aPerson(1, 'Nováková', 7)], away: [] });

/** The match under another slug and time. */
function matchAt(slug: string, startsAt: string | null) {
  const { match } = body;
  return { ...body, match: { ...match, ticket: { ...match.ticket, slug, startsAt } } };
}

/** A hall with one match on each of these days. */
function hallOn(id: number, days: readonly string[]) {
  const { match: _, ...head } = body;
  const matches = days.map((text) => matchAt(`hall-${id}-${text}`, `${text}T10:00:00.000Z`).match);
  const hall = { id, code: 'A', nameCs: 'Hala', nameEn: 'Hall' };
  return { ...head, hall, days: [...days], day: null, assignedDays: [], matches };
}

/** Everything that a database holds, as text. */
async function contentOf(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
  const tables = [...database.objectStoreNames];
  const rows = await Promise.all(
    tables.map(
      (table) =>
        new Promise((resolve) => {
          const request = database.transaction(table).objectStore(table).getAll();
          request.addEventListener('success', () => resolve(request.result));
        }),
    ),
  );
  database.close();
  return JSON.stringify(rows);
}

it('a prepared device holds no name of a child a week after the last day of play', async () => {
  const name = newName();
  const store = openSheetStore(name);
  await store.keepHall(hallOn(3, ['2026-06-13', '2026-06-14']), Date.parse('2026-06-13T06:00:00Z'));
  await store.keepMatch(matchAt('without-time', null), Date.parse('2026-06-14T06:00:00Z'));
  expect(await contentOf(name)).toContain('Nováková');
  await forgetOldSheets(name, Date.parse('2026-06-15T00:00:00Z') + 8 * day);
  expect(await contentOf(name)).not.toContain('Nováková');
  expect(await store.hall(3)).toBeNull();
});

it('names of matches to come, and of those of the last days, stay', async () => {
  const name = newName();
  const store = openSheetStore(name);
  const keptAt = Date.parse('2026-05-01T06:00:00Z');
  await store.keepHall(hallOn(3, ['2026-06-13', '2026-06-14']), keptAt);
  await store.keepMatch(matchAt('old', '2026-06-01T10:00:00Z'), keptAt);
  for (const now of ['2026-05-20T00:00:00Z', '2026-06-14T12:00:00Z', '2026-06-20T23:00:00Z']) {
    await forgetOldSheets(name, Date.parse(now));
    expect(await store.hall(3)).not.toBeNull();
    expect(await store.match('hall-3-2026-06-14')).not.toBeNull();
  }
  expect(await store.match('old')).toBeNull();
});

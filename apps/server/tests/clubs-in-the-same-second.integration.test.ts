import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubListPreview } from '@sevenmetre/contract/club-list/schemas';
import { clubs, teamCategories, teams } from '../src/platform/database/schema/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { importClubList, previewText } from '../src/features/club-list/import-club-list.use-case.ts';
import {
  actor,
  formOf,
  makeSetup,
  type Setup,
  teamOf,
  whileOpen,
} from '../src/features/registrations/form/testing/setup.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';

describe.each(testDatabases())(
  'a list of clubs beside a registration of the same second on $name',
  (kind) => {
    let database: TestDatabase;
    let setup: Setup;

    beforeAll(async () => {
      database = await kind.open();
      setup = await makeSetup(database);
      setup.clock.set(whileOpen);
    });
    afterAll(() => setup.close());

    const organiser = () => actor(setup.userIds[0] ?? 0, ['ROLE_ADMIN']);
    const context = () => ({ database, clock: setup.clock, random: systemRandom });
    const preview = async (text: string): Promise<ClubListPreview> => {
      const shown = await previewText(context(), { text, countryId: null });
      if (!shown.ok) throw new Error(shown.code);
      return shown.value;
    };
    const store = ({ rows, fingerprint }: ClubListPreview) => {
      const body = { rows: rows.map(({ line, texts, target, open }) => ({ line, texts, target, open })) };
      return importClubList(context(), organiser(), { ...body, countryId: null, fingerprint, source: '' });
    };

    /** Calls both while the registration waits for the places of its category. */
    async function both(name: string, list: string) {
      const shown = await preview(list);
      const form = formOf(setup, {
        name,
        teams: [teamOf(setup, { teamCategoryId: setup.smallCategoryId })],
      });
      setup.as(actor(setup.userIds[1] ?? 0));
      const register = () =>
        setup.call('POST', '', { clientKey: `same-second-${name.length}`, locale: 'en', form });
      const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
      // The embedded database runs one transaction at a time.
      const { databaseUrl } = database;
      const holder = databaseUrl === null ? null : new pg.Client({ connectionString: databaseUrl });
      await holder?.connect();
      await holder?.query('begin');
      await holder?.query('select id from team_categories where id = $1 for update', [setup.smallCategoryId]);
      const calls = [register(), pause().then(() => store(shown))] as const;
      await pause();
      await pause();
      await holder?.query('rollback');
      await holder?.end();
      const [registered, imported] = await Promise.all(calls);
      expect(registered.statusCode, registered.payload).toBe(201);
      return imported;
    }

    it('[RL4] stores no club twice: the list is shown again', async () => {
      const imported = await both('HC Same Second', 'Club;Country\nHC Same Second;HU');
      expect(imported).toMatchObject({ ok: false, code: 'import-changed' });
      const stored = await database.db.select().from(clubs).where(eq(clubs.name, 'HC Same Second'));
      expect(stored).toHaveLength(1);
    });

    it('[RL3] accepts no more teams than the category has places', async () => {
      const [category] = await database.db
        .select()
        .from(teamCategories)
        .where(eq(teamCategories.id, setup.smallCategoryId));
      await database.db.delete(teams).where(eq(teams.categoryId, setup.smallCategoryId));
      const imported = await both(
        'HC Other Club Now',
        `Club;Country;Categories\nHC From List;HU;${category?.code}`,
      );
      const again = imported.ok
        ? imported
        : await store(await preview(`Club;Country;Categories\nHC From List;HU;${category?.code}`));
      expect(again.ok).toBe(true);
      const made = await database.db.select().from(teams).where(eq(teams.categoryId, setup.smallCategoryId));
      expect(made.map(({ state }) => state).toSorted()).toEqual(['accepted', 'waiting']);
    });
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  GroupSlice,
  TeamSlice,
  HallSlice,
  MatchSlice,
  CategorySlice,
} from '@sevenmetre/contract/schemas/slices';
import { categorySlice, groupSlice, hallSlice, matchSlice, teamSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { manualClock } from '../../platform/clock/index.ts';
import { createLive, noMetrics } from '../live/index.ts';
import { importFolder } from '../tournament-folder/index.ts';
import { describeRealCup } from '../../../tests/real-cup.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = manualClock('2025-06-14T10:00:00Z');
const [kind] = testDatabases();

describeRealCup('its pages', (folder) => {
  let database: TestDatabase;
  let snapshot: Snapshot;

  beforeAll(async () => {
    if (!kind) throw new Error('no database');
    database = await kind.open();
    await importFolder(database, folder, { clock });
    const live = createLive({
      database,
      clock,
      log,
      metrics: noMetrics,
      stream: { maxClients: 1, maxPerAddress: 1 },
    });
    await live.start();
    live.stop(() => 0);
    const loaded = live.publisher.state?.snapshot;
    if (!loaded) throw new Error('no snapshot');
    snapshot = loaded;
  });
  afterAll(() => database.cleanup());

  test('given every group, then the reasons name the places that the stored table shows', () => {
    let explained = 0;
    for (const group of snapshot.groups.values()) {
      const slice = groupSlice(snapshot, group);
      if (!slice) throw new Error(`no page of ${group.label}`);
      expect(GroupSlice.parse(slice)).toEqual(slice);
      const places = new Map(slice.rows.map((row) => [row.team?.id, row.position]));
      for (const { teams } of slice.order.ties) {
        explained += 1;
        expect([group.label, teams.map(({ position }) => position)]).toEqual([
          group.label,
          teams.map(({ teamId }) => places.get(teamId)),
        ]);
      }
    }
    expect(explained).toBeGreaterThan(0);
  });

  test('given every team, hall, category and match, then the page is as the contract says', () => {
    for (const team of snapshot.teams.values())
      TeamSlice.parse(teamSlice(snapshot, team, { participants: [] }));
    for (const hall of snapshot.halls.values()) HallSlice.parse(hallSlice(snapshot, hall, '2025-06-14'));
    for (const category of snapshot.categories.values())
      CategorySlice.parse(categorySlice(snapshot, category));
    const nothing = { events: [], roster: [], referees: [] };
    for (const match of snapshot.matches.values()) MatchSlice.parse(matchSlice(snapshot, match, nothing));
    expect([snapshot.teams.size, snapshot.matches.size]).toEqual([103, 282]);
  });
});

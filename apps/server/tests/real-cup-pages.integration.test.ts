import { afterAll, beforeAll, expect, test } from 'vitest';
import { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import {
  categorySlice,
  findPlayoff,
  groupSlice,
  hallSlice,
  matchSlice,
  playoffSlice,
  teamSlice,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { PlayoffSlice } from '@sevenmetre/contract/bracket/playoff-slice';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import { createLive, noMetrics } from '../src/features/live/index.ts';
import { importFolder } from '../src/features/tournament-folder/index.ts';
import { describeRealCup } from './real-cup.ts';

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
      TeamSlice.parse(teamSlice(snapshot, team, { participants: [], earlierYears: [] }));
    for (const hall of snapshot.halls.values()) HallSlice.parse(hallSlice(snapshot, hall, '2025-06-14'));
    for (const category of snapshot.categories.values())
      CategorySlice.parse(categorySlice(snapshot, category));
    const nothing = { events: [], roster: [], referees: [] };
    for (const match of snapshot.matches.values()) MatchSlice.parse(matchSlice(snapshot, match, nothing));
    expect([snapshot.teams.size, snapshot.matches.size]).toEqual([103, 282]);
  });

  test.each([
    // The source has no names for the winners of SF1 and SF2: they are derived from the previous matches.
    ['MD', ['SF1 → finále', 'SF2 → finále', 'finále', 'o 3.'], ['o 5.', 'o 7.', 'o 9.']],
    [
      'SZ',
      ['o SF → SF2', 'SF1 → finále', 'SF2 → finále', 'finále', 'o 3.'],
      ['o 7.', 'o 10.', 'o 13.', 'o 16.'],
    ],
  ])('given the play-off of %s, then it is drawn as it was played', (code, tree, singles) => {
    const found = findPlayoff(snapshot, code, 'A');
    if (!found) throw new Error('no play-off');
    const slice = playoffSlice(snapshot, found);
    expect(PlayoffSlice.parse(slice)).toEqual(slice);
    const name = (slug: string) => slice.groups.find((group) => group.slug === slug)?.short;
    const cells = slice.sections.map((section) =>
      section.cells.map(({ slug, next }) => [name(slug), ...(next ? [name(next)] : [])].join(' → ')),
    );
    expect(cells.map((section) => section.toSorted())).toEqual([tree, singles].map((one) => one.toSorted()));
  });

  test('given every play-off, then each of its groups is drawn once, with all its matches', () => {
    for (const category of snapshot.categories.values()) {
      const groups = [...snapshot.groups.values()].filter(
        ({ categoryId, playoffCategory }) => categoryId === category.id && playoffCategory === 'A',
      );
      const slice = playoffSlice(snapshot, { category, letter: 'A' });
      expect(PlayoffSlice.parse(slice)).toEqual(slice);
      const drawn = slice.sections.flatMap(({ cells }) => cells.map(({ slug }) => slug));
      expect([category.code, drawn.toSorted()]).toEqual([
        category.code,
        slice.groups.map(({ slug }) => slug).toSorted(),
      ]);
      const ids = new Set(groups.map(({ id }) => id));
      const played = [...snapshot.matches.values()].filter(({ competitionGroupId: id }) => id && ids.has(id));
      expect(slice.total).toBe(played.length);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { describeRealCup } from './real-cup.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import { participants } from '../src/platform/database/schema/index.ts';
import { importFolder } from '../src/features/tournament-folder/index.ts';
import { createLive, noMetrics } from '../src/features/live/index.ts';
import { CategoryTalliesStore } from '../src/features/live/statistics/category-tallies.ts';
import { loadMatches, loadNames } from '../src/features/live/statistics/load-matches.use-case.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = manualClock('2025-06-14T10:00:00Z');
const [kind] = testDatabases();

describeRealCup('its scorers', (folder) => {
  let database: TestDatabase;
  let snapshot: Snapshot;
  let sourceIds: ReadonlyMap<number, string | null>;

  beforeAll(async () => {
    if (!kind) throw new Error('no database');
    database = await kind.open();
    await importFolder(database, folder, { clock });
    const stream = { maxClients: 1, maxPerAddress: 1 };
    const live = createLive({ database, clock, log, metrics: noMetrics, stream });
    await live.start();
    live.stop(() => 0);
    const loaded = live.publisher.state?.snapshot;
    if (!loaded) throw new Error('no snapshot');
    snapshot = loaded;
    const people = await database.db.select().from(participants);
    sourceIds = new Map(people.map(({ id, sourceId }) => [id, sourceId]));
  });
  afterAll(() => database.cleanup());

  /** Rows of a file without quoted cells in the columns that are read. */
  function rowsOf(file: string): Record<string, string>[] {
    const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/u);
    const names = head.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])),
    );
  }

  /** Goals, shoot-out goals, suspensions and matches of each player, computed from the files. */
  function fromFiles(): Map<string, number[]> {
    const played = new Set(
      rowsOf('matches.csv').flatMap(({ number, state }) => (state === 'finished' ? [number] : [])),
    );
    const sums = new Map<string, number[]>();
    const add = (player: string | undefined, column: number) => {
      if (!player) return;
      const own = sums.get(player) ?? [0, 0, 0, 0, 0];
      own[column] = (own[column] ?? 0) + 1;
      sums.set(player, own);
    };
    for (const { match, player } of rowsOf('lineups.csv')) if (played.has(match)) add(player, 4);
    for (const { match, stage, type, player } of rowsOf('events.csv')) {
      if (type === 'two-minutes') add(player, 2);
      if (type === 'red-card') add(player, 3);
      if (!played.has(match)) continue;
      if (type === 'shootout-goal' || (stage === 'shootout' && type?.endsWith('goal'))) add(player, 1);
      else if (type === 'goal' || type === 'seven-metre-goal') add(player, 0);
    }
    return sums;
  }

  test('given every category, then everybody has what events and lineups of the source say', async () => {
    const store = new CategoryTalliesStore({
      loadMatches: (of, ids) => loadMatches(database, of, ids),
      loadNames: (of, ids) => loadNames(database, of, ids),
    });
    const counted = new Map<string, number[]>();
    for (const category of snapshot.categories.values()) {
      const { people } = await store.get(snapshot, category);
      for (const { participantId, goals, shootoutGoals, twoMinutes, redCards, matches } of people) {
        const id = sourceIds.get(participantId) ?? '';
        const own = counted.get(id) ?? [0, 0, 0, 0, 0];
        const next = [goals, shootoutGoals, twoMinutes, redCards, matches];
        counted.set(
          id,
          own.map((sum, index) => sum + (next[index] ?? 0)),
        );
      }
    }
    const source = fromFiles();
    const sorted = (sums: ReadonlyMap<string, number[]>) =>
      [...sums].filter(([, own]) => own.some((value) => value > 0)).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(source.size).toBeGreaterThan(100);
    expect(sorted(counted)).toEqual(sorted(source));
    const totals = [...source.values()].reduce((sum, own) =>
      sum.map((value, index) => value + (own[index] ?? 0)),
    );
    process.stdout.write(
      `${counted.size} people; goals, shoot-out, 2 min, red, matches: ${totals.join(' ')}\n`,
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupSlice } from '@sevenmetre/rules/snapshot';
import type { GroupSlice, Snapshot } from '@sevenmetre/rules/snapshot';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { manualClock } from '../../../platform/clock/index.ts';
import { createLive, noMetrics } from '../../live/index.ts';
import { errorSentence, importFolder } from '../index.ts';
import { cupFolder } from '../testing/cup-in-words.ts';
import type { CupInWords } from '../testing/cup-in-words.ts';
import { officialCups } from '../testing/official-cups.ts';

const clock = manualClock('2026-03-28T20:00:00Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe.each(testDatabases())('official orders on $name', (kind) => {
  let database: TestDatabase;
  let year = 2026;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  /** Each tournament is a separate edition of one database; importing it makes it the current one. */
  async function pagesOf(cup: CupInWords): Promise<ReadonlyMap<string, GroupSlice>> {
    year += 1;
    const settings = { ...cup.settings, name: `Pohár ${year}` };
    const imported = await importFolder(database, cupFolder({ ...cup, settings }), { clock });
    if (!imported.ok) throw new Error(imported.errors.map(errorSentence).join('\n'));
    const { groups, ...snapshot } = await currentSnapshot(database);
    const slices = [...groups.values()].map((group) => groupSlice({ groups, ...snapshot }, group));
    return new Map(slices.flatMap((slice) => (slice ? [[slice.group.label, slice]] : [])));
  }

  test.each(officialCups)('given that $title', async ({ order, seats, projected, reasons, ...cup }) => {
    const pages = await pagesOf(cup);
    const page = (label: string): GroupSlice => {
      const found = pages.get(label);
      if (!found) throw new Error(`no page of ${label}`);
      return found;
    };
    const said = (lines: readonly string[], say: (slice: GroupSlice) => string) =>
      lines.map((line) => line.split(':')[0] ?? '').map((label) => `${label}: ${say(page(label))}`);
    expect(said(order, orderOf)).toEqual(order);
    expect(said(seats ?? [], seatsOf)).toEqual(seats ?? []);
    expect(said(projected ?? [], projectedOf)).toEqual(projected ?? []);
    expect(said(reasons ?? [], reasonsOf)).toEqual(reasons ?? []);
  });
});

async function currentSnapshot(database: TestDatabase): Promise<Snapshot> {
  const stream = { maxClients: 1, maxPerAddress: 1 };
  const live = createLive({ database, clock, log, metrics: noMetrics, stream });
  await live.start();
  live.stop(() => 0);
  const snapshot = live.publisher.state?.snapshot;
  if (!snapshot) throw new Error('no snapshot');
  return snapshot;
}

function orderOf({ rows }: GroupSlice): string {
  return rows
    .map((row, index) => {
      const level = index > 0 && row.undecided && (rows[index - 1]?.undecided ?? false);
      return `${index === 0 ? '' : level ? '=' : ' '}${row.team?.name ?? '?'}`;
    })
    .join('');
}

function bySeat({ rows }: GroupSlice): GroupSlice['rows'] {
  return rows.toSorted((one, other) => one.seat - other.seat);
}

function seatsOf(slice: GroupSlice): string {
  return bySeat(slice)
    .map(({ team }) => team?.name ?? '?')
    .join(' ');
}

function projectedOf(slice: GroupSlice): string {
  return bySeat(slice)
    .map(({ projected }) => projected?.name ?? '?')
    .join(' ');
}

function reasonsOf({ order }: GroupSlice): string {
  return order.ties.map(({ criterion }) => criterion).join(' ');
}

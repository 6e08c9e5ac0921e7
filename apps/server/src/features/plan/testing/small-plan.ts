import { readyFormats } from '@sevenmetre/engine/formats';
import { compile, improve } from '@sevenmetre/engine/schedule';
import type { Placement, Schedule } from '@sevenmetre/engine/schedule';
import type { OpenCup } from './open-cup.ts';
import type { PlanSetup } from './plan-setup.ts';

export const formatNamed = (id: string) => {
  const found = readyFormats.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no ready format`);
  return found;
};

/**
 * MA in two groups of four with play-offs, WA in one group: drawn and scheduled by the engine, 22 matches.
 * Returns the revision.
 */
export async function makeSmallPlan(setup: PlanSetup, cup: OpenCup): Promise<number> {
  let revision = (await setup.draft()).revision;
  const boys = { category: 'MA', entries: 8 };
  const girls = { category: 'WA', entries: 4 };
  const changes = [
    { kind: 'format', ...boys, format: formatNamed('groups-of-4-ab') },
    { kind: 'format', ...girls, format: formatNamed('single-group') },
    { kind: 'draw', category: 'MA', entries: cup.teams.slice(0, 8) },
    { kind: 'draw', category: 'WA', entries: cup.teams.slice(8) },
  ] as const;
  for (const change of changes) {
    await setup.command(revision, change);
    revision += 1;
  }
  const { input, matches } = await setup.draft();
  await setup.command(revision, { kind: 'apply', placements: scheduled({ ...input, matches }) });
  return revision + 1;
}

/** By what they were made from: nearly every test begins with the same tournament, on a database of its own. */
const schedules = new Map<string, Schedule>();

function scheduled(plan: Parameters<typeof compile>[0]): [string, Placement][] {
  const key = JSON.stringify(plan);
  const known = schedules.get(key);
  if (known) return [...known];
  const { schedule, progress } = improve(compile(plan), new Map(), { seed: 1, moves: 60_000 });
  if (progress.broken + progress.unplaced > 0) throw new Error('the small plan has no schedule');
  schedules.set(key, schedule);
  return [...schedule];
}

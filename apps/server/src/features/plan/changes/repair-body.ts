import type { RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { type Touched, movedKeys } from './find-touched.ts';
import type { RepairSetup } from './repair-task.ts';
import type { FoundPlan } from './start-repair.ts';

interface Around {
  readonly setup: RepairSetup;
  readonly touched: (keys: readonly string[]) => Touched;
}

/** A plan in the form in which organisers compare it with others. */
export function planBody(found: FoundPlan, { setup, touched }: Around): RepairPlan {
  const { task, added, cancelled } = setup;
  const before = new Map(task.published);
  const after = new Map(found.placements);
  const keys = movedKeys(found.placements, task, []);
  const moved = keys.map((key) => ({ key, from: before.get(key) ?? null, to: after.get(key) ?? null }));
  const { teams, pairs, clubs, mails, followers, languages } = touched(
    movedKeys(found.placements, task, [...added, ...cancelled]),
  );
  const shifts = moved.map(({ from, to }) => (from && to ? Math.abs(to.start - from.start) : 0));
  return {
    aim: found.aim,
    moved,
    unplaced: [...keys, ...added].filter((key) => !after.has(key)),
    longestShift: Math.max(0, ...shifts),
    teams: teams.size,
    pairs: pairs.size,
    hallChanges: found.hallChanges,
    broken: found.broken.map(({ code, params, matches, teams: about, halls }) => {
      return { code, params: { ...params }, matches: [...matches], teams: [...about], halls: [...halls] };
    }),
    messages: { clubs: clubs.size, mails, followers, languages: [...languages] },
  };
}

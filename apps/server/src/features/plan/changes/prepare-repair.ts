import type { PublishedPlan } from './load-published.ts';
import { type RepairTask, repairSetup } from './repair-task.ts';
import { warmRepair } from './start-repair.ts';

/** So few moves compile the search, and hold up nobody. */
const moves = 2000;

/** Makes the thread ready that looks for plans: whoever opens the changes of a schedule asks for one soon. */
export function prepareRepair(published: PublishedPlan, now: Date): void {
  warmRepair(() => taskLike(published, now));
}

/** A hall is lost where the last match is played. */
function taskLike(published: PublishedPlan, now: Date): RepairTask | undefined {
  const [place] = [...published.schedule.values()].toSorted((a, b) => b.start - a.start);
  if (!place) return undefined;
  const closed = { kind: 'hallClosed' as const, hall: place.hall, from: place.start, to: place.start + 60 };
  const setup = repairSetup(published, { happenings: [closed], freeze: 0, aims: ['fewestMoves'] }, now);
  if (!setup.ok) return undefined;
  const { task } = setup.value;
  return { ...task, options: { ...task.options, moves } };
}

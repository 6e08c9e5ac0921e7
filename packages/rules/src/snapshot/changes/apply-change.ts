import { adoptCertainSeats } from '../lookups/certain-seats.ts';
import { adoptDelays } from '../lookups/match-delays.ts';
import { adoptMatchIndexes } from '../lookups/match-index.ts';
import { ReplacedRows } from './replaced-rows.ts';
import { adoptSeatIndex } from '../lookups/seat-index.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { GroupTeam, Match } from '../../tournament/index.ts';

export type ApplyResult =
  | { readonly ok: true; readonly snapshot: Snapshot }
  /** `gap`: not the next version; `structure`: the snapshot has to be reloaded. */
  | { readonly ok: false; readonly reason: 'gap' | 'structure' };

/** The snapshot after a commit. Unchanged parts are shared with the previous one, which is not modified. */
export function applyChange(snapshot: Snapshot, change: SnapshotChange): ApplyResult {
  if (change.v !== snapshot.version.v + 1) return { ok: false, reason: 'gap' };
  if (change.structure) return { ok: false, reason: 'structure' };
  const matches = withMatches(snapshot.matches, change.matches);
  const groupTeams = withSeats(snapshot.groupTeams, change.groupTeams);
  const version = { epoch: snapshot.version.epoch, v: change.v };
  const after = { ...snapshot, version, matches, groupTeams };
  adoptDelays(snapshot, after, change.matches);
  adoptCertainSeats(snapshot, after, change);
  return { ok: true, snapshot: after };
}

/** Rows of other editions are ignored; new rows come with a change of structure. */
function withMatches(before: Snapshot['matches'], rows: readonly Match[]): Snapshot['matches'] {
  const changed = rows.filter((match) => before.has(match.id));
  if (changed.length === 0) return before;
  const after = ReplacedRows.over(before, changed);
  adoptMatchIndexes(before, after, changed);
  return after;
}

function withSeats(before: Snapshot['groupTeams'], rows: readonly GroupTeam[]): Snapshot['groupTeams'] {
  const changed = rows.filter((seat) => before.has(seat.id));
  if (changed.length === 0) return before;
  const after = new Map(before);
  for (const seat of changed) after.set(seat.id, seat);
  adoptSeatIndex(before, after, changed);
  return after;
}

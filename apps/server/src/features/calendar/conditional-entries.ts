import { calendarOf, teamSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot, TeamAhead } from '@sevenmetre/rules/snapshot';
import type { ConditionalEntry } from './calendar-text.ts';

/** Possible further matches of a team, from the outlook. */
export function conditionalOf(snapshot: Snapshot, teamId: number): ConditionalEntry[] {
  const team = snapshot.teams.get(teamId);
  const slice = team && teamSlice(snapshot, team, null);
  return withoutRepeats(slice?.ahead ?? []).flatMap((ahead) => {
    const match = ahead.match && snapshot.matches.get(ahead.match.id);
    const entries = match ? calendarOf(snapshot, [match]) : [];
    return slice ? entries.map((entry) => ({ entry, ahead, slice })) : [];
  });
}

/** A place that other results lead to as well is listed once, without the win that leads to it. */
function withoutRepeats(ahead: readonly TeamAhead[]): readonly TeamAhead[] {
  const isSaidByPlace = ({ when, standing }: TeamAhead) =>
    when !== 'place' && ahead.some((other) => other.when === 'place' && other.standing === standing);
  return ahead.filter((one) => !isSaidByPlace(one));
}

import { operations } from '@sevenmetre/contract';
import type { Link } from '@sevenmetre/contract/common';
import type { RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import { linksFor } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { headOfTeam } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { StoredSide } from './roster-side.ts';

/** A side with the name of its team; null: the public data do not contain the team yet. */
export function withTeam(stored: StoredSide | null, snapshot: Snapshot): RosterSide | null {
  if (!stored) return null;
  const { teamId, savedByKey: _, ...side } = stored;
  const team = snapshot.teams.get(teamId);
  return team ? { ...side, team: headOfTeam(snapshot, team) } : null;
}

export interface RosterSubject {
  readonly team: { readonly id: number; readonly clubId: number; readonly rosterLocked: boolean };
}

/** Actions of the actor on a team's rosters; `at` fills the URLs for one match. */
export function rosterLinks(
  actor: Actor,
  subject: RosterSubject,
  now: Date,
  at: Readonly<Record<string, string>>,
): Link[] {
  return linksFor(actor, subject, now).flatMap((action) => {
    if (action !== 'teamPlan' && action !== 'matchRoster' && action !== 'matchRosterSave') return [];
    const { method, path } = operations[action];
    const values = action === 'teamPlan' ? { id: String(subject.team.id) } : at;
    const href = path.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    return [{ routeName: action, operationId: action, method, href }];
  });
}

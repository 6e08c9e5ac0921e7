import type { TeamPlan } from '@sevenmetre/contract/match-rosters/schemas';
import { isRosterLocked } from '@sevenmetre/rules/match-roster';
import type { Actor } from '@sevenmetre/rules/permissions';
import { headOfTeam, matchesOfTeams, ticket } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import { can } from '../../platform/permission/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { rosterLinks } from './answer.ts';
import type { RosterContext } from './match-roster.use-case.ts';
import * as rosterRepository from './roster.repository.ts';

/** Matches of a team in the order of play, with the state of its rosters; another's team is unknown. */
export async function readTeamPlan(
  context: RosterContext,
  actor: Actor,
  teamId: number,
): Promise<Outcome<TeamPlan>> {
  const snapshot = context.snapshot();
  const team = snapshot?.teams.get(teamId);
  if (!snapshot || !team) return refuse('team-unknown', { id: teamId });
  const subject = { team: { id: team.id, clubId: team.clubId, rosterLocked: true } };
  const now = context.clock.now();
  if (!can(actor, 'teamPlan', subject, now)) return refuse('team-unknown', { id: teamId });
  const played = matchesOfTeams(snapshot, [teamId]);
  const { nameCs = '', nameEn = '', code = '' } = snapshot.categories.get(team.teamCategoryId) ?? {};
  return done({
    team: headOfTeam(snapshot, team),
    clubId: team.clubId,
    category: { code, nameCs, nameEn },
    days: [...new Set(played.flatMap(({ day }) => day ?? []))],
    matches: await context.database.transaction((tx) => cards(snapshot, teamId, played, tx), {
      accessMode: 'read only',
    }),
    links: rosterLinks(actor, subject, now, {}),
  });
}

async function cards(
  snapshot: Snapshot,
  teamId: number,
  played: readonly Match[],
  tx: Tx,
): Promise<TeamPlan['matches']> {
  const rosters = await rosterRepository.findAllByMatchIds(
    played.map(({ id }) => id),
    tx,
  );
  const entries = await rosterRepository.findEntriesByTeamIds([teamId], tx);
  return played.map((match) => {
    const side = match.homeTeamId === teamId ? 'home' : 'away';
    const row = rosters.find((roster) => roster.matchId === match.id && roster.side === side);
    const ofMatch = entries.filter(({ matchId }) => matchId === match.id);
    const state = ofMatch.length === 0 ? 'to-be-filled' : (row?.state ?? 'saved');
    const shown = ticket(snapshot, match);
    const leaders = ofMatch.filter(({ role }) => role === 'leader').length;
    return {
      ticket: shown,
      side,
      state,
      locked: isRosterLocked(state, shown.stageCode, match.walkOver),
      players: ofMatch.length - leaders,
      leaders,
    };
  });
}

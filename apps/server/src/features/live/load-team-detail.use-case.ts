import { begunMatches } from '@sevenmetre/rules/snapshot';
import type { PublicTeamDetail, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Team } from '@sevenmetre/rules/tournament';
import { sumTallies } from '@sevenmetre/rules/statistics';
import type { PlayerTally } from '@sevenmetre/rules/statistics';
import type { Database, Db } from '../../platform/database/index.ts';
import { findEarlierYears } from './club-years.repository.ts';
import { findNamePublication } from './match-detail.repository.ts';
import { countMatches } from './statistics/index.ts';
import { findTeamMembers } from './team-detail.repository.ts';

/** Data of a team page beyond the snapshot. Not cached here: the bytes of the page are. */
export function loadTeamDetail(
  database: Database,
  snapshot: Snapshot,
  team: Team,
): Promise<PublicTeamDetail> {
  return database.transaction(
    async (tx) => {
      const publication = await findNamePublication(snapshot.edition.id, tx);
      const members = await findTeamMembers(team.id, publication, tx);
      const tallies = await talliesOf(team, snapshot, tx);
      return {
        earlierYears: await findEarlierYears(snapshot.edition, team, tx),
        participants: members.map(({ participantId, ...member }) => {
          const tally = tallies.get(participantId);
          return {
            ...member,
            matches: tally?.matches ?? 0,
            goals: member.isLeader ? 0 : (tally?.goals ?? 0),
          };
        }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Matches and goals as in the statistics, by person id. */
async function talliesOf(team: Team, snapshot: Snapshot, tx: Db): Promise<ReadonlyMap<number, PlayerTally>> {
  const category = snapshot.categories.get(team.teamCategoryId);
  const begun = category ? begunMatches(snapshot, category) : [];
  const own = begun.filter(({ homeTeamId, awayTeamId }) => homeTeamId === team.id || awayTeamId === team.id);
  const counted = await countMatches(
    snapshot,
    own.map(({ id }) => id),
    tx,
  );
  const sums = sumTallies(own.map(({ id }) => counted.get(id) ?? []));
  return new Map(
    sums.filter(({ teamId }) => teamId === team.id).map((tally) => [tally.participantId, tally]),
  );
}

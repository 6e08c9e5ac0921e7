import { and, desc, eq } from 'drizzle-orm';
import { publicPlayerName } from '@sevenmetre/rules/names';
import type { SearchedPlayer } from '@sevenmetre/rules/snapshot';
import type { Db } from '../../platform/database/index.ts';
import {
  matches,
  matchParticipants,
  participants,
  teamParticipants,
  teams,
} from '../../platform/database/schema/index.ts';
import { findNamePublication } from '../live/index.ts';

interface Player {
  readonly teamId: number;
  readonly participantId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly jerseyNumber: number | null;
}

/**
 * Players of the edition, once for each team; names as the edition publishes them. Hidden persons are not
 * read.
 */
export async function findSearchedPlayers(editionId: number, db: Db): Promise<SearchedPlayer[]> {
  const publication = await findNamePublication(editionId, db);
  const found = new Map<string, Player>();
  // A match roster has the number that is really worn, so it overrides the club's list.
  for (const one of [...(await findPlanned(editionId, db)), ...(await findLinedUp(editionId, db))]) {
    found.set(`${one.teamId} ${one.participantId}`, one);
  }
  return [...found.values()].map(({ teamId, jerseyNumber, ...person }) => ({
    teamId,
    jerseyNumber,
    name: publicPlayerName(person, publication),
  }));
}

const person = {
  participantId: participants.id,
  firstName: participants.firstName,
  lastName: participants.lastName,
};

function findPlanned(editionId: number, db: Db): Promise<Player[]> {
  return db
    .select({ ...person, teamId: teamParticipants.teamId, jerseyNumber: teamParticipants.jerseyNumber })
    .from(teamParticipants)
    .innerJoin(participants, eq(teamParticipants.participantId, participants.id))
    .innerJoin(teams, eq(teamParticipants.teamId, teams.id))
    .where(
      and(
        eq(teams.editionId, editionId),
        eq(teamParticipants.role, 'player'),
        eq(participants.hidden, false),
      ),
    );
}

/** With the number in the latest match. */
function findLinedUp(editionId: number, db: Db): Promise<Player[]> {
  const latest = db
    .selectDistinctOn([matchParticipants.teamId, matchParticipants.participantId], {
      teamId: matchParticipants.teamId,
      participantId: matchParticipants.participantId,
      jerseyNumber: matchParticipants.jerseyNumber,
    })
    .from(matchParticipants)
    .innerJoin(matches, eq(matchParticipants.matchId, matches.id))
    .where(and(eq(matches.editionId, editionId), eq(matchParticipants.role, 'player')))
    .orderBy(matchParticipants.teamId, matchParticipants.participantId, desc(matchParticipants.matchId))
    .as('latest');
  return db
    .select({ ...person, teamId: latest.teamId, jerseyNumber: latest.jerseyNumber })
    .from(latest)
    .innerJoin(participants, eq(latest.participantId, participants.id))
    .where(eq(participants.hidden, false));
}

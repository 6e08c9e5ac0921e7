import { and, eq, sql } from 'drizzle-orm';
import { publicPlayerName } from '@sevenmetre/rules/names';
import type { Publication } from '@sevenmetre/rules/names';
import type { PublicTeamMember } from '@sevenmetre/rules/snapshot';
import type { Db } from '../../platform/database/index.ts';
import { matchParticipants, participants, teamParticipants } from '../../platform/database/schema/index.ts';

interface Member {
  readonly participantId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
}

/** Public data of a participant of a team. */
export type TeamMember = Omit<PublicTeamMember, 'matches' | 'goals'> & { readonly participantId: number };

/**
 * Players by number, then leaders: participants from the club's list, and from rosters of the team's matches.
 * Names as far as the edition publishes them; hidden persons are not read.
 */
export async function findTeamMembers(
  teamId: number,
  publication: Publication,
  db: Db,
): Promise<TeamMember[]> {
  const members = new Map<string, Member>();
  // A match roster has the number that is really worn, so it overrides the club's list.
  for (const one of [...(await findPlanned(teamId, db)), ...(await findLinedUp(teamId, db))]) {
    members.set(`${one.participantId} ${one.isLeader}`, one);
  }
  return [...members.values()].sort(compareMembers).map(({ participantId, isLeader, ...one }) => ({
    participantId,
    isLeader,
    jerseyNumber: isLeader ? null : one.jerseyNumber,
    name: publicPlayerName(one, publication),
  }));
}

function compareMembers(a: Member, b: Member): number {
  const byNumber = (a.jerseyNumber ?? Infinity) - (b.jerseyNumber ?? Infinity);
  return Number(a.isLeader) - Number(b.isLeader) || byNumber || a.participantId - b.participantId;
}

const person = {
  participantId: participants.id,
  firstName: participants.firstName,
  lastName: participants.lastName,
};

async function findPlanned(teamId: number, db: Db): Promise<Member[]> {
  const rows = await db
    .select({ ...person, role: teamParticipants.role, jerseyNumber: teamParticipants.jerseyNumber })
    .from(teamParticipants)
    .innerJoin(participants, eq(teamParticipants.participantId, participants.id))
    .where(and(eq(teamParticipants.teamId, teamId), eq(participants.hidden, false)));
  return rows.map(({ role, ...row }) => ({ ...row, isLeader: role === 'leader' }));
}

async function findLinedUp(teamId: number, db: Db): Promise<Member[]> {
  const { role, jerseyNumber, matchId } = matchParticipants;
  const rows = await db
    .select({
      ...person,
      role,
      // From the latest match.
      jerseyNumber: sql<number | null>`(array_agg(${jerseyNumber} order by ${matchId} desc))[1]`,
    })
    .from(matchParticipants)
    .innerJoin(participants, eq(matchParticipants.participantId, participants.id))
    .where(and(eq(matchParticipants.teamId, teamId), eq(participants.hidden, false)))
    .groupBy(participants.id, participants.firstName, participants.lastName, role);
  return rows.map(({ role: played, ...row }) => ({ ...row, isLeader: played === 'leader' }));
}

import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { publicPlayerName } from '@sevenmetre/rules/names';
import type { Publication } from '@sevenmetre/rules/names';
import type { PublicTeamMember } from '@sevenmetre/rules/snapshot';
import type { Db } from '../../platform/database/index.ts';
import {
  eventTypes,
  matchEvents,
  matchParticipants,
  participants,
  teamParticipants,
} from '../../platform/database/schema/index.ts';

interface Member {
  readonly participantId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
  readonly matches: number;
}

/**
 * Players by number, then leaders: whoever the club has put into the team, and whoever stood in the roster of one of its
 * matches. Names as far as the edition publishes them; whoever is hidden is not read.
 */
export async function findTeamMembers(
  teamId: number,
  publication: Publication,
  db: Db,
): Promise<PublicTeamMember[]> {
  const members = new Map<string, Member>();
  // A match tells the number that is really worn, so it goes before the club's list.
  for (const one of [...(await findPlanned(teamId, db)), ...(await findLinedUp(teamId, db))]) {
    members.set(`${one.participantId} ${one.isLeader}`, one);
  }
  const goals = await findGoals(teamId, db);
  return [...members.values()].sort(compareMembers).map(({ participantId, isLeader, ...one }) => ({
    isLeader,
    jerseyNumber: isLeader ? null : one.jerseyNumber,
    name: publicPlayerName(one, publication),
    matches: one.matches,
    goals: isLeader ? 0 : (goals.get(participantId) ?? 0),
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
  return rows.map(({ role, ...row }) => ({ ...row, isLeader: role === 'leader', matches: 0 }));
}

async function findLinedUp(teamId: number, db: Db): Promise<Member[]> {
  const { role, jerseyNumber, matchId } = matchParticipants;
  const rows = await db
    .select({
      ...person,
      role,
      // Of the latest match.
      jerseyNumber: sql<number | null>`(array_agg(${jerseyNumber} order by ${matchId} desc))[1]`,
      matches: count(),
    })
    .from(matchParticipants)
    .innerJoin(participants, eq(matchParticipants.participantId, participants.id))
    .where(and(eq(matchParticipants.teamId, teamId), eq(participants.hidden, false)))
    .groupBy(participants.id, participants.firstName, participants.lastName, role);
  return rows.map(({ role: played, ...row }) => ({ ...row, isLeader: played === 'leader' }));
}

/** Goals of play and seven-metre goals, as the statistics count them; shoot-outs are counted apart there. */
async function findGoals(teamId: number, db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ participantId: matchParticipants.participantId, goals: sum(eventTypes.scoreIncrease) })
    .from(matchEvents)
    .innerJoin(matchParticipants, eq(matchEvents.participantId, matchParticipants.id))
    .innerJoin(eventTypes, eq(matchEvents.eventTypeId, eventTypes.id))
    .where(
      and(
        eq(matchParticipants.teamId, teamId),
        isNull(matchEvents.deletedAt),
        eq(matchEvents.pending, false),
        sql`${eventTypes.code} <> 'shootout-goal'`,
      ),
    )
    .groupBy(matchParticipants.participantId);
  return new Map(rows.map(({ participantId, goals }) => [participantId, Number(goals ?? 0)]));
}

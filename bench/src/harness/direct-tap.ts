import { sql } from 'drizzle-orm';
import type { EventCall } from '@sevenmetre/server/features/match-events/index';
import type { Db } from '@sevenmetre/server/platform/database/index';

/** Data for recording events without HTTP. */
export interface Setup {
  /** Matches that have not begun, by ascending id. */
  readonly matchIds: readonly number[];
  readonly goalTypeId: number;
  readonly firstHalfId: number;
}

/** Reads it from a database with the prepared tournament. */
export async function readSetup(db: Pick<Db, 'execute'>): Promise<Setup> {
  const ids = async (query: ReturnType<typeof sql>): Promise<number[]> =>
    (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  const [goalTypeId = 0] = await ids(sql`select id from event_types where code = 'goal'`);
  const [firstHalfId = 0] = await ids(sql`select id from match_stages where code = '1st_half'`);
  const matchIds = await ids(sql`
    select m.id from matches m join match_stages s on s.id = m.stage_id where s.code = 'not_started' order by m.id`);
  return { matchIds, goalTypeId, firstHalfId };
}

/** A reporter's goal, in the form that routes pass to the use case. */
export function goalOf(setup: Setup, matchId: number, number: number): EventCall {
  return {
    kind: 'create',
    matchId,
    actor: { userId: 1, roles: ['ROLE_SUPER_ADMIN'], administratedClubIds: [], leadingTeamIds: [] },
    headers: { 'idempotency-key': `direct-${number}`, 'x-device': 'bench', 'x-protocol': '1' },
    body: {
      minute: Math.floor(number / 60) % 15,
      second: number % 60,
      createdTimestamp: '2026-06-05T10:00:00Z',
      competitionEventTypeId: setup.goalTypeId,
      competitionMatchParticipantId: null,
      competitionMatchStageId: setup.firstHalfId,
      side: number % 2 === 0 ? 'home' : 'away',
    },
  };
}

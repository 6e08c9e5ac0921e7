import { stageOf } from '@sevenmetre/rules/snapshot';
import type { Meeting, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Database } from '../../platform/database/index.ts';
import { findSameClubs } from './club-years.repository.ts';
import { findMeetings } from './meetings.repository.ts';

/**
 * Matches of both clubs in the same category of earlier editions, newest first, for the page of a match that
 * has not begun. Names teams only, no persons. Not cached here: the bytes of the page are.
 */
export async function loadMeetings(
  database: Database,
  snapshot: Snapshot,
  match: Match,
): Promise<readonly Meeting[]> {
  const [home, away] = [match.homeTeamId, match.awayTeamId].map((id) => snapshot.teams.get(id ?? 0));
  const category = home && snapshot.categories.get(home.teamCategoryId);
  if (!home || !away || !category || home.clubId === away.clubId) return [];
  if (stageOf(snapshot, match) !== 'not_started') return [];
  const { startDate } = snapshot.edition;
  return database.transaction(
    async (tx) => {
      const clubs = {
        home: await findSameClubs(home.clubId, tx),
        away: await findSameClubs(away.clubId, tx),
      };
      return findMeetings({ startDate, category: category.code, clubs }, tx);
    },
    { accessMode: 'read only' },
  );
}

import { stageOf } from '@sevenmetre/rules/snapshot';
import type { Meeting, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Database } from '../../platform/database/index.ts';
import { findSameClubs } from './club-years.repository.ts';
import { findMeetings, type Pair } from './meetings.repository.ts';

/** Meetings of clubs, kept by pair of clubs and category: earlier editions hardly change, and pages are made often. */
export class Meetings {
  readonly #database: Database;
  readonly #kept = new Map<string, Promise<readonly Meeting[]>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Matches of both clubs in the same category of earlier editions, newest first, for the page of a match that has not
   * begun. Names teams only, no persons.
   */
  async get(snapshot: Snapshot, match: Match): Promise<readonly Meeting[]> {
    const [home, away] = [match.homeTeamId, match.awayTeamId].map((id) => snapshot.teams.get(id ?? 0));
    const category = home && snapshot.categories.get(home.teamCategoryId);
    if (!home || !away || !category || home.clubId === away.clubId) return [];
    if (stageOf(snapshot, match) !== 'not_started') return [];
    const key = `${home.clubId} ${away.clubId} ${category.code}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const { startDate } = snapshot.edition;
    const loading = this.#load({ startDate, category: category.code }, [home.clubId, away.clubId]);
    this.#kept.set(key, loading);
    loading.catch(() => this.#kept.delete(key));
    return loading;
  }

  /** Forgets all: the snapshot was read again. */
  clear(): void {
    this.#kept.clear();
  }

  #load(of: Omit<Pair, 'clubs'>, [home, away]: readonly [number, number]): Promise<readonly Meeting[]> {
    return this.#database.transaction(
      async (tx) => {
        const clubs = { home: await findSameClubs(home, tx), away: await findSameClubs(away, tx) };
        return findMeetings({ ...of, clubs }, tx);
      },
      { accessMode: 'read only' },
    );
  }
}

import type { ReporterHall, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { reportsIn } from '@sevenmetre/rules/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { parseMatchSlug } from '@sevenmetre/rules/names';
import { daysOfHall, hallSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { hallDayOf } from '../match-events/index.ts';
import { reporterHead } from './reporter-head.ts';
import { reporterMatches } from './reporter-matches.ts';
import * as reporterRepository from './reporter.repository.ts';

export interface ReporterContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The public data; null before they are loaded. */
  readonly snapshot: () => Snapshot | null;
}

const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Matches of a hall with all data for reporting them offline.
 * @param day ISO date in the tournament's zone; null: all days
 */
export async function readHall(
  { database, clock, snapshot: current }: ReporterContext,
  actor: Actor,
  hallId: number,
  day: string | null,
): Promise<Outcome<ReporterHall>> {
  const snapshot = current();
  const hall = snapshot?.halls.get(hallId);
  const slice = snapshot && hall ? hallSlice(snapshot, hall, day) : null;
  if (!snapshot || !slice) return refuse('hall-unknown', { id: hallId });
  const now = clock.now();
  const days = daysOfHall(snapshot, hallId);
  return database.transaction(async (tx) => {
    const all = await reporterRepository.findMatchesByPlaceId(snapshot.edition.id, hallId, tx);
    const matches = all.filter((match) => day === null || isOn(match, day, snapshot.edition.timeZone));
    const made = await reporterMatches({ snapshot, actor, now, matches, wholeClubs: false }, tx);
    const head = await reporterHead({ snapshot, now, facts: made.facts, hall: { placeId: hallId, day } }, tx);
    const { id, code, nameCs, nameEn } = slice.hall;
    return done({
      ...head,
      hall: { id, code, nameCs, nameEn },
      days,
      day,
      assignedDays: days.filter((known) => reportsIn(actor, { placeId: hallId, day: known })),
      matches: [...made.matches],
    });
  }, atOneMoment);
}

/** The same for the match in a reporter's address. */
export async function readMatch(
  context: ReporterContext,
  actor: Actor,
  slug: string,
): Promise<Outcome<ReporterMatchBody>> {
  const named = parseMatchSlug(slug);
  const snapshot = context.snapshot();
  if (!named || !snapshot) return refuse('match-unknown', { slug });
  return context.database.transaction(async (tx) => {
    const match = await reporterRepository.findMatchByNumber(snapshot.edition.id, named.matchNumber, tx);
    const body = match && (await matchBody({ snapshot, actor, now: context.clock.now(), match }, tx));
    return body ? done(body) : refuse('match-unknown', { slug });
  }, atOneMoment);
}

export interface MatchBodyRequest {
  readonly snapshot: Snapshot;
  readonly actor: Actor;
  readonly now: Date;
  readonly match: MatchRow;
}

/** null: the public data do not contain the match yet. */
export async function matchBody(
  { snapshot, actor, now, match }: MatchBodyRequest,
  tx: Tx,
): Promise<ReporterMatchBody | null> {
  const made = await reporterMatches({ snapshot, actor, now, matches: [match], wholeClubs: true }, tx);
  const [found] = made.matches;
  if (!found) return null;
  const hall = hallDayOf(match, snapshot.edition.timeZone);
  return { ...(await reporterHead({ snapshot, now, facts: made.facts, hall }, tx)), match: found };
}

function isOn({ startsAt }: MatchRow, day: string, timeZone: string): boolean {
  return startsAt !== null && inZone(startsAt, timeZone).day === day;
}

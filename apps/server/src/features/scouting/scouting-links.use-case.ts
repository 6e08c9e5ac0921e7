import type {
  ScoutingByLinkBody,
  ScoutingLinks,
  ScoutingOfLink,
} from '@sevenmetre/contract/scouting/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { mostNotesOfLink, scoutingLinkEnd, scoutingScope } from '@sevenmetre/rules/scouting';
import { categoryOfMatch, matchesOfHall, recordedStageOf, ticket } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Random } from '../../platform/random/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { editionRepository, matchRepository, utcText } from '../competition/index.ts';
import { hallDayOf, refuseWriter } from '../match-events/index.ts';
import type { SyncHeaders } from '../match-events/index.ts';
import { noteEntry, type ScoutingContext } from './record-scouting.use-case.ts';
import * as linkRepository from './scouting-link.repository.ts';
import type { ScoutingLinkRow } from './scouting-link.repository.ts';
import * as scoutingRepository from './scouting.repository.ts';
import type { NewEntry } from './scouting.repository.ts';

export interface ScoutingLinksContext extends ScoutingContext {
  readonly database: Database;
  readonly random: Random;
  /** The public data of the current edition; null before they are loaded. */
  readonly snapshot: () => Snapshot | null;
}

interface LinkCall {
  readonly matchId: number;
  readonly actor: Actor;
}

/** Links of a match for those who may record it: open ones, and ended ones whose notes still count. */
export function readLinks(context: ScoutingLinksContext, call: LinkCall): Promise<Outcome<ScoutingLinks>> {
  return withMatch(context, call, async (found, tx) => done(await linksBody(found, tx)));
}

/**
 * Makes a link with which somebody without an account scouts this match, or all matches of its hall and day (SO9). Only
 * those who may record the match make one: it opens no more than they may scout themselves.
 */
export function createLink(
  context: ScoutingLinksContext,
  call: LinkCall & { readonly reach: 'match' | 'hall-day' },
): Promise<Outcome<{ id: number; token: string }>> {
  return withMatch(context, call, async ({ match, hall, snapshot, now, editionId }, tx) => {
    if (snapshot.edition.scouting !== true) return refuse('scouting-off');
    const { matchId, actor, reach } = call;
    const isOfHall = reach === 'hall-day' && hall !== null;
    const opened = isOfHall ? ofHallDay(snapshot, hall.placeId, hall.day) : [match];
    const starts = opened.flatMap(({ startsAt }) => (startsAt === null ? [] : [Date.parse(startsAt)]));
    const { text, hash } = newToken(context.random);
    const id = await linkRepository.insert(
      {
        ...(isOfHall ? hall : { matchId }),
        tokenHash: hash,
        expiresAt: new Date(scoutingLinkEnd(starts, now.getTime())),
        createdByUserId: actor.userId,
        createdAt: now,
      },
      tx,
    );
    await recordLink({ now, actor, matchId, editionId }, 'scouting.link-made', { linkId: id, reach }, tx);
    return done({ id, token: text });
  });
}

/**
 * Ends a link; with `takeBack` what was noted with it does not count any more. A repeat changes nothing, and notes can be
 * taken back after the link has ended: whoever notices them may do so a day later.
 */
export function revokeLink(
  context: ScoutingLinksContext,
  call: LinkCall & { readonly id: number; readonly takeBack: boolean },
): Promise<Outcome<ScoutingLinks>> {
  return withMatch(context, call, async (found, tx) => {
    const { hall, now, editionId } = found;
    const { matchId, actor, id: linkId, takeBack } = call;
    const known = await linkRepository.findOfMatch({ matchId, hall }, tx);
    if (!known.some(({ id }) => id === linkId)) return refuse('scouting-link-unknown');
    // Waits for a note on its way, and lets none follow.
    await linkRepository.lockById(linkId, tx);
    await linkRepository.revoke(linkId, now, tx);
    if (takeBack) await linkRepository.takeBackNotes(linkId, tx);
    await recordLink({ now, actor, matchId, editionId }, 'scouting.link-revoked', { linkId, takeBack }, tx);
    return done(await linksBody(found, tx));
  });
}

/** The matches of a link, for the device of its scout: numbers of players and no names. */
export async function readByLink(
  context: ScoutingLinksContext,
  token: string,
): Promise<Outcome<ScoutingOfLink>> {
  const { db } = context.database;
  const link = await linkRepository.findByTokenHash(hashToken(token), db);
  const opened = link && isOpen(link, context.clock.now()) ? await openedBy(context, link) : null;
  if (link === null || opened === null) return refuse('scouting-link-ended');
  const { snapshot, matches } = opened;
  const ids = matches.map(({ id }) => id);
  const numbers = Map.groupBy(await linkRepository.findNumbers(ids, db), ({ matchId }) => matchId);
  const { name, year, scouting } = snapshot.edition;
  return done({
    tournament: `${name} ${year}`,
    expiresAt: utcText(link.expiresAt),
    matches: matches.map((match) => {
      const category = categoryOfMatch(snapshot, match)?.id ?? null;
      const scope = scoutingScope(scouting === true, snapshot.categories.values(), category);
      const of = (side: Side) =>
        (scope === 'players' ? (numbers.get(match.id) ?? []) : [])
          .filter((one) => one.side === side)
          .map(({ entryId, number }) => ({ entryId, number }));
      const { id, matchNumber, day, time, halfLength, clock } = match;
      return {
        id,
        matchNumber,
        day,
        time,
        halfLength,
        clock,
        scouting: scope,
        home: teamOf(snapshot, match, 'home'),
        away: teamOf(snapshot, match, 'away'),
        stageCode: recordedStageOf(snapshot, match),
        numbers: { home: of('home'), away: of('away') },
      };
    }),
  });
}

/** Notes what a scout without an account has seen. Refused once the link has ended, of other matches, and beyond its limit (SO9). */
export async function recordByLink(
  context: ScoutingLinksContext,
  call: {
    readonly matchId: number;
    readonly headers: SyncHeaders;
    readonly body: ScoutingByLinkBody;
  },
): ReturnType<typeof noteEntry> {
  const { matchId, headers, body } = call;
  const { token, ...entry } = body;
  const { db } = context.database;
  const link = await linkRepository.findByTokenHash(hashToken(token), db);
  const opened = link && isOpen(link, context.clock.now()) ? await openedBy(context, link) : null;
  if (link === null || !opened?.matches.some(({ id }) => id === matchId))
    return refuse('scouting-link-ended');
  if (opened.isClosed) return refuse('edition-closed', { year: opened.snapshot.edition.year });
  const by = { userId: null, linkId: link.id };
  const store = (note: NewEntry) => storeByLink(context, link.id, note);
  return noteEntry({ ...context, matchId, snapshot: opened.snapshot, headers, body: entry, by, store });
}

/**
 * Stores a note under the lock of its link: none is stored once the link is revoked, or beyond its limit, also if several
 * arrive at once. The note is the last statement, so that the record waits for no other one (SY38).
 */
function storeByLink(
  { database, clock }: ScoutingLinksContext,
  linkId: number,
  note: NewEntry,
): Promise<Outcome<void>> {
  return database.transaction(async (tx) => {
    const link = await linkRepository.lockById(linkId, tx);
    if (link === null || !isOpen(link, clock.now())) return refuse('scouting-link-ended');
    const { matchId, clientKey } = note;
    const isFull = await linkRepository.isFull({ matchId, linkId, clientKey, most: mostNotesOfLink }, tx);
    return isFull ? refuse('scouting-link-full') : done(await scoutingRepository.save(note, tx));
  });
}

interface Found {
  readonly match: Match;
  readonly hall: ReturnType<typeof hallDayOf>;
  readonly snapshot: Snapshot;
  readonly now: Date;
  readonly editionId: number;
  readonly matchId: number;
}

/** Runs a change of links in a transaction, for somebody who may record the match. */
function withMatch<T>(
  { database, clock, snapshotOf }: ScoutingLinksContext,
  { matchId, actor }: LinkCall,
  work: (found: Found, tx: Tx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const row = await matchRepository.findById(matchId, tx);
    const edition = row && (await editionRepository.findById(row.editionId, tx));
    const snapshot = row && (await snapshotOf(row.editionId));
    const match = snapshot?.matches.get(matchId);
    if (!row || !edition || !snapshot || !match) return refuse('match-unknown', { matchId });
    const refused = refuseWriter(actor, 'matchScouting', { match: row, edition }, now);
    if (refused) return refused;
    const hall = hallDayOf(row, edition.timeZone);
    return work({ match, hall, snapshot, now, editionId: edition.id, matchId }, tx);
  });
}

async function linksBody({ matchId, hall, now }: Found, tx: Tx): Promise<ScoutingLinks> {
  const known = await linkRepository.findOfMatch({ matchId, hall }, tx);
  const notes = await linkRepository.countNotes(
    matchId,
    known.map(({ id }) => id),
    tx,
  );
  const shown = known.filter((link) => isOpen(link, now) || notes.has(link.id));
  return {
    links: shown.map((link) => ({
      id: link.id,
      reach: link.matchId === null ? 'hall-day' : 'match',
      createdAt: utcText(link.createdAt),
      expiresAt: utcText(link.expiresAt),
      isOpen: isOpen(link, now),
      entries: notes.get(link.id) ?? 0,
    })),
  };
}

function isOpen({ revokedAt, expiresAt }: ScoutingLinkRow, now: Date): boolean {
  return revokedAt === null && now < expiresAt;
}

/** What a link opens at present; null: its matches are gone. */
async function openedBy(
  { database: { db }, snapshotOf, snapshot: current }: ScoutingLinksContext,
  { matchId, placeId, day }: ScoutingLinkRow,
) {
  const row = matchId === null ? null : await matchRepository.findById(matchId, db);
  const snapshot = row ? await snapshotOf(row.editionId) : current();
  if (snapshot === null) return null;
  const match = row && snapshot.matches.get(row.id);
  const ofHall = placeId === null || day === null ? [] : ofHallDay(snapshot, placeId, day);
  const matches = matchId === null ? ofHall : match ? [match] : [];
  const edition = await editionRepository.findById(snapshot.edition.id, db);
  return { snapshot, matches, isClosed: edition?.closedAt != null };
}

function ofHallDay(snapshot: Snapshot, placeId: number, day: string): readonly Match[] {
  return matchesOfHall(snapshot, placeId).filter((match) => match.day === day);
}

function teamOf(snapshot: Snapshot, match: Match, side: Side): string | null {
  const { team, projected } = ticket(snapshot, match)[side];
  const known = team ?? projected;
  return known && [known.name, known.numeral].filter((part) => part !== null).join(' ');
}

function recordLink(
  {
    now,
    actor,
    matchId,
    editionId,
  }: Pick<Found, 'now' | 'editionId' | 'matchId'> & { readonly actor: Actor },
  action: string,
  after: Record<string, unknown>,
  tx: Tx,
) {
  return recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action,
    after,
    editionId,
    subjectType: 'match',
    subjectId: matchId,
  });
}

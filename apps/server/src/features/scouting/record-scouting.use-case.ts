import type { MatchScouting, MatchScoutingBody } from '@sevenmetre/contract/scouting/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { namesNobody } from '@sevenmetre/rules/scouting';
import { categoryOfMatch } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { arrivingStamp, eventKey, isClientTooOld, oldestSupportedVersion } from '@sevenmetre/sync';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { editionRepository, matchRepository } from '../competition/index.ts';
import type { Live } from '../live/index.ts';
import { refuseRole, refuseWriter } from '../match-events/index.ts';
import type { SyncHeaders } from '../match-events/index.ts';
import * as scoutingRepository from './scouting.repository.ts';

export interface ScoutingContext {
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly snapshotOf: Live['snapshotOf'];
}

export interface ScoutingCall {
  readonly matchId: number;
  readonly actor: Actor;
  readonly headers: SyncHeaders;
  readonly body: MatchScoutingBody;
}

/**
 * Notes what a scout has seen, or takes it back (SO1, SO4). Takes no lock of the record and opens no transaction over
 * several statements, so that nothing of the record ever waits for it (SY38). Stored at any stage, also of an approved match.
 */
export async function recordScouting(
  { database, clock, snapshotOf }: ScoutingContext,
  { matchId, actor, headers, body }: ScoutingCall,
): Promise<Outcome<MatchScouting>> {
  const { db } = database;
  const now = clock.now();
  if (isClientTooOld(headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
  const forbidden = refuseRole(actor, 'matchScouting', now);
  if (forbidden) return forbidden;
  const match = await matchRepository.findById(matchId, db);
  const edition = match && (await editionRepository.findById(match.editionId, db));
  const snapshot = match && (await snapshotOf(match.editionId));
  if (!match || !edition || !snapshot) return refuse('match-unknown', { matchId });
  const elsewhere = refuseWriter(actor, 'matchScouting', { match, edition }, now);
  if (elsewhere) return elsewhere;
  return noteEntry({
    database,
    clock,
    matchId,
    snapshot,
    headers,
    body,
    by: { userId: actor.userId, linkId: null },
    store: async (entry) => done(await scoutingRepository.save(entry, db)),
  });
}

export interface NoteRequest {
  readonly database: ScoutingContext['database'];
  readonly clock: Clock;
  readonly matchId: number;
  readonly snapshot: Snapshot;
  readonly headers: SyncHeaders;
  readonly body: MatchScoutingBody;
  /** Whose note it is: one of the two is set. */
  readonly by: { readonly userId: number | null; readonly linkId: number | null };
  /** Stores the note, or refuses it. */
  readonly store: (entry: scoutingRepository.NewEntry) => Promise<Outcome<void>>;
}

/** Stores a note of somebody who may scout the match; refused if the edition is not scouted, or the device is too old. */
export async function noteEntry({
  database: { db },
  clock,
  matchId,
  snapshot,
  headers,
  body,
  by,
  store,
}: NoteRequest): Promise<Outcome<MatchScouting>> {
  const now = clock.now();
  if (isClientTooOld(headers['x-protocol'])) return refuse('client-too-old', { oldestSupportedVersion });
  if (snapshot.edition.scouting !== true) return refuse('scouting-off');
  const { participantId, ...entry } = body;
  const row = snapshot.matches.get(matchId);
  const category = row ? categoryOfMatch(snapshot, row) : null;
  const isUnnamed = participantId === null || namesNobody(snapshot.categories.values(), category?.id ?? null);
  const isKnown = !isUnnamed && (await scoutingRepository.isInRoster(matchId, participantId, db));
  // Of a caller that names neither key nor device: an account, or a link.
  const userId = by.userId ?? -(by.linkId ?? 0);
  const stamp = arrivingStamp(
    { modifiedAt: headers['x-modified-at'], device: headers['x-device'], userId },
    now.getTime(),
  );
  const idempotencyKey = headers['idempotency-key'];
  const stored = await store({
    matchId,
    clientKey: eventKey({ idempotencyKey, userId, createdTimestamp: now.toISOString() }),
    ...entry,
    participantId: isKnown ? participantId : null,
    recordedAt: new Date(stamp.at),
    device: stamp.device,
    recordedByUserId: by.userId,
    linkId: by.linkId,
    receivedAt: now,
  });
  if (!stored.ok) return stored;
  const live = await scoutingRepository.findLive([matchId], db);
  return done({ matchId, entries: live.get(matchId)?.length ?? 0 });
}

import { signatureMoments, signatureRoles, signatureWays } from '@sevenmetre/rules/match';
import type { WrittenReport } from '@sevenmetre/rules/match';
import { scoutingKinds, shotResults, type ScoutingEntry } from '@sevenmetre/rules/scouting';
import { sides, walkovers } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '../protocol.ts';
import type {
  ApprovalAsked,
  ClockAsked,
  OutboxRecord,
  RecordData,
  ReportAsked,
  SeenEvent,
  SignatureAsked,
} from './record.ts';
import type { RosterAsked, RosterEntryAsked, RosterSideAsked } from './roster.ts';

type Shape<T> = { readonly [K in keyof T]: (value: unknown) => boolean };

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value);
const orNull =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || check(value);

function has<T>(value: unknown, shape: Shape<T>): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries<(field: unknown) => boolean>(shape).every(([name, check]) => check(fields.get(name)));
}

const isContent = (value: unknown): boolean =>
  has<EventContent>(value, {
    stageId: isCount,
    eventTypeId: isCount,
    side: (side) => side === 'home' || side === 'away',
    minute: isCount,
    second: isCount,
    participantId: orNull(isCount),
    secondaryParticipantId: orNull(isCount),
  });

const isSeen = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((event) =>
    has<SeenEvent>(event, { key: isText, serverId: orNull(isCount), content: isContent }),
  );

const isApproval = (value: unknown): boolean => has<ApprovalAsked>(value, { official: isText, at: isText });

const isWritten = (value: unknown): boolean =>
  has<WrittenReport>(value, {
    key: isText,
    text: isText,
    follows: (follows) => typeof follows === 'boolean',
    name: isText,
  });

const isReport = (value: unknown): boolean =>
  value === undefined ||
  has<ReportAsked>(value, {
    home: orNull(isApproval),
    away: orNull(isApproval),
    remarks: isText,
    protest: (protest) => protest === undefined || isText(protest),
    injuries: (injuries) => injuries === undefined || isText(injuries),
    spectators: (count) => count === undefined || count === null || isCount(count),
    written: (written) => written === undefined || (Array.isArray(written) && written.every(isWritten)),
  });

const isRosterSide = (value: unknown): boolean =>
  has<RosterSideAsked>(value, {
    revision: isCount,
    after: orNull(isText),
    entries: (entries) =>
      Array.isArray(entries) &&
      entries.every((entry) =>
        has<RosterEntryAsked>(entry, {
          participantId: isCount,
          role: (role) => role === 'player' || role === 'leader',
          jerseyNumber: orNull(isCount),
        }),
      ),
  });

const isRoster = (value: unknown): boolean =>
  has<RosterAsked>(value, {
    home: orNull(isRosterSide),
    away: orNull(isRosterSide),
    referees: orNull((ids) => Array.isArray(ids) && ids.length === 2 && ids.every(orNull(isCount))),
    confirm: (confirm) => typeof confirm === 'boolean',
  });

const isClock = (value: unknown): boolean =>
  has<ClockAsked>(value, {
    stageId: isCount,
    seconds: isCount,
    running: (running) => typeof running === 'boolean',
    at: isCount,
    isServerTime: (isServerTime) => typeof isServerTime === 'boolean',
  });

const isOf =
  (values: readonly string[]) =>
  (value: unknown): boolean =>
    values.some((known) => known === value);

const isSignature = (value: unknown): boolean =>
  has<SignatureAsked>(value, {
    moment: isOf(signatureMoments),
    role: isOf(signatureRoles),
    way: isOf(signatureWays),
    name: isText,
    personId: orNull(isCount),
    drawing: orNull(isText),
    proof: orNull(isText),
    remark: isText,
    score: orNull((score) =>
      has<NonNullable<SignatureAsked['score']>>(score, { home: isCount, away: isCount }),
    ),
  });

/** Files and codes move the record of a match, a file of their own entries of scouting (SY38); photos stay (SY40). */
type MovedKind = Exclude<RecordData['kind'], 'scouting' | 'photo'>;

const kinds: { readonly [K in MovedKind]: (value: unknown) => boolean } = {
  event: (value) => has<Extract<RecordData, { kind: 'event' }>>(value, { kind: isText, content: isContent }),
  stage: (value) =>
    has<Extract<RecordData, { kind: 'stage' }>>(value, {
      kind: isText,
      stageId: isCount,
      reason: orNull(isText),
      seen: orNull(isSeen),
      report: isReport,
    }),
  walkover: (value) =>
    has<Extract<RecordData, { kind: 'walkover' }>>(value, {
      kind: isText,
      outcome: orNull((outcome) => walkovers.some((known) => known === outcome)),
    }),
  roster: (value) => has<Extract<RecordData, { kind: 'roster' }>>(value, { kind: isText, asked: isRoster }),
  clock: (value) => has<Extract<RecordData, { kind: 'clock' }>>(value, { kind: isText, clock: isClock }),
  signature: (value) =>
    has<Extract<RecordData, { kind: 'signature' }>>(value, { kind: isText, signature: isSignature }),
};

const isEntry = (value: unknown): boolean =>
  has<ScoutingEntry>(value, {
    kind: isOf(scoutingKinds),
    side: isOf(sides),
    x: orNull(isCount),
    y: orNull(isCount),
    result: orNull(isOf(shotResults)),
    participantId: orNull(isCount),
    seconds: orNull(isCount),
  });

const isScouting = (value: unknown): boolean =>
  has<Extract<RecordData, { kind: 'scouting' }>>(value, { kind: isOf(['scouting']), entry: isEntry });

function isOfItsKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind } = value;
  const known = (Object.keys(kinds) as MovedKind[]).find((name) => name === kind);
  return known !== undefined && kinds[known](value);
}

/** Whether an external value is a valid record of a match, field by field. */
export function isOutboxRecord(value: unknown): value is OutboxRecord {
  return isRecordOf(value, isOfItsKind);
}

/** The same of an entry of scouting. */
export function isScoutingRecord(value: unknown): value is OutboxRecord {
  return isRecordOf(value, isScouting);
}

function isRecordOf(value: unknown, isData: (data: unknown) => boolean): value is OutboxRecord {
  return has<OutboxRecord>(value, {
    id: isText,
    matchId: isCount,
    data: isData,
    modifiedAt: isCount,
    synced: (synced) => synced === 0 || synced === 1,
    deleted: (deleted) => typeof deleted === 'boolean',
    createdTimestamp: isCount,
    key: isText,
    device: isText,
    serverId: orNull(isCount),
    attempts: isCount,
    attention: orNull((attention) => typeof attention === 'object'),
  });
}

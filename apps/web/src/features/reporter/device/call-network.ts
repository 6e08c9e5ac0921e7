import type { ErrorAnswer } from '@sevenmetre/contract';
import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import { UndeclaredStatus } from '@sevenmetre/contract/client';
import type { Client } from '@sevenmetre/contract/client';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { ReporterMatchBody, ReporterRosterBody } from '@sevenmetre/contract/reporter/schemas';
import type { MatchClock } from '@sevenmetre/sync/protocol';
import type {
  Lineup,
  MatchAnswer,
  Network,
  OutboxCall,
  Reply,
  RosterAsked,
  RosterSideAsked,
  ServerEvent,
} from '@sevenmetre/sync/outbox/index';

/** Milliseconds after which a call is given up; whether it arrived is then not known, and it is made again. */
const defaultPatience = 10_000;

type WriterApi = Pick<
  Client,
  | 'matchEventCreate'
  | 'matchEventUpdate'
  | 'matchEventDelete'
  | 'matchStage'
  | 'matchWalkover'
  | 'reporterRosterSave'
  | 'matchClock'
  | 'matchSignature'
  | 'matchScouting'
  | 'paperPhotoCreate'
>;

/** Receives what answers carry. */
export interface AnswerListeners {
  readonly detail: (detail: MatchDetail) => void;
  /** Before the queue settles what it has sent: the rosters it was made of are known then. */
  readonly match: (body: ReporterMatchBody) => Promise<void>;
}

const nobody: AnswerListeners = { detail: () => undefined, match: () => Promise.resolve() };

const unknownRefusal: ErrorAnswer = { error: 'unknown', additionalProperties: {} };

/**
 * The network of the queue over the typed client. Never rejects: what fails is an answer too.
 * @param api over `markedFetch`, so that every answer is the portal's
 * @param listeners receive every match that an answer carries: its stage, its score, what may be done with it
 * @param patience milliseconds after which a call without an answer is given up, the reading of its body included
 */
export function callNetwork(
  api: WriterApi,
  listeners: AnswerListeners = nobody,
  patience = defaultPatience,
): Network {
  return {
    async send(call) {
      try {
        const answer = await carry(api, call, AbortSignal.timeout(patience));
        const { status, body } = answer;
        if (status === 200 && isMatchBody(body)) {
          await listeners.match(body);
          return replyOf({ ...answer, body: body.match.detail, lineup: lineupOf(body) });
        }
        if (status === 200 && isDetail(body)) listeners.detail(body);
        return replyOf(answer);
      } catch (failure) {
        // A server of another release refuses in a way that this one does not know.
        if (failure instanceof UndeclaredStatus)
          return answered(failure.status, unknownRefusal, new Headers());
        return { kind: 'lost' };
      }
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
  readonly lineup?: Lineup;
}

function carry(api: WriterApi, call: OutboxCall, signal: AbortSignal): Promise<Answer> {
  const { matchId } = call;
  const headers = { ...call.headers };
  switch (call.kind) {
    case 'create':
      return api.matchEventCreate({ params: { matchId }, headers, body: call.body, signal });
    case 'update':
      return api.matchEventUpdate({
        params: { matchId, eventId: call.eventId },
        headers,
        body: call.body,
        signal,
      });
    case 'delete':
      return api.matchEventDelete({ params: { matchId, eventId: call.eventId }, headers, signal });
    default:
      return carryOnce(api, call, signal);
  }
}

/** Sends a call that the server carries out once per key, however late a repeat arrives. */
function carryOnce(
  api: WriterApi,
  call: Exclude<OutboxCall, { kind: 'create' | 'update' | 'delete' }>,
  signal: AbortSignal,
): Promise<Answer> {
  const { matchId, key } = call;
  // A call that the network doubles is then known for a repeat, also when the match has gone on since.
  const once = { headers: { ...call.headers, 'idempotency-key': key }, signal };
  const params = { matchId };
  switch (call.kind) {
    case 'stage':
      return api.matchStage({ ...once, params: { id: matchId, stage_id: call.stageId }, body: call.body });
    case 'walkover':
      return api.matchWalkover({ ...once, params, body: { outcome: call.outcome } });
    case 'clock':
      return api.matchClock({ ...once, params, body: call.body });
    case 'signature':
      return api.matchSignature({ ...once, params, body: call.body });
    case 'photo':
      return api.paperPhotoCreate({ ...once, params, body: call.body });
    case 'scouting':
      return api.matchScouting({ ...once, params, body: call.body });
    case 'roster':
      return api.reporterRosterSave({ ...once, params, body: rosterBody(call.asked) });
  }
}

function rosterBody({ home, away, referees, confirm }: RosterAsked): ReporterRosterBody {
  const side = (asked: RosterSideAsked) => ({ ...asked, entries: [...asked.entries] });
  return {
    ...(home === null ? {} : { home: side(home) }),
    ...(away === null ? {} : { away: side(away) }),
    ...(referees === null ? {} : { referees: [...referees] }),
    confirm,
  };
}

/** Whom the server knows in the rosters of a match, and by which id events name him. */
export function lineupOf({ match }: ReporterMatchBody): Lineup {
  return [match.home, match.away].flatMap((side) =>
    (side?.people ?? []).flatMap(({ participantId, entryId }) =>
      entryId === null ? [] : [[participantId, entryId] as const],
    ),
  );
}

function replyOf({ status, body, headers, lineup }: Answer): Reply {
  if (status !== 200) return refusalOf(status, isErrorAnswer(body) ? body : null, headers);
  const events = isDetail(body) ? toServerEvents(body.events) : null;
  const clock = isDetail(body) ? toMatchClock(body) : null;
  const signatures = isDetail(body) ? toSignatures(body) : undefined;
  return {
    ...answered(status, null, headers),
    events,
    ...(lineup && { lineup }),
    ...(clock && { clock }),
    ...(signatures && { signatures }),
    ...(isAcknowledged(body) && { isAcknowledged: true }),
  };
}

/** The answer to an entry of scouting or a photo: how many there are. */
function isAcknowledged(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'entries' in body && typeof body.entries === 'number';
}

/** A refusal that tells what the server holds brings it along as a list, like an answer that takes something. */
function refusalOf(status: number, error: ErrorAnswer | null, headers: Headers): Reply {
  const body = error?.additionalProperties;
  const events = error?.error === 'events-differ' && isDetail(body) ? toServerEvents(body.events) : null;
  return { ...answered(status, error, headers), events };
}

function answered(
  status: number,
  error: ErrorAnswer | null,
  headers: Headers,
): Extract<Reply, { kind: 'answered' }> {
  const date = Date.parse(headers.get('date') ?? '');
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'answered',
    status,
    portal: headers.get(portalIdHeader),
    code: error?.error ?? null,
    parameters: kept(error?.additionalProperties ?? {}),
    events: null,
    date: Number.isNaN(date) ? null : date,
    retryAfter: Number.isNaN(seconds) ? null : seconds * 1000,
  };
}

/**
 * The queue is never emptied, so the names in the roster that a refusal shows do not go into it, nor the list that it keeps
 * elsewhere.
 */
function kept({
  current: _,
  events: __,
  ...parameters
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return parameters;
}

/**
 * The events of an answer as the queue keeps them; null when they come without the keys of their taps, as public answers
 * do: laid under unsent events they would show them twice.
 */
function toServerEvents(events: MatchDetail['events']): ServerEvent[] | null {
  const keyed = events.flatMap(({ clientKey, ...event }) =>
    clientKey === undefined
      ? []
      : [
          {
            id: event.id,
            key: clientKey,
            createdTimestamp: Date.parse(event.createdTimestamp),
            content: {
              stageId: event.competitionMatchStageId,
              eventTypeId: event.competitionEventTypeId,
              side: event.side,
              minute: event.minute,
              second: event.second,
              participantId: event.competitionMatchParticipantId,
              secondaryParticipantId: event.secondaryParticipantId,
            },
          },
        ],
  );
  return keyed.length === events.length ? keyed : null;
}

/**
 * What an answer tells the queue of a match beside its rosters; null: see `toServerEvents`.
 * @param at the server's time of the answer, milliseconds UTC; null: unknown
 */
export function toMatchAnswer(detail: MatchDetail, at: number | null): Omit<MatchAnswer, 'lineup'> | null {
  const events = toServerEvents(detail.events);
  return events && { events, clock: toMatchClock(detail), signatures: toSignatures(detail), at };
}

/** The standing signatures of the match; undefined: a server of another release does not name them. */
function toSignatures({ meta }: { readonly meta?: MatchDetail['meta'] }): MatchDetail['meta']['signatures'] {
  return meta?.signatures;
}

/** The newest clock of the match, as answers to writers carry it; null: none is recorded. */
function toMatchClock(body: object): MatchClock | null {
  const meta = 'meta' in body ? body.meta : null;
  const clock = typeof meta === 'object' && meta !== null && 'clock' in meta ? meta.clock : null;
  return isMatchClock(clock) ? clock : null;
}

function isMatchClock(value: unknown): value is MatchClock {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  const numbers = ['stageId', 'seconds', 'at', 'recordedAt'].every((name) =>
    Number.isSafeInteger(fields.get(name)),
  );
  const texts = ['device', 'key'].every((name) => typeof fields.get(name) === 'string');
  return numbers && texts && typeof fields.get('running') === 'boolean';
}

function isMatchBody(body: unknown): body is ReporterMatchBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'match' in body &&
    typeof body.match === 'object' &&
    body.match !== null &&
    'detail' in body.match &&
    isDetail(body.match.detail)
  );
}

/** Answers of other calls have no events. */
function isDetail(body: unknown): body is MatchDetail {
  return typeof body === 'object' && body !== null && 'events' in body && Array.isArray(body.events);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'additionalProperties' in body
  );
}

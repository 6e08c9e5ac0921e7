import * as z from 'zod';
import { PathId } from '../common.ts';
import { MatchDetail } from '../matches/match-detail.ts';
import { route } from '../route.ts';
import { matchEventOperations } from './operations.ts';
import { MatchClockBody, MatchEventBody, MatchSignatureBody } from './schemas.ts';
import { SyncHeaders } from './sync-headers.ts';

const tag = 'match events';

/** Server id, or `k:` and the client key if the id is not known yet. */
const EventId = z.union([PathId, z.string().regex(/^k:[\x20-\x7e]{1,120}$/)]);

const event = z.object({ matchId: PathId, eventId: EventId });

export const matchEventRoutes = {
  matchEventCreate: route(matchEventOperations.matchEventCreate, {
    tag,
    summary: 'Record an event; the same key again finds the same event',
    params: z.object({ matchId: PathId }),
    headers: SyncHeaders,
    body: MatchEventBody,
    answers: { 200: MatchDetail },
  }),
  matchEventUpdate: route(matchEventOperations.matchEventUpdate, {
    tag,
    summary: 'Correct an event; the newer change wins',
    params: event,
    headers: SyncHeaders,
    body: MatchEventBody,
    answers: { 200: MatchDetail },
  }),
  matchEventDelete: route(matchEventOperations.matchEventDelete, {
    tag,
    summary: 'Delete an event; it stays deleted',
    params: event,
    headers: SyncHeaders,
    answers: { 200: MatchDetail },
  }),
  matchClock: route(matchEventOperations.matchClock, {
    tag,
    summary: 'Record how the match clock stands: a start, a stop or a correction; the newest holds',
    params: z.object({ matchId: PathId }),
    headers: SyncHeaders,
    body: MatchClockBody,
    answers: { 200: MatchDetail },
  }),
  matchSignature: route(matchEventOperations.matchSignature, {
    tag,
    summary: 'Record that somebody signs the record of the match, or refuses to; the newest of a role stands',
    params: z.object({ matchId: PathId }),
    headers: SyncHeaders,
    body: MatchSignatureBody,
    answers: { 200: MatchDetail },
  }),
};

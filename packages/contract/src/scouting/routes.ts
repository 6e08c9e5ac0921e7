import * as z from 'zod';
import { PathId } from '../common.ts';
import { SyncHeaders } from '../match-events/sync-headers.ts';
import { route } from '../route.ts';
import { scoutingOperations } from './operations.ts';
import { MatchScouting, MatchScoutingBody, MatchShots } from './schemas.ts';

const tag = 'scouting';
const params = z.object({ matchId: PathId });

export const scoutingRoutes = {
  matchScouting: route(scoutingOperations.matchScouting, {
    tag,
    summary: 'Note a shot, an assist or a turnover, or take it back; the same key again finds the same entry',
    params,
    headers: SyncHeaders,
    body: MatchScoutingBody,
    answers: { 200: MatchScouting },
  }),
  matchShots: route(scoutingOperations.matchShots, {
    tag,
    summary: 'Where both teams of a match have shot from, without players',
    params,
    answers: { 200: MatchShots },
  }),
};

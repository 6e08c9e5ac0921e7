import { sides } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { PathId } from '../common.ts';
import { SyncHeaders } from '../match-events/sync-headers.ts';
import { ReporterMatchBody, ReporterRosterBody } from '../reporter/schemas.ts';
import { route } from '../route.ts';
import { matchRosterOperations } from './operations.ts';
import { MatchRosterAnswer, MatchRosterBody, TeamPlan } from './schemas.ts';

const tag = 'match rosters';
const params = z.object({ id: PathId, side: z.enum(sides) });
const ofMatch = z.object({ matchId: PathId });

export const matchRosterRoutes = {
  teamPlan: route(matchRosterOperations.teamPlan, {
    tag,
    summary: 'Matches of a team, and how far their rosters have come',
    params: z.object({ id: PathId }),
    answers: { 200: TeamPlan },
  }),
  matchRoster: route(matchRosterOperations.matchRoster, {
    tag,
    summary: 'Roster of one side of a match, prefilled from the last match',
    params,
    answers: { 200: MatchRosterAnswer },
  }),
  matchRosterSave: route(matchRosterOperations.matchRosterSave, {
    tag,
    summary: 'Save or confirm the roster of one side',
    params,
    body: MatchRosterBody,
    answers: {
      200: MatchRosterAnswer,
    },
  }),
  reporterRosterSave: route(matchRosterOperations.reporterRosterSave, {
    tag,
    summary: 'Who is here, with which number, and who referees; confirming locks the rosters for clubs',
    params: ofMatch,
    headers: SyncHeaders,
    body: ReporterRosterBody,
    answers: { 200: ReporterMatchBody },
  }),
};

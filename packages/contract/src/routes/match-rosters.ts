import * as z from 'zod';
import { sides } from '@sevenmetre/rules/vocabulary';
import { reporterOperations as operations } from '../reporter-operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { MatchRosterAnswer, MatchRosterBody, TeamPlan } from '../schemas/match-roster.ts';
import { refusals } from './responses.ts';

const tag = 'match-rosters';
const params = z.object({ id: PathId, side: z.enum(sides) });
const asked = {
  400: refusals[400],
  401: refusals[401],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;

/** Match rosters for clubs. Answers are private: a team that is not one's own is not there. */
export const matchRosterRoutes = {
  teamPlan: route(operations.teamPlan, {
    tag,
    summary: 'Matches of a team, and how far their rosters have come',
    params: z.object({ id: PathId }),
    responses: { 200: TeamPlan, ...asked },
  }),
  matchRoster: route(operations.matchRoster, {
    tag,
    summary: 'Roster of one side of a match, prefilled from the last match',
    params,
    responses: { 200: MatchRosterAnswer, ...asked },
  }),
  matchRosterSave: route(operations.matchRosterSave, {
    tag,
    summary: 'Save or confirm the roster of one side',
    params,
    body: MatchRosterBody,
    responses: {
      200: MatchRosterAnswer,
      ...asked,
      403: refusals[403],
      409: refusals[409],
      413: refusals[413],
      415: refusals[415],
      422: refusals[422],
    },
  }),
};

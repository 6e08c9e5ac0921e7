import * as z from 'zod';
import { sides } from '@sevenmetre/rules/vocabulary';
import { reporterOperations as operations } from '../reporter-operations.ts';
import { route } from '../route.ts';
import { PathId } from '../schemas/common.ts';
import { MatchRosterAnswer, MatchRosterBody, TeamPlan } from '../schemas/match-roster.ts';

const tag = 'match-rosters';
const params = z.object({ id: PathId, side: z.enum(sides) });

/** Match rosters for clubs. Answers are private: a team that is not one's own is not there. */
export const matchRosterRoutes = {
  teamPlan: route(operations.teamPlan, {
    tag,
    summary: 'Matches of a team, and how far their rosters have come',
    params: z.object({ id: PathId }),
    answers: { 200: TeamPlan },
  }),
  matchRoster: route(operations.matchRoster, {
    tag,
    summary: 'Roster of one side of a match, prefilled from the last match',
    params,
    answers: { 200: MatchRosterAnswer },
  }),
  matchRosterSave: route(operations.matchRosterSave, {
    tag,
    summary: 'Save or confirm the roster of one side',
    params,
    body: MatchRosterBody,
    answers: {
      200: MatchRosterAnswer,
    },
  }),
};

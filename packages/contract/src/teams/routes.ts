import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import { teamOperations } from './operations.ts';
import { TeamSlice } from './team-slice.ts';
import { TeamOutcomes, TeamStatesBody, TeamWithdrawal, TeamWithdrawalQuery } from './team-states.ts';

const tag = 'teams';
const id = z.object({ id: PathId });
const params = z.object({ id: PathId });

export const teamRoutes = {
  teamSlice: route(teamOperations.teamSlice, {
    tag,
    summary: 'A team with its matches',
    params: id,
    answers: { 200: TeamSlice },
  }),
  teamWithdrawal: route(teamOperations.teamWithdrawal, {
    tag,
    summary:
      'What withdrawing a team, taking it back or letting it wait changes: matches, tables, seats, money, beds',
    params,
    query: TeamWithdrawalQuery,
    answers: { 200: TeamWithdrawal },
  }),
  teamStatesChange: route(teamOperations.teamStatesChange, {
    tag,
    summary: 'Accepts teams while their category has room, puts them on the waiting list or withdraws them',
    body: TeamStatesBody,
    answers: { 200: TeamOutcomes },
  }),
};

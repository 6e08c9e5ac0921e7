import * as z from 'zod';
import { PathId, StoredId } from '../common.ts';
import { route } from '../route.ts';
import { protestOperations as operations } from './operations.ts';
import { ProtestBody, ProtestDecisionBody, Protests } from './schemas.ts';

const tag = 'organiser';
const ofMatch = z.object({ matchId: PathId });

export const protestRoutes = {
  protests: route(operations.protests, {
    tag,
    summary: 'The protests about a match, with what was decided',
    params: ofMatch,
    answers: { 200: Protests },
  }),
  protestCreate: route(operations.protestCreate, {
    tag,
    summary: 'Records the protest of a team, with its fee and its deadline',
    params: ofMatch,
    body: ProtestBody,
    answers: { 200: StoredId },
  }),
  protestDecide: route(operations.protestDecide, {
    tag,
    summary: 'Accepts or rejects a protest, and says what becomes of its fee. A decision is final',
    params: z.object({ id: PathId }),
    body: ProtestDecisionBody,
    answers: { 200: StoredId },
  }),
};

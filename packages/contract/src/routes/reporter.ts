import * as z from 'zod';
import { reporterOperations as operations } from '../reporter-operations.ts';
import { route } from '../route.ts';
import { Day, PathId } from '../schemas/common.ts';
import { MatchDetail } from '../schemas/competition.ts';
import { MatchHistory } from '../schemas/match-history.ts';
import {
  BeingCheckedBody,
  EventsEraseBody,
  EventsRestoreBody,
  Impact,
  ImpactBody,
  OfficialScoreBody,
  WalkoverBody,
} from '../schemas/match-changes.ts';
import {
  ReporterAssignments,
  ReporterAssignmentsBody,
  ReporterHall,
  ReporterMatchBody,
  ReporterRosterBody,
} from '../schemas/reporter.ts';
import { refusals, writeRefusals } from './responses.ts';
import { SyncHeaders } from './sync-headers.ts';

const tag = 'reporter';
const params = z.object({ matchId: PathId });
const changed = { params, headers: SyncHeaders, responses: { 200: MatchDetail, ...writeRefusals } } as const;
const asked = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;

/** What a reporter's screens ask for beside events and stages. Answers are private and never kept by a cache. */
export const reporterRoutes = {
  reporterHall: route(operations.reporterHall, {
    tag,
    summary: 'Matches of a hall with everything that reporting them needs without a network',
    params: z.object({ id: PathId }),
    query: z.object({ day: Day.optional() }),
    responses: { 200: ReporterHall, ...asked },
  }),
  reporterMatch: route(operations.reporterMatch, {
    tag,
    summary: 'The same for one match, by its group with dashes and its number',
    params: z.object({ slug: z.string().min(1).max(120) }),
    responses: { 200: ReporterMatchBody, ...asked },
  }),
  reporterRosterSave: route(operations.reporterRosterSave, {
    tag,
    summary: 'Who is here, with which number, and who referees; confirming locks the rosters for clubs',
    params,
    headers: SyncHeaders,
    body: ReporterRosterBody,
    responses: { 200: ReporterMatchBody, ...writeRefusals },
  }),
  matchWalkover: route(operations.matchWalkover, {
    ...changed,
    tag,
    summary: 'Assign a walkover or take it back; the match is approved by its stage',
    body: WalkoverBody,
  }),
  matchOfficialScore: route(operations.matchOfficialScore, {
    ...changed,
    tag,
    summary: 'Set the official score against the events, or clear it',
    body: OfficialScoreBody,
  }),
  matchBeingChecked: route(operations.matchBeingChecked, {
    ...changed,
    tag,
    summary: 'Mark the public score as being checked while it is compared with the board',
    body: BeingCheckedBody,
  }),
  matchEventsErase: route(operations.matchEventsErase, {
    ...changed,
    tag,
    summary: 'Delete all events of a match that were seen',
    body: EventsEraseBody,
  }),
  matchEventsRestore: route(operations.matchEventsRestore, {
    ...changed,
    tag,
    summary: 'Bring back the events of the last deletion of all of them',
    body: EventsRestoreBody,
  }),
  matchImpact: route(operations.matchImpact, {
    tag,
    summary: 'What a change would change: tables, seats, matches. Stores nothing',
    params,
    headers: SyncHeaders,
    body: ImpactBody,
    responses: { 200: Impact, ...writeRefusals },
  }),
  matchHistory: route(operations.matchHistory, {
    tag,
    summary: 'Who changed what of a match, with what was there before; the newest first',
    params,
    responses: { 200: MatchHistory, ...asked },
  }),
  reporterAssignments: route(operations.reporterAssignments, {
    tag,
    summary: 'Who may report in which hall on which day',
    responses: {
      200: ReporterAssignments,
      401: refusals[401],
      403: refusals[403],
      404: refusals[404],
      429: refusals[429],
      500: refusals[500],
    },
  }),
  reporterAssignmentsSave: route(operations.reporterAssignmentsSave, {
    tag,
    summary: 'Give a reporter these halls and days, and no others',
    params: z.object({ userId: PathId }),
    body: ReporterAssignmentsBody,
    responses: {
      200: ReporterAssignments,
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
      404: refusals[404],
      409: refusals[409],
      413: refusals[413],
      415: refusals[415],
      422: refusals[422],
      429: refusals[429],
      500: refusals[500],
    },
  }),
};

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
import { SyncHeaders } from './sync-headers.ts';
import { line } from '../schemas/text.ts';

const tag = 'reporter';
const params = z.object({ matchId: PathId });
const changed = { params, headers: SyncHeaders, answers: { 200: MatchDetail } } as const;

/** What a reporter's screens ask for beside events and stages. Answers are private and never kept by a cache. */
export const reporterRoutes = {
  reporterHall: route(operations.reporterHall, {
    tag,
    summary: 'Matches of a hall with everything that reporting them needs without a network',
    params: z.object({ id: PathId }),
    query: z.object({ day: Day.optional() }),
    answers: { 200: ReporterHall },
  }),
  reporterMatch: route(operations.reporterMatch, {
    tag,
    summary: 'The same for one match, by its group with dashes and its number',
    params: z.object({ slug: line(120).min(1) }),
    answers: { 200: ReporterMatchBody },
  }),
  reporterRosterSave: route(operations.reporterRosterSave, {
    tag,
    summary: 'Who is here, with which number, and who referees; confirming locks the rosters for clubs',
    params,
    headers: SyncHeaders,
    body: ReporterRosterBody,
    answers: { 200: ReporterMatchBody },
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
    answers: { 200: Impact },
  }),
  matchHistory: route(operations.matchHistory, {
    tag,
    summary: 'Who changed what of a match, with what was there before; the newest first',
    params,
    answers: { 200: MatchHistory },
  }),
  reporterAssignments: route(operations.reporterAssignments, {
    tag,
    summary: 'Who may report in which hall on which day',
    answers: {
      200: ReporterAssignments,
    },
  }),
  reporterAssignmentsSave: route(operations.reporterAssignmentsSave, {
    tag,
    summary: 'Give a reporter these halls and days, and no others',
    params: z.object({ userId: PathId }),
    body: ReporterAssignmentsBody,
    answers: {
      200: ReporterAssignments,
    },
  }),
};

import * as z from 'zod';
import { PathId } from '../common.ts';
import { StageBody } from '../match-events/schemas.ts';
import { SyncHeaders } from '../match-events/sync-headers.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import {
  BeingCheckedBody,
  EventsEraseBody,
  EventsRestoreBody,
  Impact,
  ImpactBody,
  OfficialScoreBody,
  RulingBody,
  WalkoverBody,
} from './match-changes.ts';
import { MatchDetail, MatchLiveBody } from './match-detail.ts';
import { MatchHistory } from './match-history.ts';
import { MatchList, MatchListExportQuery, MatchListQuery } from './match-list.ts';
import { MatchSlice } from './match-slice.ts';
import { matchOperations } from './operations.ts';

const tag = 'matches';
const id = z.object({ id: PathId });

/** Optional: devices add it against caches; ignored. */
const bust = z.object({ t: line(40).optional() });

const ofMatch = z.object({ matchId: PathId });
const changed = { params: ofMatch, headers: SyncHeaders, answers: { 200: MatchDetail } } as const;

/** Data for reporters' screens besides events and stages. Answers are private and not cached. */
export const matchRoutes = {
  matchSlice: route(matchOperations.matchSlice, {
    tag,
    summary: 'A match as its page shows it',
    params: id,
    answers: { 200: MatchSlice },
  }),
  competitionMatch: route(matchOperations.competitionMatch, {
    tag,
    summary: 'A match with events, roster and referees',
    params: id,
    query: bust,
    answers: { 200: MatchDetail },
  }),
  competitionMatchLive: route(matchOperations.competitionMatchLive, {
    tag,
    summary: 'The part of a match that changes',
    params: id,
    query: bust,
    answers: { 200: MatchLiveBody },
  }),
  matchStage: route(matchOperations.matchStage, {
    tag,
    summary: 'Switch the stage of a match; repeating the call changes nothing',
    params: z.object({ id: PathId, stage_id: PathId }),
    headers: SyncHeaders,
    body: StageBody,
    answers: { 200: MatchDetail },
  }),
  matchWalkover: route(matchOperations.matchWalkover, {
    ...changed,
    tag,
    summary: 'Assign a walkover or take it back; the match is approved by its stage',
    body: WalkoverBody,
  }),
  matchOfficialScore: route(matchOperations.matchOfficialScore, {
    ...changed,
    tag,
    summary: 'Set the official score against the events, or clear it',
    body: OfficialScoreBody,
  }),
  matchRuling: route(matchOperations.matchRuling, {
    ...changed,
    tag,
    summary: 'End a match beside its play: abandoned with its score, awarded, or played again',
    body: RulingBody,
  }),
  matchBeingChecked: route(matchOperations.matchBeingChecked, {
    ...changed,
    tag,
    summary: 'Mark the public score as being checked while it is compared with the board',
    body: BeingCheckedBody,
  }),
  matchEventsErase: route(matchOperations.matchEventsErase, {
    ...changed,
    tag,
    summary: 'Delete all events of a match that were seen',
    body: EventsEraseBody,
  }),
  matchEventsRestore: route(matchOperations.matchEventsRestore, {
    ...changed,
    tag,
    summary: 'Bring back the events of the last deletion of all of them',
    body: EventsRestoreBody,
  }),
  matchImpact: route(matchOperations.matchImpact, {
    tag,
    summary: 'What a change would change: tables, seats, matches. Stores nothing',
    params: ofMatch,
    headers: SyncHeaders,
    body: ImpactBody,
    answers: { 200: Impact },
  }),
  adminMatches: route(matchOperations.adminMatches, {
    tag,
    summary: 'Matches of the current edition with their state, who reports and who leads them',
    query: MatchListQuery,
    answers: { 200: MatchList },
  }),
  adminMatchesExport: route(matchOperations.adminMatchesExport, {
    tag,
    summary: 'The same without pages, as a workbook',
    query: MatchListExportQuery,
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  matchHistory: route(matchOperations.matchHistory, {
    tag,
    summary: 'Who changed what of a match, with what was there before; the newest first',
    params: ofMatch,
    answers: { 200: MatchHistory },
  }),
};

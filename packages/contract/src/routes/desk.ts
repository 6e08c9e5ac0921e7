import * as z from 'zod';
import { deskOperations as operations } from '../desk-operations.ts';
import { route } from '../route.ts';
import { StoredId } from '../schemas/accommodation.ts';
import { ClubAdminBody, ClubUser } from '../schemas/clubs.ts';
import { PathId } from '../schemas/common.ts';
import { HistoryPath, HistoryQuery, RecordHistory } from '../schemas/history.ts';
import { EditionQuery, OpenEditions } from '../schemas/open-editions.ts';
import {
  HalfLengthBody,
  TieBreakers,
  TieBreakersBody,
  TieBreakersEffect,
  TieBreakersEffectBody,
} from '../schemas/tie-breakers.ts';

const tag = 'organiser';
const params = z.object({ id: PathId });
const query = EditionQuery;

/** The organiser's calls about what several pages share: histories, editions in work, how tables are ordered. */
export const deskRoutes = {
  recordHistory: route(operations.recordHistory, {
    tag,
    summary: 'What was done to records of a kind, or to one of them, the newest first',
    params: HistoryPath,
    query: HistoryQuery,
    answers: { 200: RecordHistory },
  }),
  openEditions: route(operations.openEditions, {
    tag,
    summary: 'Editions that organisers work on: the current one, and those that are prepared',
    answers: { 200: OpenEditions },
  }),
  tieBreakers: route(operations.tieBreakers, {
    tag,
    summary: 'By what tables are ordered, and how long halves are',
    query,
    answers: { 200: TieBreakers },
  }),
  tieBreakersEffect: route(operations.tieBreakersEffect, {
    tag,
    summary: 'Whose places would change by other criteria. Stores nothing',
    query,
    body: TieBreakersEffectBody,
    answers: { 200: TieBreakersEffect },
  }),
  tieBreakersSave: route(operations.tieBreakersSave, {
    tag,
    summary: 'Orders tables by other criteria; places and seats follow at once',
    query,
    body: TieBreakersBody,
    answers: { 200: TieBreakers },
  }),
  halfLengthSave: route(operations.halfLengthSave, {
    tag,
    summary: 'Gives the matches of a category that have not begun another length of a half',
    params,
    query,
    body: HalfLengthBody,
    answers: { 200: TieBreakers },
  }),
  clubAdminAppoint: route(operations.clubAdminAppoint, {
    tag,
    summary: 'Makes somebody an admin of a club; who has no account yet is invited by mail',
    params,
    body: ClubAdminBody,
    answers: { 200: ClubUser },
  }),
  clubAdminDismiss: route(operations.clubAdminDismiss, {
    tag,
    summary: 'Takes the rights of a club’s admin away; the club keeps one at least',
    params: z.object({ id: PathId, userId: PathId }),
    answers: { 200: StoredId },
  }),
};

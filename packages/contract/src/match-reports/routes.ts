import { recordParts } from '@sevenmetre/rules/match';
import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { Day, Id, Instant, PathId } from '../common.ts';
import { line } from '../text.ts';
import { route } from '../route.ts';
import { MatchRecords } from './match-records.ts';
import { matchReportOperations as operations } from './operations.ts';

const SealedVersion = z.object({
  code: z.string(),
  version: z.int(),
  sealedAt: Instant,
  /** SHA-256 of the record, hexadecimal. */
  fingerprint: z.string(),
  /** Parts that this version changed; empty for the first one. */
  changed: z.array(z.enum(recordParts)),
});

/** Without anything of players: who they are stands on the report itself. */
const SealedReport = z
  .object({
    /** Of the code. */
    version: z.int(),
    /** Oldest first. */
    versions: z.array(SealedVersion),
    /** The match was reopened: a new version will follow. */
    isOpen: z.boolean(),
    edition: z.object({ name: z.string(), year: z.int(), timeZone: z.string() }),
    match: z.object({
      id: Id,
      number: z.int(),
      group: z.string().nullable(),
      startsAt: Instant.nullable(),
      home: z.string(),
      away: z.string(),
      /** As sealed in this version. */
      homeScore: z.int().nullable(),
      awayScore: z.int().nullable(),
    }),
  })
  .meta({ id: 'SealedReport' });
export type SealedReport = z.infer<typeof SealedReport>;

const tag = 'match-reports';

const selection = z.object({
  match: PathId.optional(),
  hall: PathId.optional(),
  day: Day.optional(),
  /** Absent: the current edition. */
  edition: PathId.optional(),
});
const pdf = { contentType: 'application/pdf' } as const;
const lang = z.enum(locales).default('en');

export const matchReportRoutes = {
  matchReport: route(operations.matchReport, {
    tag,
    summary: 'The official report of a match: rosters, goals, penalties, scores, approvals',
    params: z.object({ matchId: PathId }),
    query: z.object({ lang }),
    answers: { 200: pdf },
  }),
  sealedReport: route(operations.sealedReport, {
    tag,
    summary: 'A sealed version of a match report by its code, with what is public of the match',
    params: z.object({ code: line(40) }),
    answers: { 200: SealedReport },
  }),
  matchDrawingsErase: route(operations.matchDrawingsErase, {
    tag,
    summary: 'Erases the drawn signatures of a match; who signed when stays',
    params: z.object({ matchId: PathId }),
    answers: { 200: z.object({ erased: z.int() }) },
  }),
  matchReports: route(operations.matchReports, {
    tag,
    summary: 'Reports of matches that have begun, a page each: of a hall, of a day, or of a whole edition',
    query: z.object({
      lang,
      hall: PathId.optional(),
      day: Day.optional(),
      /** Absent: the current edition. */
      edition: PathId.optional(),
    }),
    answers: { 200: pdf },
  }),
  matchRecords: route(operations.matchRecords, {
    tag,
    summary: 'Records of matches that have begun as data, for federations: all, of a hall, of a day, or one',
    query: selection,
    answers: { 200: MatchRecords },
  }),
  matchRecordsSheet: route(operations.matchRecordsSheet, {
    tag,
    summary:
      'The same as CSV, with the fields of a match report of a federation: a row for each person of a roster',
    query: selection,
    answers: { 200: { contentType: 'text/csv; charset=utf-8; header=present' } },
  }),
};

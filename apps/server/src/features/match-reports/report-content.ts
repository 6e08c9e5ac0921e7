import {
  eventTypesById,
  momentsOf,
  playTimes,
  type Moment,
  type ReportFigures,
  reportFigures,
  type Statement,
  standingStatements,
} from '@sevenmetre/rules/match';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { PublicMatchEvent } from '@sevenmetre/rules/tournament';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { inZone, toPublicEvent } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import * as repository from './report.repository.ts';

export interface ReportPerson {
  readonly id: number;
  readonly jerseyNumber: number | null;
  /** null: replaced by the number everywhere. */
  readonly name: string | null;
  /** Of the federation; '' without one, and where the name is not shown. */
  readonly licence: string;
}

export interface ReportSide {
  readonly team: string;
  readonly players: readonly ReportPerson[];
  /** At most five, A to E. */
  readonly officials: readonly ReportPerson[];
  readonly approval: { readonly official: string; readonly at: Date | null } | null;
}

export interface ReportContent {
  readonly match: MatchRow;
  readonly edition: Snapshot['edition'];
  readonly category: { readonly nameCs: string; readonly nameEn: string } | null;
  readonly group: string | null;
  readonly hall: { readonly nameCs: string; readonly nameEn: string } | null;
  /** In the tournament's zone; null: it has no time. */
  readonly day: string | null;
  readonly time: string | null;
  readonly home: ReportSide;
  readonly away: ReportSide;
  readonly moments: readonly Moment<PublicMatchEvent>[];
  readonly figures: ReportFigures;
  readonly referees: readonly string[];
  /** Their licence numbers in the same order; empty: unknown. */
  readonly refereeLicences: readonly string[];
  readonly table: readonly string[];
  readonly remarks: string;
  readonly protest: string;
  readonly injuries: string;
  /** null: not counted. */
  readonly spectators: number | null;
  /** First throw-off and final whistle by the recorded clock, else when the stages were called (MA113). */
  readonly played: { readonly begin: Date | null; readonly end: Date | null };
  /** Of blue cards (MA112). */
  readonly written: readonly {
    readonly side: Side;
    readonly personId: number | null;
    readonly text: string;
    readonly follows: boolean;
    readonly name: string;
  }[];
  /** Signatures that stand, with what was drawn. */
  readonly signatures: readonly (Statement & {
    readonly name: string;
    readonly remark: string;
    readonly drawing: string | null;
    /** Milliseconds UTC. */
    readonly recordedAt: number;
  })[];
  /** The newest sealed version; null: the match is not approved. */
  readonly sealed: {
    readonly version: number;
    readonly code: string;
    readonly fingerprint: string;
    readonly at: Date;
  } | null;
}

interface Rows {
  readonly people: Awaited<ReturnType<typeof repository.findPeople>>;
  readonly events: Awaited<ReturnType<typeof repository.findEvents>>;
  readonly referees: Awaited<ReturnType<typeof repository.findReferees>>;
  readonly reports: Awaited<ReturnType<typeof repository.findReports>>;
  readonly written: Awaited<ReturnType<typeof repository.findWritten>>;
  readonly clocks: Awaited<ReturnType<typeof repository.findClocks>>;
  readonly table: Awaited<ReturnType<typeof repository.findTable>>;
  readonly signatures: Awaited<ReturnType<typeof repository.findSignatures>>;
  readonly versions: Awaited<ReturnType<typeof repository.findNewestVersions>>;
}

/** Contents of the reports of these matches, in the same order. */
export async function reportContents(
  snapshot: Snapshot,
  matches: readonly MatchRow[],
  tx: Tx,
): Promise<ReportContent[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const rows = {
    people: await repository.findPeople(ids, tx),
    events: await repository.findEvents(ids, tx),
    referees: await repository.findReferees(ids, tx),
    reports: await repository.findReports(ids, tx),
    written: await repository.findWritten(ids, tx),
    clocks: await repository.findClocks(ids, tx),
    table: await repository.findTable(ids, tx),
    signatures: await repository.findSignatures(ids, tx),
    versions: await repository.findNewestVersions(ids, tx),
  };
  return matches.map((match) => contentOf(snapshot, match, rows));
}

function contentOf(snapshot: Snapshot, match: MatchRow, rows: Rows): ReportContent {
  const own = <T extends { readonly matchId: number }>(all: readonly T[]) =>
    all.filter(({ matchId }) => matchId === match.id);
  const events = rows.events
    .filter(({ event }) => event.matchId === match.id)
    .map(({ event, stageCode }) => toPublicEvent(event, stageCode));
  const moments = momentsOf(events, eventTypesById(snapshot.eventTypes.values()));
  const group = match.groupId === null ? undefined : snapshot.groups.get(match.groupId);
  const { day, time } = match.startsAt
    ? inZone(match.startsAt, snapshot.edition.timeZone)
    : { day: null, time: null };
  const [home, away] = sides.map((side) => sideOf(snapshot, match, side, rows));
  if (!home || !away) throw new Error('A match has two sides');
  return {
    match,
    edition: snapshot.edition,
    category: group ? (snapshot.categories.get(group.categoryId) ?? null) : null,
    group: group?.label ?? null,
    hall: match.placeId === null ? null : (snapshot.halls.get(match.placeId) ?? null),
    day,
    time,
    home,
    away,
    moments,
    figures: reportFigures(moments),
    referees: own(rows.referees).map(
      ({ firstName, lastName, countryCode }) =>
        `${firstName} ${lastName}${countryCode === null ? '' : ` (${countryCode})`}`,
    ),
    refereeLicences: own(rows.referees).map(({ licenceNumber }) => licenceNumber),
    table: [...new Set(own(rows.table).map(({ firstName, lastName }) => `${firstName} ${lastName}`))],
    remarks: own(rows.reports)[0]?.remarks ?? '',
    protest: own(rows.reports)[0]?.protest ?? '',
    injuries: own(rows.reports)[0]?.injuries ?? '',
    spectators: own(rows.reports)[0]?.spectators ?? null,
    played: playedAt(match, rows.clocks),
    written: own(rows.written).map(({ matchId: _, ...report }) => report),
    signatures: standingSignatures(own(rows.signatures)),
    sealed: match.approvedAt === null ? null : sealedOf(own(rows.versions)[0]),
  };
}

function playedAt(match: MatchRow, rows: Rows['clocks']): ReportContent['played'] {
  const clocks = rows
    .filter(({ clock }) => clock.matchId === match.id)
    .map(({ clock, stage }) => ({
      stage,
      seconds: clock.seconds,
      running: clock.running,
      at: clock.at.getTime(),
      recordedAt: clock.recordedAt.getTime(),
      device: clock.device,
      key: clock.clientKey,
    }));
  const { begin, end } = playTimes(clocks, match.halfLength);
  return {
    begin: begin === null ? match.startedAt : new Date(begin),
    end: end === null || match.endedInShootout ? match.endedAt : new Date(end),
  };
}

function standingSignatures(rows: Rows['signatures']): ReportContent['signatures'] {
  const ordered = rows.map(({ homeScore: home, awayScore: away, recordedAt, clientKey: key, ...row }) => ({
    ...row,
    key,
    recordedAt: recordedAt.getTime(),
    score: home === null || away === null ? null : { home, away },
  }));
  return standingStatements(ordered);
}

function sealedOf(row: Rows['versions'][number] | undefined): ReportContent['sealed'] {
  if (row === undefined) return null;
  const { version, code, fingerprint, sealedAt: at } = row;
  return { version, code, fingerprint, at };
}

function sideOf(snapshot: Snapshot, match: MatchRow, side: Side, rows: Rows): ReportSide {
  const teamId = match[`${side}TeamId`];
  const team = teamId === null ? undefined : snapshot.teams.get(teamId);
  const people = rows.people.filter((person) => person.matchId === match.id && person.side === side);
  const report = rows.reports.find(({ matchId }) => matchId === match.id);
  const official = report?.[`${side}Official`] ?? null;
  return {
    team: team ? teamDisplayName(team) : '–',
    players: people.filter(({ role }) => role === 'player').map(personOf),
    officials: people
      .filter(({ role }) => role === 'leader')
      .slice(0, 5)
      .map(personOf),
    approval: official === null ? null : { official, at: report?.[`${side}ApprovedAt`] ?? null },
  };
}

function personOf(person: Rows['people'][number]): ReportPerson {
  const { id, jerseyNumber, firstName, lastName, licence, hidden } = person;
  return {
    id,
    jerseyNumber,
    name: hidden ? null : `${lastName} ${firstName}`,
    licence: hidden ? '' : licence,
  };
}

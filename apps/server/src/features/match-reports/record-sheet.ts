import type { MatchRecordBody, MatchRecords } from '@sevenmetre/contract/match-reports/match-records';
import { type SignatureRole, standingOf } from '@sevenmetre/rules/match';
import { type Side, sides } from '@sevenmetre/rules/vocabulary';
import { type Cell, writeCsv } from '../../platform/sheets/index.ts';
import { inZone } from '../competition/index.ts';
import { clockText } from './report-style.ts';

type Person = MatchRecordBody['home']['players'][number];

/** A row of the sheet; without a person: a match without rosters. */
interface Row {
  readonly record: MatchRecordBody;
  readonly edition: MatchRecords['edition'];
  readonly side: Side | null;
  readonly role: 'player' | 'official' | null;
  readonly person: Person | null;
  /** Of officials: A to E. */
  readonly letter: string | null;
}

/**
 * Columns of the sheet. Their order is part of the format, and new ones are added at the end; described in
 * docs/data-format/match-records.schema.json.
 */
const columns: Readonly<Record<string, (row: Row) => Cell>> = {
  match: ({ record }) => record.number,
  day: ({ record }) => record.day,
  time: ({ record }) => record.time,
  hall: ({ record }) => record.hall,
  category: ({ record }) => record.category,
  group: ({ record }) => record.group,
  home: ({ record }) => record.home.name,
  away: ({ record }) => record.away.name,
  homeScore: ({ record }) => record.score?.home ?? null,
  awayScore: ({ record }) => record.score?.away ?? null,
  homeHalfTime: ({ record }) => record.halfTime?.home ?? null,
  awayHalfTime: ({ record }) => record.halfTime?.away ?? null,
  referees: ({ record }) => record.referees.join(', '),
  team: ({ record, side }) => side && record[side].name,
  side: ({ side }) => side,
  role: ({ role }) => role,
  number: ({ person }) => person?.number ?? null,
  name: ({ person }) => person?.name ?? null,
  licence: ({ person }) => person?.licence ?? null,
  goals: ({ person }) => person?.goals ?? null,
  sevenMetreGoals: ({ person }) => person?.sevenMetreGoals ?? null,
  sevenMetreThrows: ({ person }) => person?.sevenMetreThrows ?? null,
  yellow: ({ person }) => person?.yellow ?? null,
  suspensions: ({ person }) => clocks(person?.suspensions),
  red: ({ person }) => person?.red ?? null,
  blue: ({ person }) => person?.blue ?? null,
  version: ({ record }) => record.sealed?.version ?? null,
  code: ({ record }) => record.sealed?.code ?? null,
  letter: ({ letter }) => letter,
  yellowAt: ({ person }) => clocks(person?.yellowAt),
  redAt: ({ person }) => clocks(person?.redAt),
  blueAt: ({ person }) => clocks(person?.blueAt),
  shootoutGoals: ({ person }) => person?.shootoutGoals ?? null,
  writtenReport,
  competition: ({ edition }) => `${edition.name} ${edition.year}`,
  court: ({ record }) => record.court,
  halfLength: ({ record }) => clockText(record.halfLength),
  throwOff: ({ record, edition }) => timeOf(record.startedAt, edition),
  finalWhistle: ({ record, edition }) => timeOf(record.endedAt, edition),
  spectators: ({ record }) => record.spectators,
  homeRegular: ({ record }) => record.parts.regular?.home ?? null,
  awayRegular: ({ record }) => record.parts.regular?.away ?? null,
  homeExtra1: ({ record }) => record.parts.extra1?.home ?? null,
  awayExtra1: ({ record }) => record.parts.extra1?.away ?? null,
  homeExtra2: ({ record }) => record.parts.extra2?.home ?? null,
  awayExtra2: ({ record }) => record.parts.extra2?.away ?? null,
  homeShootout: ({ record }) => record.parts.shootout?.home ?? null,
  awayShootout: ({ record }) => record.parts.shootout?.away ?? null,
  walkover: ({ record }) => record.walkOver,
  homeTimeouts: ({ record }) => clocks(record.home.timeouts),
  awayTimeouts: ({ record }) => clocks(record.away.timeouts),
  timekeeper: ({ record }) => signer(record, 'timekeeper'),
  scorekeeper: ({ record }) => signer(record, 'scorekeeper'),
  recordedBy: ({ record }) => record.table.join(', '),
  remarks: ({ record }) => record.remarks,
  protest: ({ record }) => record.protest,
  injuries: ({ record }) => record.injuries,
  signedBefore: ({ record }) => signed(record, 'before'),
  signedAfter: ({ record }) => signed(record, 'after'),
  otherReports: ({ record }) => otherReports(record),
  fingerprint: ({ record }) => record.sealed?.fingerprint ?? null,
  refereeLicences: ({ record }) =>
    record.refereeLicences.some((licence) => licence !== '')
      ? record.refereeLicences.map((licence) => licence || '–').join(', ')
      : '',
};

export const recordColumns = Object.keys(columns);

/** Records as CSV: a row for each person of a roster, and one for a match without rosters. */
export function recordSheet({ matches, edition }: Pick<MatchRecords, 'matches' | 'edition'>): string {
  const cells = Object.values(columns);
  const rows = matches.flatMap((record) => rowsOf(record, edition));
  return writeCsv({ columns: recordColumns, rows: rows.map((row) => cells.map((cell) => cell(row))) });
}

function rowsOf(record: MatchRecordBody, edition: Row['edition']): Row[] {
  const match = { record, edition };
  const people = sides.flatMap((side): Row[] => [
    ...record[side].players.map((person): Row => ({ ...match, side, role: 'player', person, letter: null })),
    ...record[side].officials.map((person, index): Row => ({
      ...match,
      side,
      role: 'official',
      person,
      letter: 'ABCDE'[index] ?? null,
    })),
  ]);
  return people.length > 0 ? people : [{ ...match, side: null, role: null, person: null, letter: null }];
}

function clocks(seconds: readonly number[] | undefined): string {
  return (seconds ?? []).map(clockText).join(' ');
}

/** Of the person's blue card (MA112); `follows` if there is no text yet. */
function writtenReport({ record, person }: Row): string {
  const own = record.writtenReports.find(({ personId }) => person !== null && personId === person.id);
  return own === undefined ? '' : textOf(own);
}

/** Of blue cards without a person. */
function otherReports({ writtenReports }: MatchRecordBody): string {
  return writtenReports
    .filter(({ personId }) => personId === null)
    .map((report) => `${report.side}: ${textOf(report)}`)
    .join('; ');
}

function textOf({ text }: MatchRecordBody['writtenReports'][number]): string {
  return text === '' ? 'follows' : text;
}

/** In the tournament's zone. */
function timeOf(at: string | null, { timeZone }: Row['edition']): string | null {
  return at === null ? null : inZone(new Date(at), timeZone).time;
}

/** Who signed in this role, the newer moment first. */
function signer({ signatures }: MatchRecordBody, role: SignatureRole): string {
  return signatures.findLast((one) => one.role === role && one.name !== '')?.name ?? '';
}

/** `role: name (way, how it stands)` of each signature at a moment (MA91 to MA93), with its remark. */
function signed({ signatures, score }: MatchRecordBody, moment: 'before' | 'after'): string {
  return signatures
    .filter((one) => one.moment === moment)
    .map((one) => {
      const how = `(${one.way}, ${standingOf(one, score)})`;
      return [`${one.role}:`, one.name, how, one.remark].filter(Boolean).join(' ');
    })
    .join('; ');
}

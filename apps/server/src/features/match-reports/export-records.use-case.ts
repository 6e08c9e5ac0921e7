import type { MatchRecordBody, MatchRecords } from '@sevenmetre/contract/match-reports/match-records';
import { noCards, noMarks } from '@sevenmetre/rules/match';
import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { utcText } from '../competition/index.ts';
import { findScouting } from '../scouting/index.ts';
import {
  contentsOf,
  type Drawn,
  type MatchReportsContext,
  type ReportsAsked,
} from './draw-reports.use-case.ts';
import { recordSheet } from './record-sheet.ts';
import type { ReportContent, ReportPerson } from './report-content.ts';

type Asked = Omit<ReportsAsked, 'locale'>;

/** Records of matches that have begun as data: all of an edition, of a hall, of a day, or one match. */
export async function exportRecords(
  context: MatchReportsContext,
  asked: Asked,
): Promise<Outcome<MatchRecords>> {
  const found = await contentsOf(context, asked);
  if (!found.ok) return found;
  const { name, year, timeZone } = found.value.edition;
  const ids = found.value.contents.map(({ match }) => match.id);
  const scouted = await context.database.transaction((tx) => findScouting(ids, tx));
  return done({
    format: 'sevenmetre-match-records',
    version: 1,
    edition: { name, year, timeZone },
    matches: found.value.contents.map((content) => ({
      ...recordOf(content),
      ...scoutingPart(scouted.get(content.match.id)),
    })),
  });
}

/** A match that nobody has scouted has no such part. */
function scoutingPart(entries: readonly ScoutingEntry[] | undefined): Pick<MatchRecordBody, 'scouting'> {
  if (entries === undefined) return {};
  return {
    scouting: entries.map(({ kind, side, x, y, result, participantId: personId, seconds }) => ({
      kind,
      side,
      x,
      y,
      result,
      personId,
      seconds,
    })),
  };
}

function recordOf(content: ReportContent): MatchRecordBody {
  const { match, category, hall, played } = content;
  const {
    id,
    matchNumber: number,
    halfLength,
    endedInShootout,
    endedInExtraTime,
    walkOver,
    approvedAt,
  } = match;
  return {
    id,
    number,
    day: content.day,
    time: content.time,
    hall: hall?.nameEn ?? null,
    court: match.court,
    category: category?.nameEn ?? null,
    group: content.group,
    halfLength,
    startedAt: played.begin && utcText(played.begin),
    endedAt: played.end && utcText(played.end),
    approvedAt: approvedAt && utcText(approvedAt),
    score: pair(match.homeScore, match.awayScore),
    halfTime: pair(match.homeHalfTimeScore, match.awayHalfTimeScore),
    parts: content.figures.parts,
    endedInShootout,
    endedInExtraTime,
    walkOver,
    home: teamOf(content, 'home'),
    away: teamOf(content, 'away'),
    events: content.moments.map(({ event, type, home, away }) => ({
      stage: event.competitionMatchStageCode,
      minute: event.minute,
      second: event.second,
      type: type.code,
      side: event.side,
      personId: event.competitionMatchParticipantId,
      secondPersonId: event.secondaryParticipantId,
      score: { home, away },
    })),
    referees: [...content.referees],
    refereeLicences: [...content.refereeLicences],
    table: [...content.table],
    remarks: content.remarks,
    protest: content.protest,
    injuries: content.injuries,
    spectators: content.spectators,
    writtenReports: content.written.map((report) => ({ ...report })),
    signatures: content.signatures.map(({ moment, role, way, name, remark, isVerified, score }) => ({
      moment,
      role,
      way,
      name,
      remark,
      isVerified,
      score,
    })),
    sealed: content.sealed && { ...content.sealed, at: utcText(content.sealed.at) },
  };
}

function pair(home: number | null, away: number | null) {
  return home === null || away === null ? null : { home, away };
}

function teamOf(content: ReportContent, side: Side) {
  const { team: name, players, officials } = content[side];
  const person = (one: ReportPerson) => personOf(content, one);
  const timeouts = [...content.figures.sides[side].timeouts];
  return { name, players: players.map(person), officials: officials.map(person), timeouts };
}

function personOf({ figures }: ReportContent, { id, jerseyNumber: number, name, licence }: ReportPerson) {
  const { goals, sevenMetreGoals, sevenMetreThrows, shootoutGoals, yellow, red, blue } =
    figures.marks.get(id) ?? noMarks;
  const cards = figures.cards.get(id) ?? noCards;
  const suspensions = [...(figures.suspensions.get(id) ?? [])];
  return {
    id,
    number,
    name,
    licence,
    goals,
    sevenMetreGoals,
    sevenMetreThrows,
    yellow,
    suspensions,
    red,
    blue,
    yellowAt: [...cards.yellow],
    redAt: [...cards.red],
    blueAt: [...cards.blue],
    shootoutGoals,
  };
}

/** The same as CSV, with the fields of a federation's match report. */
export async function exportSheet(context: MatchReportsContext, asked: Asked): Promise<Outcome<Drawn>> {
  const found = await exportRecords(context, asked);
  if (!found.ok) return found;
  const { edition } = found.value;
  const bytes = Buffer.from(recordSheet(found.value));
  return done({ filename: `match-records-${asked.day ?? edition.year}.csv`, bytes });
}

import { matchRulings } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import {
  durationCell,
  idCell,
  numberCell,
  requiredNumberCell,
  seatSourceCell,
  wordCell,
  dateCell,
  timeCell,
} from '../read/cells.ts';
import { defaultHalfLength } from '../format.ts';
import type { Row } from '../read/row.ts';
import type { Group, Match, SeatSource, Team } from '../tournament.ts';
import { zoneInstant } from '../../competition/index.ts';
import type { Check } from './check.ts';
import { checkSourceGroup, checkStanding } from './check-seats.ts';

/** Days that a match may be outside of its tournament before its date is reported as an error. */
const reach = 60;

/** Start of a match; a day without a time, or neither, is valid. */
function readSchedule(check: Check, row: Row): Pick<Match, 'day' | 'time' | 'startsAt'> {
  const day = dateCell(row, 'day');
  const time = timeCell(row, 'time');
  if (time !== null && row.cell('day') === '') row.error('day', 'time-without-day');
  const { settings } = check;
  if (day === null || settings === null) return { day, time, startsAt: null };
  const away = Math.max(daysBetween(day, settings.startDate), daysBetween(settings.endDate, day));
  if (away > reach) row.error('day', 'date-far-away', { value: day, days: reach });
  else if (away > 0)
    check.notes.push({ code: 'day-outside-tournament', match: Number(row.cell('number')), day });
  const startsAt = time === null ? null : zoneInstant(day, time, settings.timeZone);
  if (time !== null && startsAt === null) row.error('time', 'time-skipped', { timeZone: settings.timeZone });
  return { day, time, startsAt };
}

/** Days from one ISO date to another; negative if the second is earlier. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;
}

const maximumNumber = 9_999_999;
const maximumScore = 200;

export async function checkMatches(check: Check): Promise<void> {
  await check.each('matches.csv', check.matches.state, (row) => {
    const match = readMatch(check, row);
    check.matches.add(row, 'number', row.cell('number') === '' ? '' : String(match.number), match);
  });
}

function readMatch(check: Check, row: Row): Match {
  const group = idCell(row, 'group');
  const hall = idCell(row, 'hall');
  check.halls.refer(row, 'hall', hall);
  const match: Match = {
    number: requiredNumberCell(row, 'number', 1, maximumNumber),
    group,
    ...readSchedule(check, row),
    hall,
    home: idCell(row, 'home'),
    away: idCell(row, 'away'),
    homeSeat: seatSourceCell(row, 'homeSeat'),
    awaySeat: seatSourceCell(row, 'awaySeat'),
    homeScore: numberCell(row, 'homeScore', 0, maximumScore),
    awayScore: numberCell(row, 'awayScore', 0, maximumScore),
    // If the word is invalid, nothing that depends on it is reported.
    state: wordCell(row, 'state', ['finished', 'scheduled', 'walkover']),
    halfLength: durationCell(row, 'halfLength', defaultHalfLength),
    ruling: row.cell('ruling') === '' ? null : wordCell(row, 'ruling', matchRulings),
    line: row.line,
  };
  checkSides(check, row, match);
  checkScore(row, match);
  return match;
}

function checkSides(check: Check, row: Row, match: Match): void {
  const group = check.groups.refer(row, 'group', match.group);
  const home = check.teams.refer(row, 'home', match.home);
  const away = check.teams.refer(row, 'away', match.away);
  if (match.home !== null && match.home === match.away)
    row.error('away', 'team-against-itself', { value: match.home });
  if (group) {
    if (home) checkMember(check, row, 'home', home, group);
    if (away) checkMember(check, row, 'away', away, group);
  } else if (match.group === null && home && away && home.category !== away.category) {
    const parameters = { value: away.id, team: away.category, expected: home.category };
    row.error('away', 'team-of-another-category', parameters);
  }
  if (match.homeSeat) checkSource(check, row, 'homeSeat', match.homeSeat, group);
  if (match.awaySeat) checkSource(check, row, 'awaySeat', match.awaySeat, group);
}

/** A seat without a team may be filled by this one. */
function checkMember(check: Check, row: Row, column: string, team: Team, group: Group): void {
  if (team.category !== group.category) {
    const parameters = { value: team.id, team: team.category, expected: group.category };
    row.error(column, 'team-of-another-category', parameters);
    return;
  }
  const seats = check.seatsByGroup.get(group.id);
  if (!check.seatState.complete || seats?.byTeam.has(team.id) || (seats?.open ?? 0) > 0) return;
  row.error(column, 'team-not-in-group', { value: team.id, group: group.label });
}

function checkSource(check: Check, row: Row, column: string, source: SeatSource, group: Group | null): void {
  check.groups.refer(row, column, source.group);
  if (group) checkSourceGroup(check, row, source.group, group.category, column);
  checkStanding(check, row, column, source);
}

function checkScore(row: Row, { state, home, away, homeScore, awayScore }: Match): void {
  if (row.cell('state') !== state) return;
  const isGiven = (column: string) => row.cell(column) !== '';
  if (state === 'scheduled') {
    for (const column of ['homeScore', 'awayScore'])
      if (isGiven(column)) row.error(column, 'score-of-unplayed');
    return;
  }
  for (const column of ['home', 'away']) if (!isGiven(column)) row.error(column, 'teams-missing', { state });
  for (const column of ['homeScore', 'awayScore'])
    if (!isGiven(column)) row.error(column, 'score-missing', { state });
  if (state !== 'walkover' || homeScore === null || awayScore === null || !home || !away) return;
  if (homeScore === awayScore && homeScore !== 0)
    row.error('awayScore', 'walkover-score', { home: homeScore, away: awayScore });
}

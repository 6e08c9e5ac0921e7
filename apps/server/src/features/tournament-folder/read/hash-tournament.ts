import type { ContentHash } from './content-hash.ts';
import type { Lineups } from './lineups.ts';
import type { SeatSource, Tournament, TournamentEvent } from '../tournament.ts';

/** Adds everything but events. In files whose order is significant, the position is part of the row. */
export function hashTournament(tournament: Tournament, lineups: Lineups, content: ContentHash): void {
  const { settings, categories, halls, clubs, teams, groups, seats, players } = tournament;
  const { rules, ...named } = settings;
  content.add('tournament', [JSON.stringify(named, Object.keys(named).sort())]);
  for (const [key, value] of Object.entries(rules ?? {})) content.add('rule', [key, value]);
  for (const [index, { code, nameCs, nameEn, gender, bornFrom }] of categories.entries())
    content.add('category', [index, code, nameCs, nameEn, gender, bornFrom]);
  for (const { code, name } of halls) content.add('hall', [code, name]);
  for (const { id, name, country } of clubs) content.add('club', [id, name, country]);
  for (const { id, club, category, name, number } of teams)
    content.add('team', [id, club, category, name, number]);
  for (const [index, { id, category, label, round, playoff }] of groups.entries())
    content.add('group', [index, id, category, label, round, playoff]);
  for (const { group, seat, team, from } of seats)
    content.add('seat', [group, seat, team, ...sourceOf(from)]);
  hashSaid(tournament, content);
  hashRecords(tournament, content);
  hashMatches(tournament, content);
  for (const { id, team, number, firstName, lastName, role } of players)
    content.add('player', [id, team, number, firstName, lastName, role]);
  for (const { match, player } of lineups) content.add('lineup', [match, player]);
}

function hashRulings(seats: Tournament['seats'], content: ContentHash): void {
  for (const { group, seat, deducted, deductionReason, nobody } of seats)
    if (deducted !== null || nobody !== null)
      content.add('seat-ruling', [
        group,
        seat,
        deducted,
        deductionReason,
        nobody === null ? null : String(nobody),
      ]);
}

/** Only given values, so that a folder without these columns and this file keeps its hash. */
function hashSaid(
  { teams, groups, seats, matches, clocks, protests }: Tournament,
  content: ContentHash,
): void {
  hashRulings(seats, content);
  for (const { id, withdrawn } of teams)
    if (withdrawn !== null) content.add('withdrawn', [id, Number(withdrawn)]);
  for (const { id, results } of teams) if (results !== null) content.add('results', [id, results]);
  for (const { number, ruling } of matches) if (ruling !== null) content.add('ruling', [number, ruling]);
  for (const { id, carryOver } of groups)
    if (carryOver !== null) content.add('carry-over', [id, Number(carryOver)]);
  for (const { id, comparedPlace } of groups)
    if (comparedPlace !== null) content.add('compared-place', [id, comparedPlace]);
  for (const { match, stage, seconds, running, at, recordedAt, device, key } of clocks) {
    const instants = [at.toISOString(), recordedAt.toISOString()];
    content.add('clock', [match, stage, seconds, Number(running), ...instants, device, key]);
  }
  for (const { match, team, key, filedAt, dueAt, decidedAt, ...protest } of protests) {
    const instants = [filedAt.toISOString(), dueAt.toISOString(), decidedAt?.toISOString() ?? null];
    const { reason, fee, currency, decision, decisionReason, feeReturned } = protest;
    const returned = feeReturned === null ? null : Number(feeReturned);
    content.add('protest', [
      match,
      team,
      key,
      reason,
      fee,
      currency,
      decision,
      decisionReason,
      returned,
      ...instants,
    ]);
  }
}

/** Rows as their values, so that a folder without these files keeps its hash. */
function hashRecords({ reports, written, decisions, scouting }: Tournament, content: ContentHash): void {
  for (const row of reports) content.add('report', valuesOf(row));
  for (const row of written) content.add('written-report', valuesOf(row));
  for (const row of decisions) content.add('decision', valuesOf(row));
  for (const row of scouting) content.add('scouting', valuesOf(row));
}

/** In the order of the fields' names. */
function valuesOf(row: object): (string | number | null)[] {
  return Object.entries(row)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]: [string, unknown]) => (value === null ? null : valueOf(value)));
}

function valueOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

function hashMatches({ matches }: Tournament, content: ContentHash): void {
  for (const match of matches) {
    const { number, group, day, time, hall, home, away, homeScore, awayScore, state, halfLength } = match;
    const values = [number, group, day, time, hall, home, away, homeScore, awayScore, state, halfLength];
    content.add('match', [...values, ...sourceOf(match.homeSeat), ...sourceOf(match.awaySeat)]);
  }
}

export function hashEvent(event: TournamentEvent, content: ContentHash): void {
  const { match, stage, minute, second, type, team, player } = event;
  content.add('event', [match, stage, minute, second, type, team, player]);
}

function sourceOf(source: SeatSource | null): (string | number | null)[] {
  return source ? [source.group, source.standing] : [null, null];
}

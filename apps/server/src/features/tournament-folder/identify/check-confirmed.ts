import type { FolderError, FolderErrorCode, FolderErrorParameters } from '../folder-error.ts';
import type { CsvFile } from '../format.ts';
import type { Tournament } from '../tournament.ts';
import type { Registered } from './registered.repository.ts';

/** Rows of this portal, confirmed by a person, by ids of the folder. Other rows are new or known already. */
export interface Confirmed {
  readonly clubs: ReadonlyMap<string, number>;
  readonly teams: ReadonlyMap<string, number>;
}

export const nothingConfirmed: Confirmed = { clubs: new Map(), teams: new Map() };

type Report = (value: string, code: FolderErrorCode, parameters?: FolderErrorParameters) => void;

interface Row {
  readonly id: number;
  readonly sourceId: string | null;
}

/**
 * Validates confirmed matches: registered clubs and teams of this edition, each used once, teams of the same
 * club and category as in the folder. They may have changed between preview and import.
 */
export function checkConfirmed(
  tournament: Tournament,
  registered: Registered,
  confirmed: Confirmed,
): readonly FolderError[] {
  const errors: FolderError[] = [];
  const reportIn =
    (file: CsvFile): Report =>
    (value, code, parameters = {}) =>
      errors.push({ file, line: null, column: 'id', code, parameters: { value, ...parameters } });
  checkRows(tournament.clubs, registered.clubs, confirmed.clubs, reportIn('clubs.csv'));
  checkRows(tournament.teams, registered.teams, confirmed.teams, reportIn('teams.csv'));
  if (errors.length === 0) checkClubs(tournament, registered, confirmed, reportIn('teams.csv'));
  return errors;
}

function checkRows(
  named: readonly { readonly id: string }[],
  rows: readonly Row[],
  confirmed: ReadonlyMap<string, number>,
  report: Report,
): void {
  const ids = new Set(named.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySource = new Map(rows.map((row) => [row.sourceId, row]));
  const taken = new Set<number>();
  for (const [id, rowId] of confirmed) {
    const row = byId.get(rowId);
    const known = bySource.get(id);
    if (!ids.has(id) || !row) report(id, 'registered-unknown', { registered: rowId });
    else if (known && known !== row) report(id, 'registered-known', { registered: known.id });
    else if (taken.has(rowId) || (row.sourceId !== null && row.sourceId !== id && ids.has(row.sourceId)))
      report(id, 'registered-twice', { registered: rowId });
    taken.add(rowId);
  }
}

/** A confirmed team must not move to another club or category. */
function checkClubs(
  tournament: Tournament,
  registered: Registered,
  confirmed: Confirmed,
  report: Report,
): void {
  const known = new Map(registered.clubs.map(({ id, sourceId }) => [sourceId, id]));
  const rows = new Map(registered.teams.map((team) => [team.id, team]));
  for (const { id, club, category } of tournament.teams) {
    const rowId = confirmed.teams.get(id);
    const row = rowId === undefined ? undefined : rows.get(rowId);
    if (!row) continue;
    const isOfClub = row.club === (confirmed.clubs.get(club) ?? known.get(club));
    if (!isOfClub || row.category !== category) report(id, 'registered-elsewhere', { registered: row.id });
  }
}

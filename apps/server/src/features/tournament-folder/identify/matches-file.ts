import { teamDisplayName } from '@sevenmetre/rules/names';
import { joinCells, splitLine } from '../read/csv-line.ts';
import type { FolderPreview } from './preview-folder.use-case.ts';
import type { Confirmed } from './check-confirmed.ts';

const header = ['kind', 'id', 'name', 'category', 'registered', 'registeredName', 'certainty'] as const;
const nobody = 'new';

/** Content of a file of matches: the edition, and the confirmed rows. */
export interface MatchesFile {
  readonly editionId: number;
  readonly confirmed: Confirmed;
}

/**
 * The proposals as a table to edit: `registered` is the number of a registered club or team, or `new`. Rows
 * with certainty `known` are recognised by id and need no confirmation.
 */
export function writeMatches({ edition, clubs, teams, registered }: FolderPreview): string {
  const clubNames = new Map(registered.clubs.map(({ id, name }) => [id, name]));
  const nameOf = (team: (typeof registered.teams)[number]) =>
    teamDisplayName({ name: team.name, clubName: clubNames.get(team.club) ?? '', teamNumber: team.number });
  const teamNames = new Map(registered.teams.map((team) => [team.id, nameOf(team)]));
  const folderClubs = new Map(clubs.map(({ id, name }) => [id, name]));
  const rows = [
    ['edition', edition.id, `${edition.name} ${edition.year}`, null, null, null, null],
    ...clubs.map(({ id, name, registered: row, certainty }) => [
      'club',
      id,
      name,
      null,
      row ?? nobody,
      row === null ? null : (clubNames.get(row) ?? null),
      certainty,
    ]),
    ...teams.map(({ id, club, category, name, number, registered: row, certainty }) => [
      'team',
      id,
      teamDisplayName({ name, clubName: folderClubs.get(club) ?? '', teamNumber: number }),
      category,
      row ?? nobody,
      row === null ? null : (teamNames.get(row) ?? null),
      certainty,
    ]),
  ];
  return `${[header.join(','), ...rows.map(joinCells)].join('\n')}\n`;
}

/**
 * Parses the edited table.
 * @returns the number of the first invalid line, from 1
 */
export function readMatches(text: string): MatchesFile | number {
  const clubs = new Map<string, number>();
  const teams = new Map<string, number>();
  let editionId: number | null = null;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (index === 0 || line.trim() === '') continue;
    const cells = splitLine(line);
    if (typeof cells === 'string') return index + 1;
    const [kind, id = '', , , registered = '', , certainty] = cells;
    if (kind === 'edition' && isNumber(id)) editionId = Number(id);
    else if (kind !== 'club' && kind !== 'team') return index + 1;
    else if (registered === nobody || certainty === 'known') continue;
    else if (id === '' || !isNumber(registered)) return index + 1;
    else (kind === 'club' ? clubs : teams).set(id, Number(registered));
  }
  return editionId === null ? 2 : { editionId, confirmed: { clubs, teams } };
}

function isNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

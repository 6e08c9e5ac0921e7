import type { PortalFolder } from '@sevenmetre/rules/portal-files';
import type { Settings } from '../tournament.ts';
import { writeFolder, type WriteOutcome } from './write-folder.ts';

/** What the answers of a portal do not say about their year. */
export type PortalYear = Omit<Settings, 'year' | 'startDate' | 'endDate'>;

/** Writes the tournament of another portal as a folder. Its answers hold no people. */
export function writePortalFolder(
  folder: string,
  portal: PortalFolder,
  year: PortalYear,
): Promise<WriteOutcome> {
  const { startDate, endDate, categories, halls, clubs, teams, groups, seats, matches } = portal;
  return writeFolder(folder, {
    settings: {
      ...year,
      year: Number(startDate.slice(0, 4)),
      startDate,
      endDate,
    },
    tables: {
      'categories.csv': categories,
      'halls.csv': halls,
      'clubs.csv': clubs,
      'teams.csv': teams,
      'groups.csv': groups,
      'seats.csv': seats,
      'matches.csv': matches,
    },
  });
}

import type { PortalFolder } from '@sevenmetre/rules/portal-files';
import { writeFolder, type WriteOutcome } from './write-folder.ts';

/** Writes the tournament of another portal as a folder. Its answers hold no people, and no order of criteria. */
export function writePortalFolder(
  folder: string,
  portal: PortalFolder,
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): Promise<WriteOutcome> {
  const { startDate, endDate, categories, halls, clubs, teams, groups, seats, matches } = portal;
  return writeFolder(folder, {
    settings: {
      name,
      year: Number(startDate.slice(0, 4)),
      startDate,
      endDate,
      timeZone,
      currencyCode: 'EUR',
      tieBreakers: [
        'points',
        'headToHeadPoints',
        'headToHeadDifference',
        'overallDifference',
        'overallGoals',
      ],
      tieBreakersUnfinished: ['points', 'overallDifference', 'overallGoals'],
    },
    tables: {
      'categories.csv': categories,
      'halls.csv': halls,
      'clubs.csv': clubs,
      'teams.csv': teams,
      'groups.csv': groups,
      'seats.csv': seats,
      'matches.csv': matches,
      'players.csv': [],
      'lineups.csv': [],
      'events.csv': [],
      'clocks.csv': [],
      'protests.csv': [],
    },
  });
}

import { writeFileSync } from 'node:fs';
import { previewFolder, readFolder, summaryOf, writeMatches } from '../features/tournament-folder/index.ts';
import type { FolderPreview } from '../features/tournament-folder/index.ts';
import { migrate } from '../platform/database/index.ts';
import { OperatorError } from '../platform/operator-error/index.ts';
import { sayErrors } from './import-tournament.ts';
import { migrationsFolder, withConfiguredDatabase } from './with-configured-database.ts';

/**
 * `npm run import -- FOLDER --preview MATCHES`: writes the registered clubs and teams that probably
 * correspond to those of a folder into a new file, to be edited and passed with `--matches`. Stores nothing.
 */
export async function previewTournament(path: string, matches: string): Promise<void> {
  const reading = await readFolder(path);
  if (!reading.ok) return sayErrors(reading);
  const preview = await withConfiguredDatabase(async (database) => {
    await migrate(database, migrationsFolder);
    return previewFolder(database, summaryOf(reading.good), 'named');
  });
  if (!preview) throw new OperatorError('There is no edition to match the folder with.');
  try {
    writeFileSync(matches, writeMatches(preview), { flag: 'wx' });
  } catch {
    throw new OperatorError(`${matches} is there already or cannot be written.`);
  }
  sayPreview(preview, matches);
}

function sayPreview({ edition, clubs, teams }: FolderPreview, matches: string): void {
  const numbers = (rows: FolderPreview['clubs'] | FolderPreview['teams']) => {
    const count = (...wanted: readonly string[]) =>
      rows.filter(({ certainty }) => wanted.includes(certainty)).length;
    return `${count('known')} known, ${count('same')} of the same name, ${count('similar')} similar, ${count('new')} new`;
  };
  console.log(`Into ${edition.name} (${edition.year}):`);
  console.log(`  clubs: ${numbers(clubs)}`);
  console.log(`  teams: ${numbers(teams)}`);
  console.log(
    `The proposals are in ${matches}. Check the column “registered” of every row (a number, or new), then run`,
  );
  console.log(`  npm run import -- FOLDER --matches ${matches}`);
}

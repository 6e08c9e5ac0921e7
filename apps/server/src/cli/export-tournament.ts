import type { ExportReport } from '../features/tournament-folder/index.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say where to: npm run export:tournament -- FOLDER [--edition ID] (a new or empty folder).';

/**
 * `npm run export:tournament -- FOLDER [--edition ID]`. Exit codes: 0 written, 1 failed, 2 invalid arguments.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const option = args.indexOf('--edition');
  const [id] = option < 0 ? [] : args.splice(option, 2).slice(1);
  const [folder, ...more] = args;
  const wrongId = option >= 0 && !/^[1-9]\d{0,8}$/.test(id ?? '');
  if (folder === undefined || more.length > 0 || folder.startsWith('-') || wrongId) return refuse(usage, 2);
  // Imported lazily, so that invalid arguments are reported at once.
  const { exportTournament } = await import('../features/tournament-folder/index.ts');
  const { migrate } = await import('../platform/database/index.ts');
  const { migrationsFolder, withConfiguredDatabase } = await import('./with-configured-database.ts');
  const result = await withConfiguredDatabase(async (database) => {
    await migrate(database, migrationsFolder);
    return exportTournament(database, id === undefined ? null : Number(id), folder);
  });
  if (result.ok) sayReport(result, folder);
  else if (result.code === 'folder-not-empty') refuse(`${folder} is not empty; nothing was written.`, 1);
  else refuse(id === undefined ? 'There is no current edition to write.' : `There is no edition ${id}.`, 1);
});

function sayReport({ name, year, matches, events, leftOut, running }: ExportReport, folder: string): void {
  if (running > 0)
    console.log(`${running} matches are being played; they are written as scheduled, without events.`);
  if (leftOut > 0) console.log(`${leftOut} events were left out, since the format has no word for them.`);
  console.log(`${name} (${year}) is in ${folder}: ${matches} matches, ${events} events.`);
}

function refuse(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}

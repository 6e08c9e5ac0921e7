import { statSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const usage =
  'Say what to bring in: npm run import -- FOLDER [--dry-run] (a tournament), or npm run import -- FILE (a whole database).';

/** `npm run import -- PATH [--dry-run]`: ends with 0 when it is in, 1 when it cannot be, 2 when it was asked wrongly. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const dryRun = words.includes('--dry-run');
  const [path, ...more] = words.filter((word) => word !== '--dry-run');
  if (path === undefined || more.length > 0 || path.startsWith('-')) return refuse(usage, 2);
  const kind = kindOf(path);
  if (kind === 'nothing') return refuse(`There is nothing at ${path}.`, 1);
  // Whoever has asked wrongly is told at once: what works is loaded for work alone.
  if (kind === 'folder') {
    const { importTournament } = await import('./import-tournament.ts');
    return importTournament(path, { dryRun });
  }
  const { looksLikeDatabaseExport } = await import('../platform/transfer/index.ts');
  if (!looksLikeDatabaseExport(path))
    return refuse(`${path} is neither a folder of a tournament nor an export of a database.`, 1);
  if (dryRun)
    return refuse('--dry-run checks a tournament folder; a database export is checked while it is read.', 2);
  const { newEpoch } = await import('../features/live/index.ts');
  const { importDatabaseFile } = await import('./import-database.ts');
  await importDatabaseFile(path, newEpoch);
});

function kindOf(path: string): 'folder' | 'file' | 'nothing' {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'nothing';
  return stats.isDirectory() ? 'folder' : 'file';
}

function refuse(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}

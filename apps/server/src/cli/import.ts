import { statSync } from 'node:fs';
import type { PortalFiles } from './convert-portal.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Say what to import: npm run import -- FOLDER [--past] [--dry-run | --preview MATCHES | --matches MATCHES] ' +
  '(a tournament), npm run import -- FILE (a whole database), or npm run import -- FOLDER --static FILE --live FILE ' +
  '--name NAME [--time-zone ZONE] (writes the answers of another portal into a new folder).';

/**
 * `npm run import -- PATH`, for a tournament with `--past`, `--dry-run`, `--preview MATCHES` or `--matches MATCHES`.
 * Exit codes: 0 imported, 1 failed, 2 invalid arguments.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const preview = takeOption(args, '--preview');
  const matches = takeOption(args, '--matches');
  const portal = takePortal(args);
  const [dryRun, isPast] = [args.includes('--dry-run'), args.includes('--past')];
  const [path, ...more] = args.filter((word) => word !== '--dry-run' && word !== '--past');
  const modes = [preview, matches, dryRun || undefined].filter((mode) => mode !== undefined);
  if (path === undefined || more.length > 0 || path.startsWith('-') || modes.length > 1 || modes.includes(''))
    return refuse(usage, 2);
  if (portal !== null) {
    if (Object.values(portal).includes('') || modes.length > 0 || isPast) return refuse(usage, 2);
    const { convertPortal } = await import('./convert-portal.ts');
    return convertPortal(path, portal);
  }
  const kind = kindOf(path);
  if (kind === 'nothing') return refuse(`There is nothing at ${path}.`, 1);
  // Imported lazily, so that invalid arguments are reported at once.
  if (kind === 'folder') {
    const { importTournament } = await import('./import-tournament.ts');
    if (preview === undefined) return importTournament(path, { dryRun, matches, isPast });
    const { previewTournament } = await import('./preview-tournament.ts');
    return previewTournament(path, preview);
  }
  const { looksLikeDatabaseExport } = await import('../platform/transfer/index.ts');
  if (!looksLikeDatabaseExport(path))
    return refuse(`${path} is neither a folder of a tournament nor an export of a database.`, 1);
  if (modes.length > 0 || isPast)
    return refuse(
      '--past, --dry-run, --preview and --matches are for a tournament folder; a database export is checked while it is read.',
      2,
    );
  const { newEpoch } = await import('../features/live/index.ts');
  const { importDatabaseFile } = await import('./import-database.ts');
  await importDatabaseFile(path, newEpoch);
});

/** The files of another portal and how its tournament is called; null: none is named. */
function takePortal(args: string[]): PortalFiles | null {
  const files = ['--static', '--live', '--name', '--time-zone'].map((name) => takeOption(args, name));
  if (files.every((value) => value === undefined)) return null;
  const [data = '', live = '', name = '', timeZone = 'Europe/Prague'] = files;
  return { static: data, live, name, timeZone };
}

/** Removes an option and its value from the arguments. '' if the value is missing. */
function takeOption(args: string[], name: string): string | undefined {
  const index = args.indexOf(name);
  if (index < 0) return undefined;
  const [, value = ''] = args.splice(index, 2);
  return value.startsWith('-') ? '' : value;
}

function kindOf(path: string): 'folder' | 'file' | 'nothing' {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'nothing';
  return stats.isDirectory() ? 'folder' : 'file';
}

function refuse(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}

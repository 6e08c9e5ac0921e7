/** The arguments of `npm run year`. */
export interface YearArguments {
  /** Accepted teams of each year. */
  readonly teams: number;
  readonly seed: number;
  /** The number of successive years on one database. */
  readonly years: number;
}

export const usage =
  'npm run year -- [--teams 24] [--seed 1] [--years 1]; teams 8–1000, years 1–20. DATABASE_URL names an empty PostgreSQL database, DATA_DIR a folder to keep.';

/** null: an argument is invalid. */
export function parseArguments(args: readonly string[]): YearArguments | null {
  const given = new Map([
    ['teams', '24'],
    ['seed', '1'],
    ['years', '1'],
  ]);
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '') ?? '';
    const value = args[index + 1];
    if (!args[index]?.startsWith('--') || !given.has(name) || value === undefined) return null;
    given.set(name, value);
  }
  const teams = numberIn(given.get('teams'), 8, 1000);
  const seed = numberIn(given.get('seed'), 0, 1_000_000);
  const years = numberIn(given.get('years'), 1, 20);
  return teams === null || seed === null || years === null ? null : { teams, seed, years };
}

function numberIn(text: string | undefined, minimum: number, maximum: number): number | null {
  if (text === undefined || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : null;
}

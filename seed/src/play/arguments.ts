export interface PlayArguments {
  /** How many times faster than a real match. */
  readonly speed: number;
  readonly url: string;
  /** Real minutes after which it stops. */
  readonly minutes: number;
  readonly seed: number;
}

export const usage =
  'npm run demo:play -- [--speed 10] [--url http://localhost:3000] [--minutes 30] [--seed 1]; speed 1–200, minutes 1–600.';

/** null: an argument is invalid. */
export function parseArguments(args: readonly string[]): PlayArguments | null {
  const given = new Map([
    ['speed', '10'],
    ['url', 'http://localhost:3000'],
    ['minutes', '30'],
    ['seed', '1'],
  ]);
  for (let index = 0; index < args.length; index += 2) {
    const name = args[index]?.replace(/^--/, '') ?? '';
    const value = args[index + 1];
    if (!args[index]?.startsWith('--') || !given.has(name) || value === undefined) return null;
    given.set(name, value);
  }
  const speed = numberIn(given.get('speed'), 1, 200);
  const minutes = numberIn(given.get('minutes'), 1, 600);
  const seed = numberIn(given.get('seed'), 0, 1_000_000);
  const url = originOf(given.get('url') ?? '');
  return speed === null || minutes === null || seed === null || url === null
    ? null
    : { speed, minutes, seed, url };
}

function numberIn(text: string | undefined, minimum: number, maximum: number): number | null {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text)) return null;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : null;
}

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

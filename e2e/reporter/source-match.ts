import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'polanka-cup-2025');

/** An event of a real match, as its source has it. */
export interface SourceEvent {
  /** `home` or `away`, and which of its people by the order of their first events. */
  readonly side: 'home' | 'away';
  readonly person: number;
  readonly code: string;
  /** Seconds from the first whistle, halves one after the other. */
  readonly at: number;
}

export interface SourceMatch {
  readonly events: readonly SourceEvent[];
  readonly score: { readonly home: number; readonly away: number };
}

/**
 * The busiest match of a real cup, whose events add up to its score; null: the data of the cup are not beside the
 * checkout.
 */
export function busiestMatch(): SourceMatch | null {
  if (!existsSync(folder)) return null;
  const matches = new Map(rows('matches.csv').map((row) => [row[0], row] as const));
  const all = Map.groupBy(rows('events.csv'), ([match = '']) => match);
  const [number = '', events = []] = [...all].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const [, , , , , home = '', , homeScore = '', awayScore = '', , halfLength = ''] =
    matches.get(number) ?? [];
  const half = Number(halfLength.split(':')[0]) * 60;
  const people = { home: [] as string[], away: [] as string[] };
  return {
    score: { home: Number(homeScore), away: Number(awayScore) },
    events: events.map(([, stage = '', minute, second, code = '', team = '', player = '']) => {
      const side = team === home ? 'home' : 'away';
      if (!people[side].includes(player)) people[side].push(player);
      const at = (stage === '2nd_half' ? half : 0) + Number(minute) * 60 + Number(second);
      return { side, person: people[side].indexOf(player), code, at };
    }),
  };
}

/** Without the data of the cup the test fails in CI and prints a note elsewhere. */
export function sayCupAbsent(): void {
  const words = `The real cup is absent: nothing at ${folder}`;
  if (process.env['CI']) throw new Error(`${words}. It must lie beside the checkout in CI.`);
  process.stderr.write(`${words}\n`);
}

/** Enough for files that quote nothing; the importer reads the format whole. */
function rows(file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split(','));
}

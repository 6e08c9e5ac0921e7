import { hash } from 'node:crypto';
import type { TournamentEvent } from '../tournament.ts';

/**
 * Keys of a folder's events from their contents and a count of equal ones, so that an event keeps its key
 * when other lines are added or removed. A file that lists a goal nine times has nine goals.
 */
export class EventKeys {
  readonly #counts = new Map<number, number>();

  keyOf(event: TournamentEvent): string {
    const { match, stage, minute, second, type, team, player } = event;
    const digest = hash(
      'sha256',
      JSON.stringify([match, stage, minute, second, type, team, player]),
      'buffer',
    );
    // 48 bits detect repeats; on a collision one event continues the count of the other.
    const brief = digest.readUIntLE(0, 6);
    const count = this.#counts.get(brief) ?? 0;
    this.#counts.set(brief, count + 1);
    return `import-${digest.toString('base64url', 0, 12)}-${count}`;
  }
}

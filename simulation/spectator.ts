import type { RecordedClock } from '@sevenmetre/rules/tournament';
import type { SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { ServerState } from '@sevenmetre/sync/simulation/server-state';
import { liveEvents } from '@sevenmetre/sync/simulation/server-state';

interface ReadChange {
  readonly v: number;
  readonly change: SnapshotChange;
}

/** A spectator who follows a match by the live stream, and never loads it again. */
export class Spectator {
  readonly #matchId: number;
  #v: number;
  readonly #events = new Map<number, string>();
  #score = 0;
  #clock: string | null = null;

  constructor(matchId: number, v: number) {
    this.#matchId = matchId;
    this.#v = v;
  }

  get v(): number {
    return this.#v;
  }

  /** Receives a change. Returns what is wrong with it; null: nothing. */
  receive({ v, change }: ReadChange): string | null {
    if (v !== this.#v + 1) return `version ${v} was received after ${this.#v}`;
    this.#v = v;
    for (const { matchId, changed, deletedIds } of change.events) {
      if (matchId !== this.#matchId) continue;
      for (const id of deletedIds) this.#events.delete(id);
      for (const { id, minute, second, side } of changed) this.#events.set(id, `${minute}:${second} ${side}`);
    }
    const match = change.matches.find(({ id }) => id === this.#matchId);
    if (!match) return null;
    this.#score = (match.homeScore ?? 0) + (match.awayScore ?? 0);
    this.#clock = match.clock && clockText(match.clock);
    return null;
  }

  /** Returns how the spectator's match differs from the stored one; null: it does not. */
  difference(state: ServerState): string | null {
    const stored = new Map(
      liveEvents(state).map(({ id, content: { minute, second, side } }) => [
        id,
        `${minute}:${second} ${side}`,
      ]),
    );
    const own = JSON.stringify([...this.#events].sort(([a], [b]) => a - b));
    const theirs = JSON.stringify([...stored].sort(([a], [b]) => a - b));
    if (own !== theirs) return `a spectator sees ${own}, stored is ${theirs}`;
    if (this.#score !== state.score)
      return `a spectator sees the score ${this.#score}, stored is ${state.score}`;
    if (state.approved || state.clock === null || state.clock.stageId !== state.stageId) return null;
    const clock = clockText(state.clock);
    return this.#clock === clock ? null : `a spectator sees the clock ${this.#clock}, stored is ${clock}`;
  }
}

function clockText({ seconds, running, at }: RecordedClock): string {
  return JSON.stringify({ seconds, running, at });
}

import { createListeners } from '../../../lib/browser/store.ts';

/** What a browser tells about time. */
export interface TimeSources {
  /** The clock that people set, milliseconds UTC. */
  readonly wall: () => number;
  /** Milliseconds since some instant of this page; nobody can set it, and it may stand while the device sleeps. */
  readonly elapsed: () => number;
}

/** What the next page has to know of the clock. */
export interface KeptTime {
  /** The wall clock when the page was last seen. */
  readonly seen: number;
  /** Milliseconds that the steady clock is ahead of the wall clock, since somebody has set that. */
  readonly ahead: number;
}

export interface TimeMemory {
  readonly read: () => KeptTime | null;
  readonly keep: (kept: KeptTime) => void;
}

/** Milliseconds by which two looks may differ: clocks are corrected by fractions of a second all the time. */
const tolerance = 1000;
/** Milliseconds between two notes of when the page was last seen. */
const keepEvery = 5000;

/**
 * A monotonic clock for everything that is measured: it keeps running evenly when the clock of the device is set.
 * While the page is open it follows the elapsed time; between pages it follows the wall clock with the difference
 * that is known, and never goes back behind what an earlier page has seen. Where it cannot know how much time has
 * passed it is doubted until a server has told the time.
 */
export class SteadyClock {
  readonly #sources: TimeSources;
  readonly #memory: TimeMemory;
  readonly #listeners = createListeners();
  /** The steady clock at the page's zero of elapsed time. */
  #origin: number;
  #kept: KeptTime;
  #isDoubted = false;
  /** The page was hidden since the last look: the device may have slept. */
  #wasHidden = false;

  constructor(sources: TimeSources, memory: TimeMemory) {
    this.#sources = sources;
    this.#memory = memory;
    const wall = sources.wall();
    const before = memory.read() ?? { seen: wall, ahead: 0 };
    const isSetBack = wall < before.seen - tolerance;
    const ahead = isSetBack ? before.seen + before.ahead - wall : before.ahead;
    this.#isDoubted = isSetBack;
    this.#origin = wall + ahead - sources.elapsed();
    this.#kept = { seen: wall, ahead };
    memory.keep(this.#kept);
  }

  /** Milliseconds UTC, as far as the device knows. */
  readonly now = (): number => {
    const { wall, elapsed } = this.#sources;
    const seen = wall();
    const jump = seen + this.#kept.ahead - (this.#origin + elapsed());
    // A device that sleeps does not count on some systems; a clock that is set forward meanwhile looks the same.
    if (jump > tolerance && this.#wasHidden) this.#origin += jump;
    this.#wasHidden = false;
    const now = this.#origin + elapsed();
    this.#look({ seen, ahead: now - seen });
    if (jump > tolerance) this.#doubt(true);
    return now;
  };

  /** The page is hidden or shown again. */
  readonly hidden = (): void => {
    this.#wasHidden = true;
    this.#memory.keep({ ...this.#kept, seen: this.#sources.wall() });
  };

  /** A server has told the time, or somebody has set the match clock by it. */
  readonly trust = (): void => this.#doubt(false);

  /** Whether more or less time may have passed than the clock says. */
  readonly isDoubted = (): boolean => this.#isDoubted;

  readonly subscribe = this.#listeners.subscribe;

  #look(kept: KeptTime): void {
    const before = this.#kept;
    this.#kept = { ...kept, seen: before.seen };
    if (Math.abs(kept.ahead - before.ahead) < tolerance && Math.abs(kept.seen - before.seen) < keepEvery)
      return;
    this.#kept = kept;
    this.#memory.keep(kept);
  }

  #doubt(isDoubted: boolean): void {
    if (isDoubted === this.#isDoubted) return;
    this.#isDoubted = isDoubted;
    this.#listeners.notify();
  }
}

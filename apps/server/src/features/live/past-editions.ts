import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { LiveAnswers } from './live-answers.ts';
import type { LiveMetrics } from './live-metrics.ts';
import { loadEditionSnapshot } from './load-snapshot.use-case.ts';
import { Meetings } from './load-meetings.use-case.ts';
import { loadMatchDetail } from './load-match-detail.use-case.ts';
import { loadTeamDetail } from './load-team-detail.use-case.ts';
import { MatchDetails } from './match-details.ts';
import type { LiveState } from './publisher.ts';
import { createTallies } from './statistics/index.ts';
import { TopicVersions } from './topic-versions.ts';

export interface PastEditionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: LiveMetrics;
  /** Runs once before the first edition is shown; if it fails, none is shown. */
  readonly beforePast: () => Promise<unknown>;
}

/** A past edition in memory, with its answers. */
export interface PastEdition {
  readonly state: LiveState & { readonly snapshot: Snapshot };
  readonly answers: LiveAnswers;
  readonly tallies: ReturnType<typeof createTallies>;
}

interface Kept {
  readonly edition: Promise<PastEdition | null>;
  /** Milliseconds UTC. */
  readonly loadedAt: number;
}

const mostKept = 3;
const mostDetails = 200;
/** Milliseconds: corrections of a reopened edition are public within a minute. */
const keptFor = 60_000;

/**
 * Editions other than the current one, loaded on demand and kept for a minute, since they do not follow
 * changes.
 */
export class PastEditions {
  readonly #options: PastEditionsOptions;
  readonly #kept = new Map<number, Kept>();
  #before: Promise<unknown> | null = null;

  constructor(options: PastEditionsOptions) {
    this.#options = options;
  }

  /** null: no such edition. Rejects if the database cannot be read. */
  get(editionId: number): Promise<PastEdition | null> {
    const now = this.#options.clock.now().getTime();
    const known = this.#kept.get(editionId);
    if (known && Math.abs(now - known.loadedAt) < keptFor) return known.edition;
    const edition = this.#load(editionId);
    this.#kept.delete(editionId);
    this.#kept.set(editionId, { edition, loadedAt: now });
    edition.catch(() => this.#kept.delete(editionId));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return edition;
  }

  async #load(editionId: number): Promise<PastEdition | null> {
    const { database, clock, metrics, beforePast } = this.#options;
    this.#before ??= beforePast();
    await this.#before.catch((error: unknown) => {
      this.#before = null;
      throw error;
    });
    const loaded = await loadEditionSnapshot(database, editionId);
    if (!loaded?.snapshot) return null;
    const { version, snapshot, touches, words } = loaded;
    const details = new MatchDetails((matchId) => loadMatchDetail(database, editionId, matchId), mostDetails);
    const tallies = createTallies(database);
    const meetings = new Meetings(database);
    const answers = new LiveAnswers({
      details,
      teamDetail: (whole, team) => loadTeamDetail(database, whole, team),
      meetings: meetings.get.bind(meetings),
      tallies: tallies.get.bind(tallies),
      clock,
      metrics,
      maxEntries: 500,
      maxBytes: 8 * 1024 * 1024,
    });
    const state = { version, snapshot, versions: new TopicVersions(snapshot, touches), generation: 1, words };
    return { state, answers, tallies };
  }
}

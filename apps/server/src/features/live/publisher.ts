import { applyChange } from '@sevenmetre/rules/snapshot';
import type { LiveVersion, Snapshot, SnapshotChange } from '@sevenmetre/rules/snapshot';
import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import { findNewsAfter, pruneChanges } from './changes.repository.ts';
import type { LiveMetrics, LoadReason } from './live-metrics.ts';
import type { LaidWords } from '../translations/index.ts';
import { loadSnapshot } from './load-snapshot.use-case.ts';
import { Pace } from './pace.ts';
import { renewEpochIfRestored } from './renew-epoch.use-case.ts';
import { TopicVersions } from './topic-versions.ts';
import type { VersionMark } from './version-mark.ts';

export interface PublisherOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly metrics: LiveMetrics;
  /** Seconds between polls: how long a change stays unseen if a notification is missed. */
  readonly pollSeconds?: number;
  /** Absent: only what this process has seen itself is compared with the database. */
  readonly mark?: VersionMark | undefined;
  /** Reads committed changes. */
  readonly readNews?: typeof findNewsAfter;
}

/** The public state. Immutable: the next change makes another object. */
export interface LiveState {
  readonly version: LiveVersion;
  /** null while no edition is current. */
  readonly snapshot: Snapshot | null;
  readonly versions: TopicVersions;
  /** Number of loads of the snapshot: caches of an earlier generation are invalid. */
  readonly generation: number;
  /** The organiser's own words, of the same age as the snapshot. */
  readonly words: LaidWords;
}

export interface LiveListener {
  /** A commit was applied. `topics`: those whose slices may have changed. */
  applied(change: SnapshotChange, topics: ReadonlySet<string>): void;
  /** Everything may have changed. */
  reloaded(): void;
}

/** Source of the live data. */
export interface LiveSource {
  /** null before the first snapshot is loaded. */
  readonly state: LiveState | null;
  /** @returns a function that unsubscribes */
  subscribe(listener: LiveListener): () => void;
}

const batch = 500;
const kept = { keep: 20_000, step: 5_000 };
const pruneEverySeconds = 600;

/**
 * Follows the commits of all processes on one database: reads stored changes in order and applies them to the
 * snapshot in memory. Notifications of the database only tell when to read.
 */
export class Publisher implements LiveSource {
  readonly #options: PublisherOptions;
  readonly #listeners = new Set<LiveListener>();
  #state: LiveState | null = null;
  #catchingUp: Promise<void> | null = null;
  #askedAgain = false;
  readonly #pace = new Pace(() => this.#read());
  #stops: (() => void)[] = [];

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  get state(): LiveState | null {
    return this.#state;
  }

  /** Rejects when the database cannot be read. */
  async start(): Promise<void> {
    const { database, mark, pollSeconds = 3 } = this.#options;
    this.#stops.push(
      database.onNotification(() => this.#pace.notify()),
      () => this.#pace.stop(),
      () => mark?.stop(),
    );
    await this.#checkHome(mark?.read() ?? null);
    await this.#load('start');
    // Notifications during the loading were not received.
    await this.catchUp();
    this.#every(pollSeconds, () => this.#poll());
    this.#every(pruneEverySeconds, () => this.#prune());
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  subscribe(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Applies everything committed before the call. Never rejects: after an error the next poll tries again.
   */
  async catchUp(): Promise<void> {
    if (this.#catchingUp) {
      this.#askedAgain = true;
      return this.#catchingUp;
    }
    this.#catchingUp = this.#run().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** The database may have been replaced while the connection to it was lost. */
  async #poll(): Promise<void> {
    await this.#checkHome(this.#state?.version ?? null);
    await this.catchUp();
  }

  /** Never rejects: results are shown from a database that cannot be identified, too. */
  async #checkHome(seen: LiveVersion | null): Promise<void> {
    const { database, log } = this.#options;
    try {
      if ((await renewEpochIfRestored(database, seen)) === 'restored')
        log.warn({ seen }, 'The database was restored, copied or promoted; open pages load everything again');
    } catch (error) {
      log.warn({ err: error }, 'The database could not be identified; trying again soon');
    }
  }

  /** Returns the number of applied changes. */
  async #read(): Promise<number> {
    const { epoch, v } = this.#state?.version ?? { epoch: '', v: 0 };
    await this.catchUp();
    const now = this.#state?.version;
    return now?.epoch === epoch ? now.v - v : 0;
  }

  async #run(): Promise<void> {
    do {
      this.#askedAgain = false;
      try {
        await this.#advance();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'Committed changes could not be read; trying again soon');
        return;
      }
    } while (this.#askedAgain);
  }

  async #advance(): Promise<void> {
    const state = this.#state;
    if (!state) return;
    const { database, metrics, readNews = findNewsAfter } = this.#options;
    for (let { version } = state; ; version = this.#state?.version ?? version) {
      const { newest, changes } = await readNews(version.v, batch, database.db);
      if (newest?.epoch !== version.epoch || newest.v < version.v) {
        await this.#checkHome(version);
        return this.#load('epoch');
      }
      metrics.versionsBehind(newest.v - version.v);
      if (newest.v === version.v) return;
      const failed = changes.length === 0 ? 'gap' : this.#tryAll(changes);
      if (failed) return this.#load(failed);
      if (this.#state?.version.v === newest.v) break;
    }
    metrics.versionsBehind(0);
  }

  /** A bug in applying a change must not stop all later changes: everything is reloaded instead. */
  #tryAll(changes: readonly SnapshotChange[]): LoadReason | null {
    try {
      return this.#applyAll(changes);
    } catch (error) {
      this.#options.log.error({ err: error }, 'A change could not be applied; reloading everything');
      return 'error';
    }
  }

  #applyAll(changes: readonly SnapshotChange[]): LoadReason | null {
    for (const change of changes) {
      const state = this.#state;
      if (!state?.snapshot) return 'structure';
      const applied = applyChange(state.snapshot, change);
      if (!applied.ok) return applied.reason;
      const topics = state.versions.record(change, state.snapshot, applied.snapshot);
      this.#state = { ...state, version: applied.snapshot.version, snapshot: applied.snapshot };
      this.#options.mark?.note(applied.snapshot.version);
      for (const listener of this.#listeners) listener.applied(change, topics);
    }
    return null;
  }

  async #load(reason: LoadReason): Promise<void> {
    const { version, snapshot, touches, words } = await loadSnapshot(this.#options.database);
    const generation = (this.#state?.generation ?? 0) + 1;
    this.#state = { version, snapshot, versions: new TopicVersions(snapshot, touches), generation, words };
    this.#options.mark?.note(version);
    this.#options.metrics.snapshotLoaded(reason);
    this.#options.metrics.versionsBehind(0);
    if (reason !== 'start') for (const listener of this.#listeners) listener.reloaded();
  }

  async #prune(): Promise<void> {
    try {
      await pruneChanges(kept, this.#options.database.db);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'Old changes could not be forgotten; trying again later');
    }
  }

  #every(seconds: number, work: () => Promise<void>): void {
    const timer = setInterval(() => void work(), seconds * 1000);
    timer.unref();
    this.#stops.push(() => clearInterval(timer));
  }
}

import type { Clock } from '../../platform/clock/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';

/** Callbacks for metrics of the live system. They are called often and must be cheap. */
export interface LiveMetrics {
  /** Number of versions that this process has not applied yet. */
  versionsBehind(count: number): void;
  /** The snapshot was reloaded. */
  snapshotLoaded(reason: LoadReason): void;
  sliceBuilt(): void;
  streamClients(count: number): void;
  streamClientDropped(): void;
  streamClientRefused(): void;
}

export type LoadReason = 'start' | 'structure' | 'epoch' | 'gap' | 'error';

/** For tests and tools that keep no metrics. */
export const noMetrics: LiveMetrics = {
  versionsBehind: () => {},
  snapshotLoaded: () => {},
  sliceBuilt: () => {},
  streamClients: () => {},
  streamClientDropped: () => {},
  streamClientRefused: () => {},
};

/** Metrics of the live system in those of the process. */
export function liveMetrics(metrics: Metrics, clock: Clock): LiveMetrics {
  let behind = 0;
  let currentAt = clock.now().getTime();
  let clients = 0;
  metrics.gauge('live_versions_behind', 'Committed versions this process has yet to apply', () => behind);
  // While matches are recorded, every other reading finds commits to apply: only their age says that results are late.
  metrics.gauge('live_behind_seconds', 'Time since this process last had everything that is committed', () =>
    Math.max(0, (clock.now().getTime() - currentAt) / 1000),
  );
  metrics.gauge('live_stream_clients', 'Open streams, those of draws and plans included', () => clients);
  const loaded = metrics.counter('live_snapshots_loaded_total', 'Whole snapshots read from the database');
  const dropped = metrics.counter(
    'live_stream_dropped_total',
    'Streams ended because the reader was too slow',
  );
  return {
    versionsBehind: (count) => {
      behind = count;
      if (count === 0) currentAt = clock.now().getTime();
    },
    snapshotLoaded: () => loaded(),
    sliceBuilt: metrics.counter('live_slices_built_total', 'Answers made as bytes'),
    streamClients: (count) => {
      clients = count;
    },
    streamClientDropped: dropped,
    streamClientRefused: metrics.counter('live_stream_refused_total', 'Streams refused because of a limit'),
  };
}

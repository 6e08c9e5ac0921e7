import type { Metrics } from '../../platform/metrics/index.ts';

/** What the live system tells whoever keeps the metrics. Every call is cheap and may come often. */
export interface LiveMetrics {
  /** Versions that this process has yet to apply. */
  versionsBehind(count: number): void;
  /** The snapshot was loaded again. */
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

/** The measurements of the live system among those of the process. */
export function liveMetrics(metrics: Metrics): LiveMetrics {
  let behind = 0;
  let clients = 0;
  metrics.gauge('live_versions_behind', 'Committed versions this process has yet to apply', () => behind);
  metrics.gauge('live_stream_clients', 'Open live streams', () => clients);
  const loaded = metrics.counter('live_snapshots_loaded_total', 'Whole snapshots read from the database');
  const dropped = metrics.counter(
    'live_stream_dropped_total',
    'Streams ended because the reader was too slow',
  );
  return {
    versionsBehind: (count) => {
      behind = count;
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

/** What the live system tells whoever keeps the metrics. Every call is cheap and may come often. */
export interface LiveMetrics {
  /** Versions that this process has yet to apply. */
  versionsBehind(count: number): void;
  /** The snapshot was loaded anew. */
  snapshotLoaded(reason: LoadReason): void;
  sliceBuilt(): void;
  streamClients(count: number): void;
  streamClientDropped(): void;
  streamClientRefused(): void;
}

export type LoadReason = 'start' | 'structure' | 'epoch' | 'gap';

/** For tests and tools that keep no metrics. */
export const noMetrics: LiveMetrics = {
  versionsBehind: () => {},
  snapshotLoaded: () => {},
  sliceBuilt: () => {},
  streamClients: () => {},
  streamClientDropped: () => {},
  streamClientRefused: () => {},
};

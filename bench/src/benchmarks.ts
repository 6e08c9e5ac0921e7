import type { Benchmark } from './harness/row.ts';
import { bankPreview } from './rows/bank-preview.ts';
import { coldSlices } from './rows/cold-slices.ts';
import { commitToBytes } from './rows/commit-to-bytes.ts';
import { crowd } from './rows/crowd.ts';
import { durableWrites } from './rows/durable-writes.ts';
import { engine } from './rows/engine.ts';
import { firstPaint } from './rows/first-paint.ts';
import { latency } from './rows/latency.ts';
import { registration } from './rows/registration.ts';
import { screen } from './rows/screen.ts';
import { throughput } from './rows/throughput.ts';
import { viewerHour } from './rows/viewer-hour.ts';

/** In the order of the table. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'throughput', measure: throughput },
  { name: 'latency', measure: latency },
  { name: 'screen', measure: screen },
  { name: 'first-paint', measure: firstPaint },
  { name: 'crowd', measure: crowd },
  { name: 'viewer-hour', measure: viewerHour },
  { name: 'commit-to-bytes', measure: commitToBytes },
  { name: 'cold-slices', measure: coldSlices },
  { name: 'durable-writes', measure: durableWrites },
  { name: 'registration', measure: registration },
  { name: 'engine', measure: engine },
  { name: 'bank-preview', measure: bankPreview },
];

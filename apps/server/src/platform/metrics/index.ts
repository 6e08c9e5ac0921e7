export { createMetrics, type Metrics, type RequestMeasure } from './metrics.ts';

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface RequestMeasure {
  readonly method: string;
  /** The route's pattern, never the address asked for: labels must not grow with the visitors. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The measurements of one process in the Prometheus format. */
export interface Metrics {
  observeRequest(measure: RequestMeasure): void;
  /** A number read at the moment of each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** A number that only grows. Returns what adds one. */
  counter(name: string, help: string): () => void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers: [register], collect: () => gauge.set(read()) });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [register] });
      return () => counter.inc();
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

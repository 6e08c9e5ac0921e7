import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface RequestMeasure {
  readonly method: string;
  /** The route's pattern, never the URL, so that labels do not grow with visitors. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Metrics of one process in the Prometheus format. */
export interface Metrics {
  observeRequest(measure: RequestMeasure): void;
  /** How long a record had waited on a device. */
  observeUnsent(seconds: number): void;
  /** A number read at each scrape. */
  gauge(name: string, help: string, read: () => number): void;
  /** Numbers of one common reading, by name, with their help texts. NaN if the reading fails. */
  gauges<Name extends string>(
    help: Readonly<Record<Name, string>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void;
  /** Facts about the process: 1, with the facts as labels. */
  fact(name: string, help: string, labels: Readonly<Record<string, string>>): void;
  /** A counter. Returns a function that increments it. */
  counter(name: string, help: string): () => void;
  /** A counter that is kept elsewhere and read at each scrape. */
  counted(name: string, help: string, read: () => number): void;
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
  const unsent = new Histogram({
    name: 'reporter_unsent_seconds',
    help: 'Time that what a device recorded had waited on it when it was stored',
    buckets: [1, 5, 30, 60, 300, 900, 3600, 14_400],
    registers: [register],
  });
  return {
    observeUnsent: (seconds) => unsent.observe(seconds),
    gauges: (help, read) => addGauges(register, help, read),
    fact: (name, help, labels) =>
      new Gauge({ name, help, labelNames: Object.keys(labels), registers: [register] }).set(labels, 1),
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers: [register], collect: () => gauge.set(read()) });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers: [register] });
      return () => counter.inc();
    },
    counted: (name, help, read) => addCounted(register, { name, help }, read),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function addCounted(
  register: Registry,
  { name, help }: { readonly name: string; readonly help: string },
  read: () => number,
): void {
  const counter: Counter = new Counter({
    name,
    help,
    registers: [register],
    collect() {
      counter.reset();
      counter.inc(read());
    },
  });
}

function addGauges<Name extends string>(
  register: Registry,
  help: Readonly<Record<Name, string>>,
  read: () => Promise<Readonly<Record<Name, number>>>,
): void {
  // The gauges share one reading per scrape.
  let reading: Promise<Readonly<Record<Name, number>> | null> | null = null;
  const readOnce = () =>
    (reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null;
      }));
  for (const name in help) {
    const gauge: Gauge = new Gauge({
      name,
      help: help[name],
      registers: [register],
      collect: async () => gauge.set((await readOnce())?.[name] ?? Number.NaN),
    });
  }
}

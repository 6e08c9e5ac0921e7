/**
 * Time limits of connections, in milliseconds. Only streams keep a connection open for more than 30 s without
 * progress.
 */
export interface ConnectionTimes {
  /** Interval between two checks of all connections. */
  readonly look: number;
  /** For the headers of a request, or the first byte of a connection. */
  readonly headers: number;
  /** For the next byte of a body, and for all of it as far as it is slower than `bytesASecond`. */
  readonly body: number;
  /** For progress of an answer. A stall is detected after one to two times this time. */
  readonly answer: number;
  /** For the next request on the same connection. */
  readonly idle: number;
  /** Between an answer that ends a connection and its forced end. */
  readonly linger: number;
}

export const connectionTimes: ConnectionTimes = {
  look: 2_000,
  headers: 10_000,
  body: 12_000,
  answer: 10_000,
  idle: 20_000,
  linger: 1_000,
};

/** Slowest network that is served, for bodies and answers beyond these times. */
export const bytesASecond = 4_096;

/**
 * Connections that may be slow at the same time: fewer than the descriptors that streams leave
 * (`platform/environment/file-limit.ts`). Beyond it those that are slow for longest are ended first.
 */
export const mostSlow = 200;

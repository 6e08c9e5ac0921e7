/**
 * How long whoever is connected may take, in milliseconds. Nobody but a reader of a stream holds a connection open for more
 * than 30 s without progress.
 */
export interface ConnectionTimes {
  /** Between two looks at all connections. */
  readonly look: number;
  /** For the headers of a request, and for the first byte of a connection. */
  readonly headers: number;
  /** For a body; one of declared length gets a second for each `bytesASecond` on top. */
  readonly body: number;
  /** For more of an answer to be taken. A stall is noticed after once to twice this time. */
  readonly answer: number;
  /** For the next request on the same connection. */
  readonly idle: number;
  /** From an answer that ends a connection until the connection is gone, whatever the other side does. */
  readonly farewell: number;
}

export const connectionTimes: ConnectionTimes = {
  look: 2_000,
  headers: 10_000,
  body: 20_000,
  answer: 13_000,
  idle: 20_000,
  farewell: 1_000,
};

/** The slowest network that is still served, for bodies and answers beyond these times. */
export const bytesASecond = 4_096;

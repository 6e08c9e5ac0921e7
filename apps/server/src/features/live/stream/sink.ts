/** Receives the frames of one client. */
export interface StreamSink {
  write(bytes: Buffer): void;
  /** Bytes that were written and that the client has not received yet. */
  readonly unsent: number;
  end(bytes: Buffer): void;
  /** Closes the connection without a farewell. */
  drop(): void;
}

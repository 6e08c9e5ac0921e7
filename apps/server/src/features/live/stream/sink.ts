/** Where the frames of one reader go. */
export interface StreamSink {
  write(bytes: Buffer): void;
  /** Bytes handed over that the reader has not taken yet. */
  readonly unsent: number;
  end(bytes: Buffer): void;
  /** Gives the reader up without another word. */
  drop(): void;
}

/** What the worker is started with. */
export type WorkerTask = {
  /** `initialise` makes the folder of a new database and ends; `serve` runs the database in it. */
  kind: 'initialise' | 'serve';
  directory: string;
};

export type Request = { id: number } & (
  | { kind: 'query'; text: string; parameters: unknown[]; rowMode: 'array' | 'object' }
  | { kind: 'close' }
);

/** `syncs` counts from the start of the worker. */
export type Reply =
  | { kind: 'started'; syncs: number; syncsOfOneCommit: number }
  | { kind: 'answer'; id: number; syncs: number; rows: unknown[]; affectedRows: number; command: string }
  | { kind: 'failure'; id: number; syncs: number; error: ErrorFields }
  | { kind: 'bell' };

/** An error as it travels between threads: cloning would keep only the message. */
export type ErrorFields = {
  message: string;
  code: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
};

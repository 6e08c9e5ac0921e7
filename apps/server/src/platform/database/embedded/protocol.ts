/** What the worker is started with. */
export type WorkerTask = {
  /** `initialise` makes the folder of a new database and ends; `serve` runs the database in it. */
  kind: 'initialise' | 'serve';
  directory: string;
};

/** Of the thread when there is no room for PostgreSQL's log. */
export const diskFullExitCode = 28;

export type Statement = {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly rowMode: 'array' | 'object';
};

/** `command` is what was done, as PostgreSQL calls it: of a failed transaction the answer to `commit` is ROLLBACK. */
export type Answer = { rows: unknown[]; affectedRows: number; command: string };

/** The statements of an exchange belong to one transaction and are carried out in their order. */
export type Request =
  | { kind: 'exchange'; statements: readonly (Statement & { id: number })[] }
  | { kind: 'close'; id: number };

/** `syncs` counts from the start of the worker. */
export type Reply =
  | { kind: 'started'; syncs: number; syncsOfOneCommit: number }
  | { kind: 'answers'; syncs: number; answers: readonly NumberedAnswer[] }
  | { kind: 'bell' };

type NumberedAnswer = { id: number } & ({ answer: Answer } | { error: ErrorFields });

/** An error as it travels between threads: cloning would keep only the message. */
export type ErrorFields = {
  message: string;
  code: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
};

/** Start options of the worker. */
export type WorkerTask = {
  /** `initialise` creates the folder of a new database and ends; `serve` runs the database in it. */
  kind: 'initialise' | 'serve';
  directory: string;
};

/** Exit code of the thread if there is no space for PostgreSQL's log. */
export const diskFullExitCode = 28;

export type Statement = {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly rowMode: 'array' | 'object';
};

/** `command` is PostgreSQL's command tag: the answer to `commit` in a failed transaction is ROLLBACK. */
export type Answer = { rows: unknown[]; affectedRows: number; command: string };

/** The statements of a request belong to one transaction and are run in order. */
export type Request =
  | { kind: 'exchange'; statements: readonly (Statement & { id: number })[] }
  | { kind: 'close'; id: number };

/** `syncs`: number since the start of the worker. */
export type Reply =
  | { kind: 'started'; syncs: number; syncsOfOneCommit: number }
  | { kind: 'answers'; syncs: number; answers: readonly NumberedAnswer[] }
  | { kind: 'notification' };

type NumberedAnswer = { id: number } & ({ answer: Answer } | { error: ErrorFields });

/** Fields of an error that are sent between threads: structured cloning would keep only the message. */
export type ErrorFields = {
  message: string;
  code: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
};

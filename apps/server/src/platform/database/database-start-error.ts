import { OperatorError } from '../operator-error/index.ts';

export type DatabaseStartCode =
  | 'database-in-use'
  | 'folder-not-writable'
  | 'folder-not-a-database'
  | 'folder-of-another-version'
  | 'disk-not-synced'
  | 'embedded-start-failed'
  | 'server-unreachable'
  | 'server-refused'
  | 'server-too-old'
  | 'database-newer-than-program'
  | 'migration-edited'
  | 'storage-not-shared';

/** The database cannot be used. The message is the sentence to print before the process exits. */
export class DatabaseStartError extends OperatorError {
  override readonly name = 'DatabaseStartError';
  readonly code: DatabaseStartCode;

  constructor(code: DatabaseStartCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}

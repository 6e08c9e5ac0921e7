import { OperatorError } from '../operator-error/index.ts';

export type TransferCode =
  | 'file-exists'
  | 'file-not-readable'
  | 'file-not-writable'
  | 'file-damaged'
  | 'file-of-another-format'
  | 'file-of-a-newer-program'
  | 'database-without-tables'
  | 'database-not-empty'
  | 'database-too-new';

/** An export or import that failed without changing anything. The message is the sentence to print. */
export class TransferError extends OperatorError {
  override readonly name = 'TransferError';
  readonly code: TransferCode;

  constructor(code: TransferCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}

/** @param line from 1 */
export function damaged(file: string, line: number, what: string): TransferError {
  return new TransferError('file-damaged', `${file}, line ${line}: ${what}; nothing was imported.`);
}

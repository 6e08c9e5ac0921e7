/**
 * An error that the operator can correct. The message is the sentence to print before the process exits,
 * without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

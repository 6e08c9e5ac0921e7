/** What the operator can put right. Its message is the one sentence to print before the process ends, without a stack. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

import { OperatorError } from '../platform/operator-error/index.ts';

/**
 * Runs a command. An error that the operator can correct ends it with one sentence and exit code 1; any other
 * error is a bug.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

import { OperatorError } from '../platform/operator-error/index.ts';

/** Runs a command. What the operator can put right ends it with one sentence and the code 1; the rest is a bug. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

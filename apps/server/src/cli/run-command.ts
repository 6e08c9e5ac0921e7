import { DatabaseStartError } from '../platform/database/index.ts';
import { SettingError } from '../platform/environment/index.ts';
import { TransferError } from '../platform/transfer/index.ts';

/** Runs a command. What the operator can put right ends it with one sentence and the code 1; the rest is a bug. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isForOperator(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function isForOperator(error: unknown): error is Error {
  return (
    error instanceof SettingError || error instanceof DatabaseStartError || error instanceof TransferError
  );
}

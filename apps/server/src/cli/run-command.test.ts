import { afterEach, expect, test, vi } from 'vitest';
import { OperatorError } from '../platform/operator-error/index.ts';
import { runCommand } from './run-command.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('given what the operator can put right, then one sentence is said and the code is 1', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(() => Promise.reject(new OperatorError('The port is taken.')));
  expect([said.mock.calls, process.exitCode]).toEqual([[['The port is taken.']], 1]);
});

test('given a bug, then it is not said as if the operator could put it right', async () => {
  await expect(runCommand(() => Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(
    TypeError,
  );
});

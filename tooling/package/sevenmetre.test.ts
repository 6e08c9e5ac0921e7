import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

/** Starts the packaged program with an unknown verb, in a Node that reports this version. */
function startIn(version: string) {
  const report = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const program = join(root, 'tooling/package/sevenmetre.mjs');
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${report}`, program, 'fly'], {
    encoding: 'utf8',
  });
}

test.each(['20.19.0', '24.0.0', '24.6.1'])(
  'Node %s is refused with the version that is needed',
  (version) => {
    const { status, stderr } = startIn(version);
    expect([status, stderr]).toEqual([1, `Sevenmetre needs Node.js 24.7 or newer; this is ${version}.\n`]);
  },
);

test.each(['24.7.0', '25.0.0'])('Node %s goes on to the verb', (version) => {
  const { status, stderr } = startIn(version);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Say what to do')]);
});

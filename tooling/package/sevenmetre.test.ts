import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
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

const hasOtherAddress = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ family, internal }) => family === 'IPv4' && !internal),
);

test.each([
  { host: '0.0.0.0', status: 200, code: 0 },
  { host: '0.0.0.0', status: 503, code: 1 },
  // Nobody outside of the container reaches it.
  { host: '127.0.0.1', status: 200, code: hasOtherAddress ? 1 : 0 },
])('the health of a server on $host that answers $status is $code', async ({ host, status, code }) => {
  const server = createServer((_, answer) => answer.writeHead(status).end()).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [join(root, 'tooling/package/sevenmetre.mjs'), 'health'], { env });
  expect(await once(child, 'exit')).toEqual([code, null]);
  server.close();
});

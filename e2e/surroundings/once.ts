import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../../tooling/test/free-port.ts';
import { ask, type Proxy } from './proxies.ts';

/** Two servers behind a proxy, which count what arrives and can close connections instead of answering. */
async function makeServers() {
  const state = { isLosing: true, received: new Array<string>() };
  const ports: [number, number] = [await freePort(), await freePort()];
  const servers = ports.map((port) =>
    createServer((request, answer) => {
      if (request.url === '/health/live') {
        answer.end('{}');
        return;
      }
      state.received.push(request.method ?? '');
      if (state.isLosing) request.socket.destroy();
      else answer.end(request.method);
    }).listen(port, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return { state, ports, servers };
}

/**
 * What a proxy does with requests whose answer is lost: reads may be repeated on the other process, writes never.
 * When one process goes, every request is answered by the other from the first on.
 * @throws Error that says which method was repeated or lost
 */
export async function proveWritesAreSentOnce(
  start: (ports: readonly [number, number]) => Promise<Proxy>,
): Promise<void> {
  const { state, ports, servers } = await makeServers();
  const proxy = await start(ports);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'POST', 'PUT', 'DELETE']) {
    state.received = [];
    const { status } = await ask(proxy, method, '/api/v1/anything');
    if (status !== 502 || state.received.join() !== method)
      throw new Error(
        `A ${method} whose answer was lost arrived as ${state.received.join(', ')} and was answered ${status}`,
      );
  }
  state.isLosing = false;
  const [first, second] = servers;
  if (first !== undefined) await close(first);
  for (const method of ['PUT', 'DELETE', 'POST', 'GET', 'PUT', 'DELETE', 'POST', 'GET']) {
    const { status, bytes } = await ask(proxy, method, '/api/v1/anything');
    if (status !== 200 || bytes.toString() !== method)
      throw new Error(
        `With one process gone, a ${method} arrived as ${bytes.toString()} and was answered ${status}`,
      );
  }
  await proxy.stop();
  if (second !== undefined) await close(second);
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

import { lookup } from 'node:dns/promises';
import { Server as NetServer, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../operator-error/index.ts';

/** The server cannot listen. The message is the sentence to print. */
class ListenError extends OperatorError {
  override readonly name = 'ListenError';
}

export interface Listening {
  readonly port: number;
  /** Refuses new connections; open ones stay. */
  stop(): void;
}

/**
 * Listens on `host`; `localhost` means all loopback addresses, since browsers try them in different orders.
 * @param port 0 takes a free one
 * @throws ListenError if the port is in use or not allowed
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Listening> {
  const [first = host, ...others] = await addressesOf(host);
  await app.listen({ host: first, port }).catch((error: unknown) => refuse(error, host, port));
  const taken = portOf(app.server, port);
  const servers: NetServer[] = [];
  for (const address of others) {
    const server = createServer((socket) => app.server.emit('connection', socket));
    if (await opens(server, address, taken, host)) servers.push(server);
  }
  return {
    port: taken,
    stop() {
      for (const server of servers) server.close();
      // The HTTP server's own close would destroy connections whose next request is under way.
      if (app.server.listening) NetServer.prototype.close.call(app.server);
    },
  };
}

/**
 * Fails early, before slow work, if a port is not available.
 * @throws ListenError
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  for (const address of await addressesOf(host)) {
    const server = createServer();
    if (await opens(server, address, port, host))
      await new Promise<void>((done) => server.close(() => done()));
  }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  const addresses = [...new Set(found.map(({ address }) => address))];
  return addresses.length > 0 ? addresses : ['127.0.0.1'];
}

/** false: this machine does not have the address (no IPv6), which is not an error. */
function opens(server: NetServer, address: string, port: number, host: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false);
    else reject(explain(error, host, port));
  });
  server.listen({ host: address, port, exclusive: true }, () => resolve(true));
  return promise;
}

function refuse(error: unknown, host: string, port: number): never {
  throw error instanceof Error ? explain(error, host, port) : error;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `The port ${port} of ${host} is taken by another program; stop that one or set PORT to another number.`,
    EACCES: `This user may not listen on port ${port}; set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}; set HOST to one it has.`,
    ENOTFOUND: `The host name ${host} is not known here; set HOST to an address of this machine.`,
  };
  const sentence = sentences[error.code ?? ''];
  return sentence === undefined ? error : new ListenError(sentence, { cause: error });
}

function portOf(server: NetServer, fallback: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : fallback;
}

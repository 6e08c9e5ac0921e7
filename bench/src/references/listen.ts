import type { Server } from 'node:http';

/** Listens on a free loopback port; returns it. */
export function listen(server: Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
  return promise;
}

import { request } from 'node:http';

/** Bytes of one GET on the network: headers and compressed body. */
export function wireBytes(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const call = request(url, { headers, agent: false }, (answer) => {
    answer.resume();
    answer.on('close', () => resolve(answer.socket.bytesRead));
  });
  call.on('error', reject).end();
  return promise;
}

import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postMessage } from './post-message.ts';

const newPair = () => {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
};

const letter = {
  p256dh: newPair().publicKey,
  auth: randomBytes(16).toString('base64url'),
  payload: { title: 'Goal', body: '1:0', tag: 'match-1', url: '/', quiet: false, v: '1.1', stops: [] },
  ttl: 60,
  urgency: 'high',
  topic: 'match-1',
} as const;

const post = (endpoint: string) =>
  postMessage(
    { ...letter, endpoint },
    {
      settings: { contact: 'mailto:cup@example.test', hosts: [] },
      keys: newPair(),
      signal: new AbortController().signal,
    },
  );

describe('a message to a push service', () => {
  let inside: Server;
  let port: number;
  let connections = 0;

  beforeEach(async () => {
    connections = 0;
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, 'localhost', resolve));
    ({ port } = inside.address() as AddressInfo);
  });
  afterEach(() => new Promise((resolve) => inside.close(resolve)));

  it('never leaves for a name that leads to this machine or its neighbours', async () => {
    const posted = await post(`https://localhost:${port}/send/1`);
    expect(posted).toMatchObject({ kind: 'later', reason: 'The host is not on the public internet' });
    expect(connections).toBe(0);
  });

  it('says of a name that leads nowhere what the resolver said', async () => {
    // Longer than a host name can be, so that no server is called.
    const posted = await post(`https://${'a'.repeat(64)}.example.test/send/1`);
    expect(posted).toMatchObject({ kind: 'later', reason: expect.stringContaining('getaddrinfo') });
  });
});

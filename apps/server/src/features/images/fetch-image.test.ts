import { createServer, request as requestByHttp } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchImage } from './fetch-image.ts';
import type { FetchOptions } from './fetch-image.ts';
import { ImageError } from './image-error.ts';

const picture = Buffer.from('a picture, as far as fetching goes');

describe('fetching a picture of another host', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: string[];
  let resolved: string[];
  let addresses: readonly string[];

  beforeEach(async () => {
    asked = [];
    resolved = [];
    addresses = ['127.0.0.1'];
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** By plain http to the server above. */
  const options = (changes: Partial<FetchOptions> = {}): FetchOptions => ({
    hosts: ['pictures.example.org'],
    limits: { sourceBytes: 100_000, fetchMilliseconds: 400 },
    resolve: async (host) => {
      resolved.push(host);
      return addresses;
    },
    isAllowed: () => true,
    request: ({ hostname, pathname }, more, answered) => {
      const { port } = server.address() as AddressInfo;
      return requestByHttp({ ...more, hostname, port, path: pathname }, answered);
    },
    ...changes,
  });
  const fetched = (address: string, changes?: Partial<FetchOptions>) =>
    fetchImage(address, options(changes)).then(
      (bytes) => bytes.toString(),
      (error: unknown) => (error instanceof ImageError ? error.code : error),
    );
  const good = 'https://pictures.example.org/a.png';

  it('gives its bytes, asked from the address that was resolved once', async () => {
    expect(await fetched(good)).toBe(picture.toString());
    expect(resolved).toEqual(['pictures.example.org']);
    expect(asked).toEqual(['/a.png']);
  });

  it.each([
    'http://pictures.example.org/a.png',
    'https://pictures.example.org:8443/a.png',
    'https://user@pictures.example.org/a.png',
    'https://user:secret@pictures.example.org/a.png',
    'https://pictures.example.org.evil.example/a.png',
    'https://evil.example/pictures.example.org',
    'https://sub.pictures.example.org/a.png',
    'https://pictures.example.org@evil.example/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://localhost/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://pictures.example.org/',
    '//pictures.example.org/a.png',
    'pictures.example.org/a.png',
    '',
  ])('asks nobody for %s', async (address) => {
    expect(await fetched(address)).toBe('image-source-refused');
    expect([...asked, ...resolved]).toEqual([]);
  });

  it.each([['10.0.0.7'], ['127.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:10.0.0.1']])(
    'given a name that leads inside to %s, then it connects to nobody',
    async (inside) => {
      addresses = ['93.184.216.34', inside];
      const { isAllowed: _, ...own } = options();
      expect(await fetchImage(good, own).catch((error: ImageError) => error.code)).toBe(
        'image-source-refused',
      );
      expect(asked).toEqual([]);
    },
  );

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/inside' }).end();
    expect(await fetched(good)).toBe('image-source-failed');
    expect(asked).toEqual(['/a.png']);
  });

  it.each(['text/html', 'image/svg+xml', 'application/json', ''])('takes no %s', async (contentType) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': contentType }).end('<script>');
    expect(await fetched(good)).toBe('image-source-failed');
  });

  it('reads no more than it may of what never ends', async () => {
    let sent = 0;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000000000' });
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      response.on('drain', send);
      send();
    };
    expect(await fetched(good)).toBe('image-unreadable');
    expect(sent).toBeLessThan(50_000_000);
  });

  it('waits for nobody for ever: neither for an answer, nor for its end, nor for a name', async () => {
    answer = () => {};
    expect(await fetched(good)).toBe('image-source-failed');
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).write('a');
    expect(await fetched(good)).toBe('image-source-failed');
    expect(await fetched(good, { resolve: () => new Promise(() => {}) })).toBe('image-source-failed');
  });

  it('says that a host which is not there has failed', async () => {
    expect(await fetched(good, { resolve: () => Promise.reject(new Error('ENOTFOUND')) })).toBe(
      'image-source-failed',
    );
    addresses = [];
    expect(await fetched(good)).toBe('image-source-refused');
  });
});

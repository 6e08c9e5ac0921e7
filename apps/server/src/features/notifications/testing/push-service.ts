import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@sevenmetre/contract/notifications/push-payload';

/** A message as a push service receives it for a browser, decrypted with the browser's keys. */
interface Received {
  readonly payload: PushPayload;
  readonly headers: IncomingHttpHeaders;
  /** Claims of the signature, which was verified. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly publicKey: string;
}

export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly received: Received[];
}

export interface PushService {
  readonly origin: string;
  newBrowser(): Browser;
  /** Sets the answer to later requests. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Holds every message until the returned function is called. */
  hold(): () => void;
  /** Number of requests received, including held ones. */
  readonly requests: number;
  close(): Promise<void>;
}

/**
 * A push service on this machine, implemented from the standards (RFC 8291, 8292) and not with the library
 * under test.
 */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<
    string,
    { browser: Browser; secret: ReturnType<typeof createECDH>; auth: Buffer }
  >();
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  let held = Promise.resolve();
  let requests = 0;
  const server = createServer((request, response) => {
    void (async () => {
      requests += 1;
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      await held;
      const known = browsers.get(request.url ?? '');
      const { status, headers } = known ? answer : { status: 410, headers: {} };
      if (known && status < 300) {
        const payload = open(Buffer.concat(parts), known.secret, known.auth);
        known.browser.received.push({ payload, headers: request.headers, ...signer(request.headers) });
      }
      response.writeHead(status, headers).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    newBrowser() {
      const secret = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(9).toString('base64url')}`;
      const keys = { p256dh: secret.generateKeys('base64url'), auth: auth.toString('base64url') };
      const browser = { endpoint: `${origin}${path}`, keys, received: [] };
      browsers.set(path, { browser, secret, auth });
      return browser;
    },
    answer: (status, headers = {}) => void (answer = { status, headers }),
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    get requests() {
      return requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** RFC 8188 and 8291: one record, its key derived from the keys of browser and sender. */
function open(body: Buffer, secret: ReturnType<typeof createECDH>, auth: Buffer): PushPayload {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const text = body.subarray(21 + length);
  const shared = secret.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `${name}\0`, bytes));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key('Content-Encoding: aes128gcm', 16),
    key('Content-Encoding: nonce', 12),
  );
  decipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
}

/**
 * RFC 8292.
 * @throws Error if the signature does not match the key sent with it
 */
function signer({ authorization = '' }: IncomingHttpHeaders): Pick<Received, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('The signature is not of the key that came along.');
  return {
    publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'],
  };
}

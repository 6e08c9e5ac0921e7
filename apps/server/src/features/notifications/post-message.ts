import { lookup } from 'node:dns';
import { Agent, request as requestByHttps } from 'node:https';
import { request as requestByHttp } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { PushPayload } from '@sevenmetre/contract/notifications/push-payload';
import { isPublicAddress } from '../images/index.ts';
import type { WebPushSettings } from './context.ts';
import type { KeyPair } from './push-key.repository.ts';

export interface Letter {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: PushPayload;
  /** Seconds that the push service keeps the message for an unreachable phone. */
  readonly ttl: number;
  readonly urgency: 'high' | 'low';
  /** Of waiting messages with the same topic only the last one is delivered. */
  readonly topic: string;
}

export interface PostOptions {
  readonly settings: WebPushSettings;
  readonly keys: KeyPair;
  readonly signal: AbortSignal;
}

/** `gone`: the subscription no longer exists. `refused`: the service will never accept this message. */
export type Posted =
  | { readonly kind: 'sent' | 'gone' | 'stopped' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly seconds: number | null };

const timeout = 10_000;

/** Names that resolve to private addresses are not called, even if they were public at the subscription. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return done(error, '');
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The host is not on the public internet'), '');
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const agent = new Agent({ keepAlive: true, maxSockets: 20, maxFreeSockets: 4, lookup: lookUpPublic });

/** Encrypts a message for its browser and posts it to the browser's push service. Never rejects. */
export async function postMessage(letter: Letter, options: PostOptions): Promise<Posted> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeout)]);
  try {
    const { status, retryAfter } = await send(letter, options, signal);
    return check(status, retryAfter);
  } catch (error) {
    if (options.signal.aborted) return { kind: 'stopped' };
    return { kind: 'later', reason: error instanceof Error ? error.message : 'unknown', seconds: null };
  }
}

function check(status: number, retryAfter: string | undefined): Posted {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `The push service answered ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  const seconds = Number(retryAfter);
  return { kind: 'later', reason, seconds: Number.isInteger(seconds) && seconds >= 0 ? seconds : null };
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

async function send(letter: Letter, { settings, keys }: PostOptions, signal: AbortSignal): Promise<Answer> {
  const url = new URL(letter.endpoint);
  const { headers, body } = await encrypted(letter, settings, keys);
  const isTrusted = url.origin === settings.trustedOrigin;
  const request = url.protocol === 'http:' ? requestByHttp : requestByHttps;
  const options = { method: 'POST', headers, signal, ...(isTrusted ? {} : { agent }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, retryAfter: answered['retry-after'] });
      readPast(response, () => asked.destroy());
    });
    asked.on('error', reject).end(body);
  });
}

/** Reads and ignores a short body, so that the connection can be reused. */
function readPast(response: NodeJS.ReadableStream, cut: () => void): void {
  let length = 0;
  response.on('data', (part: Buffer) => {
    length += part.length;
    if (length > 16_384) cut();
  });
  response.on('error', () => {});
}

/**
 * The request to a push service as of RFC 8291 and 8292.
 * @throws Error if the browser's keys are invalid
 */
async function encrypted(
  { endpoint, p256dh, auth, payload, ttl, urgency, topic }: Letter,
  settings: WebPushSettings,
  keys: KeyPair,
) {
  const { encryptNotification, vapidHeaders } = await import('@block65/webcrypto-web-push');
  const browser = { endpoint: secureAddress(endpoint), expirationTime: null, keys: { p256dh, auth } };
  const { headers } = await vapidHeaders(browser, { subject: settings.contact, ...keys });
  const body = await encryptNotification(browser, new TextEncoder().encode(JSON.stringify(payload)));
  return {
    body,
    headers: {
      ...headers,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.byteLength),
      ttl: String(ttl),
      urgency,
      topic,
    },
  };
}

/** The URL with https, as in the signature: only a trusted service on this machine is called without TLS. */
function secureAddress(endpoint: string): string {
  const url = new URL(endpoint);
  url.protocol = 'https:';
  return url.href;
}

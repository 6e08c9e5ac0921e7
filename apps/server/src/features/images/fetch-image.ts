import { lookup } from 'node:dns/promises';
import { request as requestByHttps } from 'node:https';
import type { RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { ImageError } from './image-error.ts';
import type { ImageLimits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';

export interface FetchOptions {
  readonly hosts: readonly string[];
  readonly limits: Pick<ImageLimits, 'sourceBytes' | 'fetchMilliseconds'>;
  /** Resolves all addresses of a host; replaced in tests. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: (
    url: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ClientRequest;
}

/**
 * Fetches a picture of a configured host by https: its name is resolved once, all of its addresses must be
 * public, and the connection goes to one of them. Redirects are not followed; size and time are limited.
 * @throws ImageError image-source-refused, image-source-failed, image-unreadable (too large)
 */
export async function fetchImage(address: string, options: FetchOptions): Promise<Buffer> {
  const url = allowedUrl(address, options.hosts);
  const signal = AbortSignal.timeout(options.limits.fetchMilliseconds);
  try {
    const target = await addressOf(url.hostname, options, signal);
    const response = await ask(url, target, signal, options);
    return await readAll(response, options.limits.sourceBytes);
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('image-source-failed', error);
  }
}

/** Only a host of the list, on the default port, without user name and password. */
function allowedUrl(address: string, hosts: readonly string[]): URL {
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!url || !isPlain || !hosts.includes(url.hostname)) throw new ImageError('image-source-refused');
  return url;
}

async function addressOf(host: string, options: FetchOptions, signal: AbortSignal): Promise<string> {
  const { resolve = resolveAll, isAllowed = isPublicAddress } = options;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Resolving took too long')), { once: true });
  });
  const found = await Promise.race([resolve(host), aborted]);
  // One private address is enough for a refusal: an honest host has none.
  const [first] = found;
  if (first === undefined || !found.every(isAllowed)) throw new ImageError('image-source-refused');
  return first;
}

async function resolveAll(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function ask(
  url: URL,
  target: string,
  signal: AbortSignal,
  { request = requestByHttps }: FetchOptions,
): Promise<IncomingMessage> {
  const family = target.includes(':') ? 6 : 4;
  // The name is not resolved again: another answer could lead to another machine.
  const lookUp: LookupFunction = (_, asked, done) =>
    asked.all === true ? done(null, [{ address: target, family }]) : done(null, target, family);
  const headers = {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
    'accept-encoding': 'identity',
  };
  const options = { headers, signal, lookup: lookUp, agent: false, autoSelectFamily: false };
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      const isPicture = /^image\/(?!svg)/i.test(response.headers['content-type'] ?? '');
      if (response.statusCode === 200 && isPicture) return resolve(response);
      response.destroy();
      return reject(new Error(`The host answered ${response.statusCode}`));
    })
      .on('error', reject)
      .end();
  });
}

async function readAll(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) {
      response.destroy();
      throw new ImageError('image-unreadable');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

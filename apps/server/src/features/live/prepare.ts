import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Prepared } from '../../platform/http/handler.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Public results are open data: pages of other origins may read them. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Live-Version',
} as const;

/**
 * Fresh for a second in every cache, then stale while revalidating, and for an hour while the server is
 * unreachable.
 */
const cacheControl = 'public, max-age=1, s-maxage=1, stale-while-revalidate=5, stale-if-error=3600';

/**
 * Makes the bytes of an answer once for all readers. Compression runs off the main thread.
 * @param json the body
 * @param version `epoch.v` of the data, sent in the header `live-version`
 */
export async function prepare(json: string, version: string): Promise<Prepared> {
  const identity = Buffer.from(json);
  const parameters = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  };
  const [gzipped, br] = await Promise.all([gzip(identity), brotli(identity, { params: parameters })]);
  return {
    etag: etagOf(identity),
    contentType: 'application/json; charset=utf-8',
    cacheControl,
    identity,
    gzip: gzipped,
    br,
    headers: { 'live-version': version, ...openHeaders },
  };
}

/**
 * The first 16 bytes of the body's SHA-256 in base64url. A page that merges frames into its slice can compute
 * the same from `JSON.stringify(slice)` and compare.
 */
function etagOf(identity: Buffer): string {
  return `"${createHash('sha256').update(identity).digest().subarray(0, 16).toString('base64url')}"`;
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { prepare } from './prepare.ts';

describe('prepared bytes', () => {
  test('say the same in every encoding, with a tag of their content', async () => {
    const json = JSON.stringify({ text: 'žluťoučký '.repeat(50) });
    const prepared = await prepare(json, 'e.1');
    expect(prepared.identity.toString()).toBe(json);
    expect(gunzipSync(prepared.gzip).toString()).toBe(json);
    expect(brotliDecompressSync(prepared.br).toString()).toBe(json);
    expect(prepared.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await prepare(json, 'e.2')).etag).toBe(prepared.etag);
    expect((await prepare(`${json} `, 'e.1')).etag).not.toBe(prepared.etag);
  });
});

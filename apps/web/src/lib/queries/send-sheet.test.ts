import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import { progressType } from '@sevenmetre/contract/progress';
import { afterEach, expect, it, vi } from 'vitest';
import { askToSignIn } from '../session/sign-in-again.ts';
import { portalJson, portalResponse } from '../../testing/portal-response.ts';
import { sendSheet } from './send-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const small = new File(['statement'], 'statement.csv');
const large = new File(['x'.repeat(100_000)], 'statement.csv');

function aWatch() {
  const cancel = new AbortController();
  const shares: number[] = [];
  const watch = { signal: cancel.signal, progress: (share: number) => void shares.push(share) };
  return { cancel, shares, watch };
}

it('given a session that ended, when a file is sent, then the same file is sent again after signing in again', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const file = init.body instanceof FormData ? init.body.get('file') : null;
    sent.push(file instanceof File ? `${file.name} ${await file.text()}` : '');
    const refusal = { error: 'session-expired', additionalProperties: {} };
    return sent.length === 1 ? portalJson(refusal, { status: 401 }) : portalJson({ lines: [] });
  });
  const leave = askToSignIn(() => Promise.resolve('same'));
  const outcome = await sendSheet('bankPreview', { file: small, fileName: small.name });
  leave();
  expect(outcome).toMatchObject({ ok: true, body: { lines: [] } });
  expect(sent).toEqual(['statement.csv statement', 'statement.csv statement']);
});

it('given a file whose reading is cancelled, then the call ends', async () => {
  const { cancel, watch } = aWatch();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  });
  const outcome = sendSheet('clubListPreview', { file: small, watch });
  // The call is made after the session was looked at.
  await Promise.resolve();
  cancel.abort();
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
});

/** Lines that arrive in pieces. */
function inPieces(...pieces: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': progressType, [portalIdHeader]: 'testportal1' } });
}

it.each([
  [
    'its last line is the answer',
    ['{"progress":0.2}\n{"prog', 'ress":0.4}\n', '{"status":200,"body":{"rows":[]}}\n'],
    { ok: true, status: 200, body: { rows: [] } },
  ],
  [
    'a refusal in it is one',
    ['{"progress":0.2}\n{"progress":0.4}\n', '{"status":422,"body":{"error":"sheet-too-large"}}\n'],
    { ok: false, failure: { kind: 'refused', status: 422, code: 'sheet-too-large', details: {} } },
  ],
  [
    'half of it is no answer',
    ['{"progress":0.2}\n{"progress":0.4}\n', '{"status":200,'],
    { ok: false, failure: { kind: 'network' } },
  ],
])('given a large file whose answer comes in lines, then %s', async (_, pieces, expected) => {
  const accepted: unknown[] = [];
  vi.stubGlobal('fetch', async (__: string, init: RequestInit) => {
    accepted.push(new Headers(init.headers).get('accept'));
    return inPieces(...pieces);
  });
  const { shares, watch } = aWatch();
  expect(await sendSheet('clubListPreview', { file: large, watch })).toEqual(expected);
  expect(accepted).toEqual([progressType]);
  expect(shares).toEqual([0.2, 0.4]);
});

it('given a page of a gateway in the type of our lines, then it is no answer', async () => {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': progressType };
    return new Response('{"status":200,"body":{"rows":[]}}\n', { headers });
  });
  const { watch } = aWatch();
  const outcome = await sendSheet('clubListPreview', { file: large, watch });
  expect(outcome).toEqual({ ok: false, failure: { kind: 'network' } });
});

it('given a small file, then its answer is the usual one', async () => {
  const accepted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    accepted.push(new Headers(init.headers).get('accept'));
    return portalResponse('{"rows":[]}');
  });
  const { watch } = aWatch();
  expect(await sendSheet('clubListPreview', { file: small, watch })).toMatchObject({ ok: true });
  expect(accepted).toEqual([null]);
});

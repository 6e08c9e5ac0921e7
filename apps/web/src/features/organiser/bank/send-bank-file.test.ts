import { afterEach, expect, it, vi } from 'vitest';
import { askToSignIn } from '../../../lib/session/sign-in-again.ts';
import { sendBankFile } from './send-bank-file.ts';
import { portalJson } from '../../../testing/portal-response.ts';

afterEach(() => vi.unstubAllGlobals());

it('given a session that ended, when a bank file is sent, then the same file is sent again after signing in again', async () => {
  const file = new File(['statement'], 'statement.csv');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init.body instanceof FormData ? init.body.get('file') : null);
    const refusal = { error: 'session-expired', additionalProperties: {} };
    return sent.length === 1 ? portalJson(refusal, { status: 401 }) : portalJson({ lines: [] });
  });
  const leave = askToSignIn(() => Promise.resolve('same'));
  const outcome = await sendBankFile('bankPreview', file, {});
  leave();
  expect(outcome).toEqual({ ok: true, body: { lines: [] } });
  expect(sent).toEqual([file, file]);
});

it('given a file whose reading is cancelled, then the call ends', async () => {
  const reading = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  });
  const outcome = sendBankFile('bankPreview', new File(['x'], 'x.csv'), {}, reading.signal);
  // The call is made after the session was looked at.
  await Promise.resolve();
  reading.abort();
  expect(await outcome).toEqual({ ok: false, failure: { kind: 'network' } });
});

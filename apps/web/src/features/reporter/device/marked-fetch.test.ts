import { describe, expect, it } from 'vitest';
import { ForeignAnswer } from '../../../lib/api/portal-answer.ts';
import { markedFetch } from './marked-fetch.ts';

const portal = 'testportal1';
const match = { events: [] };

/** What the portal answers to a call, with its mark. */
function ours(
  init: RequestInit | undefined,
  answer: ResponseInit = {},
  body = JSON.stringify(match),
): Response {
  const call = new Headers(init?.headers).get('portal-call') ?? '';
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'application/json');
  headers.set('portal-id', portal);
  headers.set('portal-call', call);
  return new Response(body, { status: answer.status ?? 200, headers });
}

type Answer = (init: RequestInit | undefined) => Response;
const answered = (answer: Answer, headers: Record<string, string> = {}) =>
  markedFetch(async (_, init) => answer(init))('/api/v1/x', { headers });

describe('[SY19] an answer to a call of a device', () => {
  it('of the portal to this call arrives as it was sent, whatever its status', async () => {
    const answer = await answered((init) => ours(init, { status: 409, headers: { date: 'x' } }));
    expect(answer.status).toBe(409);
    expect(answer.headers.get('date')).toBe('x');
    expect(await answer.json()).toEqual(match);
  });

  it('has another id at every call, so that a stored copy of an earlier answer is none', async () => {
    const stored: Response[] = [];
    const keep = (init: RequestInit | undefined): Response => {
      stored.push(ours(init));
      return ours(init);
    };
    await answered(keep);
    await expect(answered(() => stored[0] ?? new Response())).rejects.toBeInstanceOf(ForeignAnswer);
  });

  const foreign: readonly (readonly [string, Answer])[] = [
    ...[200, 302, 400, 401, 403, 404, 426, 451, 502, 511].map(
      (status) => [`a page with the status ${status}`, () => new Response('<p>', { status })] as const,
    ),
    ['our own refusal without the mark', () => Response.json({ error: 'forbidden' }, { status: 403 })],
    ['a match from another portal that sets no mark', () => Response.json(match)],
    ['"not modified" without a body', () => new Response(null, { status: 304 })],
    [
      '"not modified" with the mark and without a body',
      (init) => new Response(null, { status: 304, headers: ours(init).headers }),
    ],
    [
      'a copy of yesterday to which a cache has added the id of the portal',
      () => Response.json(match, { headers: { 'portal-id': portal, date: 'Fri, 03 Apr 2026 09:00:00 GMT' } }),
    ],
    [
      'a copy of yesterday with the mark of its own call',
      () =>
        Response.json(match, {
          headers: {
            'portal-id': portal,
            'portal-call': 'yesterday',
            date: 'Fri, 03 Apr 2026 09:00:00 GMT',
          },
        }),
    ],
    ['a refusal by law as JSON', () => Response.json({ error: 'forbidden' }, { status: 451 })],
    ['nothing at all, with the mark', (init) => ours(init, {}, '')],
    ['half a body', (init) => ours(init, {}, '{"events":[{"id":')],
    ['a page of our own', (init) => ours(init, { headers: { 'content-type': 'text/html' } }, '<html>')],
    [
      'the answer of another address',
      (init) => Object.defineProperty(ours(init), 'redirected', { value: true }),
    ],
  ];
  it.each(foreign)('is lost if it is %s', async (_, answer) => {
    await expect(answered(answer)).rejects.toBeInstanceOf(ForeignAnswer);
  });

  it('of another portal counts only if it refuses the call for that', async () => {
    const known = { 'portal-id': 'otherportal2' };
    await expect(answered((init) => ours(init), known)).rejects.toBeInstanceOf(ForeignAnswer);
    expect((await answered((init) => ours(init, { status: 421 }), known)).status).toBe(421);
  });
});

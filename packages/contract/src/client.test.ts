import { describe, expect, it } from 'vitest';
import { createClient, UndeclaredStatus } from './client.ts';
import type { ClientOptions } from './client.ts';
import { operations } from './operations.ts';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
}

function aServer(answer: () => Response) {
  const sent: Sent[] = [];
  const unauthorised: string[] = [];
  const seen: string[] = [];
  const own = {
    baseUrl: 'http://server.test',
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : null,
      });
      return answer();
    },
    on401: (operation) => unauthorised.push(operation),
    onRequest: (operation) => seen.push(operation),
  } satisfies ClientOptions;
  const client = createClient(own, operations);
  return { client, sent, unauthorised, seen };
}

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('the typed client', () => {
  it('fails with the specified words before sending when a path parameter is missing', async () => {
    const { client, sent } = aServer(json(200, {}));
    const params = { label: '' };
    await expect(client.groupSlice({ params })).rejects.toThrow('Missing required path parameter');
    expect(sent).toEqual([]);
  });

  it('puts parameters into the path encoded, and leaves out query values that are not given', async () => {
    const { client, sent } = aServer(json(200, {}));
    await client.competitionMatch({ params: { id: 7 }, query: { t: undefined } });
    await client.groupSlice({ params: { label: 'MD finále/2' } });
    expect(sent.map((request) => request.url)).toEqual([
      'http://server.test/api/v1/competition/competition-match/7',
      'http://server.test/api/v1/results/group/MD%20fin%C3%A1le%2F2',
    ]);
  });

  it('rejects a status that the operation does not declare', async () => {
    const { client } = aServer(json(418, {}));
    await expect(client.me()).rejects.toThrow(UndeclaredStatus);
  });

  it('answers every declared status, refusals included', async () => {
    const refusal = { error: 'group-unknown', additionalProperties: { label: 'XX' } };
    const { client } = aServer(json(404, refusal));
    const answer = await client.groupSlice({ params: { label: 'XX' } });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(refusal);
  });

  it('has no body when nothing has changed', async () => {
    const { client } = aServer(() => new Response(null, { status: 304 }));
    expect((await client.dashboardSlice()).body).toBeUndefined();
  });

  it('has no body when the server sends none', async () => {
    const { client } = aServer(() => new Response(null, { status: 204 }));
    const removed = await client.clubUserDelete({ params: { id: 1, userId: 2 } });
    expect(removed).toMatchObject({ status: 204, body: undefined });
  });

  it('tells the hook of a 401 with the name of the operation', async () => {
    const { client, unauthorised } = aServer(json(401, { error: 'not-signed-in', additionalProperties: {} }));
    await client.me();
    expect(unauthorised).toEqual(['me']);
  });

  it('lets the name of the operation travel inside, and does not send it', async () => {
    const { client, sent, seen } = aServer(json(200, {}));
    await client.logout();
    expect(seen).toEqual(['logout']);
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });

  it('sends a body as JSON', async () => {
    const { client, sent } = aServer(json(401, { error: '104', additionalProperties: {} }));
    await client.login({ body: { email: 'a@example.test', password: 'wrong' } });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ email: 'a@example.test', password: 'wrong' });
  });
});

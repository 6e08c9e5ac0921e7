import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, UndeclaredStatus, createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import type { PlanDraft } from '@sevenmetre/contract/plan/schemas';
import { expect } from '../fixtures.ts';

/** The demo accounts that may plan. */
export const organisers = {
  admin: { email: 'admin@example.test', password: 'organiser-lipova' },
  superAdmin: { email: 'superadmin@example.test', password: 'super-admin-lipova' },
};

/** A signed-in organiser at the interface, without a page; the cookies are those of a browser's own profile. */
export async function signedInClient(
  browser: Browser,
  url: string,
  account: typeof organisers.admin,
): Promise<Client> {
  const { request } = await browser.newContext({ extraHTTPHeaders: { origin: url } });
  const ask: typeof fetch = async (input, init) => {
    const { method, headers, body } = new Request(input, init);
    const data = body === null ? {} : { data: await new Response(body).text() };
    const answer = await request.fetch(String(input), {
      method,
      headers: Object.fromEntries(headers),
      ...data,
    });
    const content = new Uint8Array(await answer.body());
    const type = answer.headers()['content-type'] ?? '';
    return new Response(content, { status: answer.status(), headers: { 'content-type': type } });
  };
  const client = createClient({ baseUrl: url, fetch: ask }, operations);
  expect((await client.login({ body: account })).status).toBe(200);
  return client;
}

const attempts = 600;

/** Makes a call again until a server answers it, as an open page does while the server is away. */
export async function untilAnswered<A>(call: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof UndeclaredStatus || attempt === attempts) throw error;
      await pause(100);
    }
  }
}

export async function readDraft(client: Client): Promise<PlanDraft> {
  const answer = await client.planDraft();
  if (answer.status !== 200) throw new Error(`The draft is answered ${answer.status}`);
  return answer.body;
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { cookieFetch } from '../seed/src/play/cookie-fetch.ts';

/** A user of the public API, with cookies and a network address of their own. */
export interface Person {
  readonly client: Client;
  /** Signs in, now and whenever the session has expired; false: the account or the password is unknown. */
  signIn(email: string, password: string): Promise<boolean>;
  /** Sends a file as a form does. */
  upload(path: string, filename: string, content: string): Promise<unknown>;
  /** Reads answers that are not JSON: calendars, lists, PDF documents. */
  read(path: string): Promise<{ readonly status: number; readonly text: string }>;
}

/** Ends a year: a refused call, or a promise that the product breaks. */
export class YearError extends Error {}

/** Milliseconds. Bulk actions on hundreds of clubs are slow on a busy machine. */
const patience = 120_000;

/** No two people share an address: rate limits of writes count by it. */
export function createPerson(url: string, number: number): Person {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const browse = cookieFetch(url, { 'x-forwarded-for': address });
  const send = patient((input, init) => {
    const once = () => browse(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(patience) });
    return once().catch((error: unknown) => (isReset(error) ? once() : Promise.reject(error)));
  });
  let signInAgain: (() => Promise<boolean>) | null = null;
  const ask: typeof fetch = async (input, init) => {
    const answer = await send(input, init);
    return (await needsSignIn(answer)) && (await signInAgain?.()) ? send(input, init) : answer;
  };
  const stranger = createClient({ baseUrl: url, fetch: send }, operations);
  return {
    client: createClient({ baseUrl: url, fetch: ask }, operations),
    async signIn(email, password) {
      const attempt = async () => (await stranger.login({ body: { email, password } })).status === 200;
      signInAgain = attempt;
      return attempt();
    },
    async upload(path, filename, content) {
      const body = new FormData();
      body.append('file', new Blob([content]), filename);
      const answer = await ask(url + path, { method: 'POST', body });
      const text = await answer.text();
      if (!answer.ok) throw new YearError(`${path} answers ${answer.status}: ${text.slice(0, 500)}`);
      return JSON.parse(text) as unknown;
    },
    async read(path) {
      const answer = await ask(url + path);
      return { status: answer.status, text: await answer.text() };
    },
  };
}

/** The session has ended, or the change needs a more recent sign-in. */
async function needsSignIn(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return answer.status === 401;
  return (await answer.clone().text()).includes('sign-in-too-old');
}

/**
 * Waits as long as the server requires and sends once more: on a fast machine a reporter plays more matches a
 * minute than the limit allows.
 */
function patient(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (answer.status !== 429) return answer;
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    return send(input, init);
  };
}

/** The server has closed an idle connection while a request was sent on it: the request was not read. */
function isReset(error: unknown): boolean {
  return error instanceof Error && Reflect.get(Object(error.cause), 'code') === 'ECONNRESET';
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** The body of a successful answer; any other one ends the year. */
export function done<A extends Answered>(what: string, answer: A): Extract<A, { status: 200 | 201 }>['body'] {
  if (isDone(answer)) return answer.body;
  const said = JSON.stringify(answer.body)?.slice(0, 600);
  throw new YearError(`${what} is answered ${answer.status}: ${said}`);
}

function isDone<A extends Answered>(answer: A): answer is Extract<A, { status: 200 | 201 }> {
  return answer.status === 200 || answer.status === 201;
}

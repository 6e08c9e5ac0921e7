import type { TestDatabase } from '../../../../tests/database.ts';
import { systemRandom } from '../../../platform/random/index.ts';
import { oneTimeTokens, outgoingMails, users } from '../../../platform/database/schema/index.ts';
import { type Limits, mount } from '../../../platform/http/index.ts';
import { testServer } from '../../../platform/http/testing/test-server.ts';
import { createSealer } from '../../../platform/secrets/index.ts';
import { authHandlers, createIdentify, createRecognise } from '../index.ts';

export const password = 'seven metres to the goal';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * All calls about accounts on a database, with one browser and its cookie; with the usual limits and
 * `limits`.
 */
export function accountPortal(
  database: TestDatabase,
  limits: Limits = {},
  { isProduction = false }: { readonly isProduction?: boolean } = {},
) {
  const server = testServer({ recognise: (request) => recognise(request) });
  const sealer = createSealer({ secretKey: 'k'.repeat(32), dataDirectory: '', random: systemRandom });
  const options = {
    database,
    clock: server.clock,
    random: systemRandom,
    publicUrl: null,
    isProduction,
    sealer,
  };
  const recognise = createRecognise(options);
  const identify = createIdentify(options);
  mount(server.app, authHandlers(options), { identify, checkAnswers: true, limits });
  const ask = async (method: Method, path: string, payload?: object, cookie = '') => {
    const headers = { cookie, host: 'localhost:3000' };
    const answer = await server.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
  };
  return {
    clock: server.clock,
    lines: server.lines,
    close: () => server.app.close(),
    ask,
    /** A POST from the given address. */
    from: async (remoteAddress: string, url: string, payload: object, cookie = '') => {
      const headers = { cookie, host: 'localhost:3000' };
      const answer = await server.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
    },
    post: (path: string, payload: object, cookie?: string) => ask('POST', `/api/v1/${path}`, payload, cookie),
    own: (method: Method, path = '', payload?: object, cookie?: string) =>
      ask(method, `/api/v1/web/users/me/account${path}`, payload, cookie),
    /** Signs in; returns the cookie, or ''. */
    signIn: async (email: string, given = password) => {
      const answer = await ask('POST', '/api/v1/login', { email, password: given });
      return answer.status === 200 ? cookieOf(answer) : '';
    },
    /** Waiting mails: recipient and subject. */
    mails: async () => {
      const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
      return rows.map(({ to, locale, letter }) => ({ to, locale, subject: letter.subject }));
    },
    /** Token in the newest link that was mailed to an address. */
    secretFor: async (email: string) => {
      const rows = await database.db.select().from(outgoingMails).orderBy(outgoingMails.id);
      const paths = rows.filter(({ to }) => to === email).map(({ letter }) => letter.action?.path ?? '');
      return paths.findLast((path) => path.includes('#'))?.split('#')[1] ?? '';
    },
    forgetAll: async () => {
      await database.db.delete(outgoingMails);
      await database.db.delete(oneTimeTokens);
      await database.db.delete(users);
    },
  };
}

export type AccountPortal = ReturnType<typeof accountPortal>;

export function cookieOf({ headers }: { readonly headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

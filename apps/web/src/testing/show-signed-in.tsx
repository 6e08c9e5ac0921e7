import { operations } from '@sevenmetre/contract/operations';
import type { OperationName } from '@sevenmetre/contract/operations';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { vi } from 'vitest';
import { browserStore, remember } from '../lib/browser/storage.ts';
import { queryClient } from '../lib/queries/query-client.ts';
import { showPage } from './show-page.tsx';
import { portalJson, portalResponse } from './portal-response.ts';
import { aUser } from './users.ts';

export { aUser, organiser, superAdmin } from './users.ts';

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An answer of the server; `null` is a network that fails. */
type Answer = { readonly status: number; readonly body?: unknown } | null;

/** The answers by operation; a promise is an answer that takes its time. */
export type Answers = Partial<Record<OperationName, (asked: Asked) => Answer | Promise<Answer>>>;

interface ShownSignedIn {
  readonly path: string;
  /** What the entry of the browser’s history holds. */
  readonly state?: unknown;
  readonly locale?: Locale;
  readonly user?: CurrentUser;
  readonly answers: Answers;
  /** The browser remembers the edition of the visit before; otherwise none, whatever another test has left. */
  readonly isSecondVisit?: boolean;
}

/** The whole app at a page of signed-in users, with a server that answers by operation; what it does not know is 404. */
export async function showSignedIn(visit: ShownSignedIn) {
  const { path, state, locale = 'en', user = aUser, answers, isSecondVisit = false } = visit;
  queryClient.clear();
  if (!isSecondVisit) remember(browserStore(), new Date(), { workplace: undefined });
  const asked: { readonly operation: OperationName; readonly asked: Asked }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const found = findOperation(url, init.method ?? 'GET');
    if (found === null) return portalJson({ error: 'route-unknown' }, { status: 404 });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { ...found.asked, body };
    asked.push({ operation: found.operation, asked: call });
    const answer = await answers[found.operation]?.(call);
    if (answer === null) throw new TypeError('Failed to fetch');
    return answerOf(answer ?? { status: 404, body: { error: 'route-unknown', additionalProperties: {} } });
  });
  const shown = await showPage({
    path,
    state,
    locale,
    me: () => Promise.resolve({ status: 200, body: user }),
  });
  return { ...shown, asked };
}

function answerOf({ status, body }: { readonly status: number; readonly body?: unknown }): Response {
  return status === 204 ? portalResponse(null, { status }) : portalJson(body ?? {}, { status });
}

function findOperation(url: string, method: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const [operation, { method: known, path }] of Object.entries(operations)) {
    if (known !== method) continue;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const match = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`).exec(
      pathname,
    );
    if (!match) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
    return { operation: operation as OperationName, asked: { params, query: searchParams } };
  }
  return null;
}

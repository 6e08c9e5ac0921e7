import { createHash } from 'node:crypto';
import { operations } from '@sevenmetre/contract';
import type { Operation, OperationName } from '@sevenmetre/contract';
import { routes } from '@sevenmetre/contract/routes';
import { hallPaperKinds, type Role } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../src/platform/database/index.ts';
import { sessions, users } from '../src/platform/database/schema/index.ts';
import { markersIn } from './private-markers.ts';
import { workbookOf } from './read-workbook.ts';
import { type AnyRoute, sampleOfQuery } from './sample-of-schema.ts';
import { fromAnotherNetwork } from './whole-app.ts';

/** Values for the parameters of URLs; the test fails for a new parameter without a line here. */
const samples: Readonly<Record<string, readonly string[]>> = {
  id: Array.from({ length: 12 }, (_, index) => String(index + 1)),
  matchId: ['1', '2', '7'],
  label: ['MA-A', 'MA-B', 'MA-final'],
  code: ['MA'],
  /** Of a provider's confirmation. */
  edition: ['1'],
  category: ['MA'],
  type: ['hall', 'hotel', 'restaurant', 'attraction'],
  countryCode: ['CZ'],
  playoff: ['A'],
  day: ['today', '2026-06-13'],
  slug: ['MA-A-1', '1'],
  side: ['home', 'away'],
  /** The record whose history is read. */
  record: ['club'],
  /** Of a mail that was stored as a file. */
  name: ['2026-04-04T08-00-00-000Z-1.eml'],
  /** Of a volunteer's calendar; nobody is let in with a guess. */
  token: ['x'.repeat(43)],
  /** For halls. */
  paper: hallPaperKinds,
};
/** Queries of calls that return more with them. */
const queries: { readonly [N in OperationName]?: string } = { teamsCalendar: '?teams=1,2,3' };

/** Calls that answer with server-sent events and never end. */
export const streams = Object.entries<AnyRoute>(routes)
  .filter(([, { responses }]) => isEventStream(responses[200]))
  .map(([name]) => name);

function isEventStream(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('contentType' in answer)) return false;
  return answer.contentType === 'text/event-stream';
}

/** All calls that read and end. */
export const readingCalls = Object.entries<Operation>(operations).filter(
  ([name, { method }]) => method === 'GET' && !streams.includes(name),
);

/** The URLs of a reading call, with every combination of the samples. */
export function addressesOfCall(name: string, { path }: Pick<Operation, 'path'>): string[] {
  return addressesOf(path, /\{(\w+)\}/).map((address) => address + queryOf(name as OperationName));
}

/** The URL of a call about one record. */
export function addressOfRecord(name: OperationName, id: number): string {
  return operations[name].path.replace('{id}', String(id)) + queryOf(name);
}

function queryOf(name: OperationName): string {
  const route: AnyRoute = routes[name];
  return queries[name] ?? sampleOfQuery(route.query);
}

/** Every combination of the samples in a URL. */
export function addressesOf(path: string, parameter: RegExp): string[] {
  const name = parameter.exec(path)?.[1];
  if (name === undefined) return [path];
  const values = samples[name];
  if (!values) throw new Error(`The parameter ${name} of ${path} needs samples in this test`);
  return values.flatMap((value) => addressesOf(path.replace(parameter, value), parameter));
}

/** An answer with its headers as one text; a workbook unpacked to its sheets. */
export async function read(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(address, { headers });
  const head = JSON.stringify([...answer.headers]);
  const isWorkbook = answer.headers.get('content-type')?.includes('spreadsheetml');
  const text = isWorkbook
    ? JSON.stringify([...(await workbookOf(await answer.bytes()))])
    : await answer.text();
  return { status: answer.status, text: head + text };
}

/** The markers in each call's answer to a user, sorted and unique; calls without markers are left out. */
export async function markersShownTo(
  cookie: string,
  url: string,
  calls = readingCalls,
): Promise<Record<string, string[]>> {
  const shown: Record<string, string[]> = {};
  for (const [name, operation] of calls) {
    const found: string[] = [];
    for (const address of addressesOfCall(name, operation))
      found.push(...markersIn((await read(url + address, { cookie, ...fromAnotherNetwork() })).text));
    if (found.length > 0) shown[name] = [...new Set(found)].toSorted();
  }
  return shown;
}

/** Gives an account a session; returns its cookie. */
export async function openSession(userId: number, db: Db | Tx): Promise<string> {
  const token = `token-of-${userId}`;
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const times = { lastSeenAt: new Date(), expiresAt: new Date('2036-01-01T00:00:00Z') };
  await db.insert(sessions).values({ userId, tokenHash, ...times });
  return `session=${token}`;
}

/** Creates an account with these roles and a session; returns its cookie. */
export async function signIn(name: string, roles: readonly Role[], db: Db | Tx): Promise<string> {
  const account = { email: `${name}@example.test`, passwordHash: '-', firstName: 'A', lastName: 'B' };
  const [user] = await db
    .insert(users)
    .values({ ...account, roles: ['ROLE_USER', ...roles] })
    .returning();
  return openSession(user?.id ?? 0, db);
}

import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/users.ts';
import { createSession } from './session.ts';
import type { SessionDeps } from './session.ts';

function aSession(remembered: boolean, me: SessionDeps['me']) {
  const seen = { remembered, calls: 0 };
  const session = createSession({
    me: () => {
      seen.calls += 1;
      return me();
    },
    logout: () => Promise.resolve({ status: 200 }),
    isRemembered: () => seen.remembered,
    rememberSession: (open) => {
      seen.remembered = open;
    },
  });
  return { session, seen };
}
const answers = (status: number) => () => Promise.resolve({ status });
const found = () => Promise.resolve({ status: 200, body: aUser } as const);

describe('the session', () => {
  it('asks nobody for a visitor who never signed in', async () => {
    const { session, seen } = aSession(false, found);
    expect(await session.ensure()).toBe('out');
    expect(seen.calls).toBe(0);
  });

  it('loads the user once when a session is remembered, and again when forced', async () => {
    const { session, seen } = aSession(true, found);
    expect(await Promise.all([session.ensure(), session.ensure()])).toEqual(['in', 'in']);
    expect(await session.ensure()).toBe('in');
    expect(seen.calls).toBe(1);
    await session.ensure({ force: true });
    expect(seen.calls).toBe(2);
    expect(session.state().user).toEqual(aUser);
  });

  it.each([401, 403, 404])('is signed out by %i, and the flag is cleared', async (status) => {
    const { session, seen } = aSession(true, answers(status));
    expect(await session.ensure({ force: true })).toBe('out');
    expect(session.state()).toEqual({ status: 'out', user: null });
    expect(seen.remembered).toBe(false);
  });

  it.each([
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server in trouble', answers(500)],
    ['too many requests', answers(429)],
  ])('is not signed out by %s', async (_, me) => {
    const { session, seen } = aSession(true, me);
    session.signedIn(aUser);
    expect(await session.ensure({ force: true })).toBe('unreachable');
    expect(session.state().user).toEqual(aUser);
    expect(seen.remembered).toBe(true);
  });

  it.each([
    [true, 'in'],
    [false, 'out'],
  ] as const)(
    'given a page that keeps its user (%s), when the server ends the session, then he is %s',
    async (keeps, outcome) => {
      const { session } = aSession(true, answers(401));
      session.signedIn(aUser);
      session.whenEnded(() => Promise.resolve(keeps));
      expect(await session.ensure({ force: true })).toBe(outcome);
      expect(session.state().status).toBe(outcome);
    },
  );

  it('given nobody who is signed in, then no page is asked whether it keeps him', async () => {
    const { session } = aSession(true, answers(401));
    session.whenEnded(() => Promise.resolve(true));
    expect(await session.ensure({ force: true })).toBe('out');
  });

  it('ends when the server has heard it, and tells those who listen', async () => {
    const { session, seen } = aSession(true, found);
    session.signedIn(aUser);
    let told = 0;
    session.subscribe(() => (told += 1));
    expect(await session.signOut()).toBe(true);
    expect([told, seen.remembered, session.state().user]).toEqual([1, false, null]);
  });

  it('stays when the server did not hear it', async () => {
    const session = createSession({
      me: found,
      logout: () => Promise.reject(new TypeError('Failed to fetch')),
      isRemembered: () => true,
      rememberSession: () => undefined,
    });
    session.signedIn(aUser);
    expect(await session.signOut()).toBe(false);
    expect(session.state().user).toEqual(aUser);
  });
});

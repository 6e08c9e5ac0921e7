import { expect, it } from 'vitest';
import { askToSignIn, withSession, type SignedInAgain } from './sign-in-again.ts';

/** A call that is refused so many times, then granted. */
function aCall(refusals: number) {
  const seen = { calls: 0 };
  const call = () => {
    seen.calls += 1;
    return Promise.resolve({ status: seen.calls > refusals ? 200 : 401 });
  };
  return { call, seen };
}

it('given a cookie that was renewed elsewhere, then the call is repeated without a question', async () => {
  const asked: boolean[] = [];
  const leave = askToSignIn(async (isRefused) => {
    asked.push(isRefused);
    return 'same';
  });
  expect(await withSession(aCall(1).call)).toEqual({ status: 200 });
  leave();
  expect(asked).toEqual([false]);
});

it('given a call that is refused although the session seems to be open, then the user is asked', async () => {
  const asked: boolean[] = [];
  const leave = askToSignIn(async (isRefused) => {
    asked.push(isRefused);
    return 'same';
  });
  expect(await withSession(aCall(2).call)).toEqual({ status: 200 });
  leave();
  expect(asked).toEqual([false, true]);
});

it('given a page that is left while it asks, then its call ends as refused and the next page asks again', async () => {
  const leave = askToSignIn(() => new Promise<SignedInAgain>(() => undefined));
  const waiting = withSession(aCall(1).call);
  await Promise.resolve();
  leave();
  expect(await waiting).toEqual({ status: 401 });
  const leaveNext = askToSignIn(() => Promise.resolve('same'));
  expect(await withSession(aCall(1).call)).toEqual({ status: 200 });
  leaveNext();
});

it('given somebody else who signs in, then the call is not repeated', async () => {
  const leave = askToSignIn(() => Promise.resolve('other'));
  const { call, seen } = aCall(1);
  expect(await withSession(call)).toEqual({ status: 401 });
  leave();
  expect(seen.calls).toBe(1);
});

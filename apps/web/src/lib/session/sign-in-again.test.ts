import { expect, it } from 'vitest';
import { askToSignIn, withSession, type SignedInAgain, type SignInReason } from './sign-in-again.ts';

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
  const asked: SignInReason[] = [];
  const leave = askToSignIn(async (reason) => {
    asked.push(reason);
    return 'same';
  });
  expect(await withSession(aCall(1).call)).toEqual({ status: 200 });
  leave();
  expect(asked).toEqual(['ended']);
});

it('given a call that is refused although the session seems to be open, then the user is asked', async () => {
  const asked: SignInReason[] = [];
  const leave = askToSignIn(async (reason) => {
    asked.push(reason);
    return 'same';
  });
  expect(await withSession(aCall(2).call)).toEqual({ status: 200 });
  leave();
  expect(asked).toEqual(['ended', 'refused']);
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

it('given a change that needs a more recent sign-in, then the user is asked, and it is made again', async () => {
  const asked: SignInReason[] = [];
  const leave = askToSignIn(async (reason) => {
    asked.push(reason);
    return 'same';
  });
  const answers = [
    { status: 403, body: { error: 'sign-in-too-old' } },
    { status: 200, body: {} },
  ];
  expect(await withSession(async () => answers.shift() ?? { status: 500, body: {} })).toMatchObject({
    status: 200,
  });
  const forbidden = { status: 403, body: { error: 'forbidden' } };
  expect(await withSession(async () => forbidden)).toEqual(forbidden);
  leave();
  expect(asked).toEqual(['too-old']);
});

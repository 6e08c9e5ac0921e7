/** How it ended: the same user is signed in again, another one is, or nobody. */
export type SignedInAgain = 'same' | 'other' | 'nobody';

/**
 * Why the user is asked: the session has ended; the server has refused the cookie of this browser just now, whatever it says of the
 * user; or the change needs a more recent sign-in.
 */
export type SignInReason = 'ended' | 'refused' | 'too-old';

type Asker = (reason: SignInReason) => Promise<SignedInAgain>;

let ask: Asker | null = null;
let underWay: Promise<SignedInAgain> | null = null;

/**
 * Registers the dialog that asks the user to sign in again; the returned function removes it and ends all waits
 * for it.
 */
export function askToSignIn(asker: Asker): () => void {
  let leave = (): void => undefined;
  const left = new Promise<SignedInAgain>((resolve) => {
    leave = () => resolve('nobody');
  });
  const own: Asker = (reason) => Promise.race([asker(reason), left]);
  ask = own;
  return () => {
    if (ask === own) ask = null;
    leave();
  };
}

/**
 * Asks once for all calls that failed because the session has ended, and waits. true: the same user is signed in
 * again.
 */
export async function isSignedInAgain(reason: SignInReason): Promise<boolean> {
  if (ask === null) return false;
  underWay ??= ask(reason).finally(() => {
    underWay = null;
  });
  return (await underWay) === 'same';
}

/**
 * Makes a call; when the session has ended meanwhile, the user signs in over the page and the same call is made again with
 * everything that it had, its keys included. A call that is refused although the session seemed to be open asks the user,
 * too, and so does one that needs a more recent sign-in. Somebody else who signs in there sends nothing.
 */
export async function withSession<A extends { readonly status: number; readonly body?: unknown }>(
  call: () => Promise<A>,
): Promise<A> {
  let answer = await call();
  for (const isFirst of [true, false]) {
    const reason = reasonOf(answer, isFirst);
    if (reason === null || !(await isSignedInAgain(reason))) return answer;
    answer = await call();
  }
  return answer;
}

function reasonOf(
  { status, body }: { readonly status: number; readonly body?: unknown },
  isFirst: boolean,
): SignInReason | null {
  if (status === 401) return isFirst ? 'ended' : 'refused';
  const error: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : null;
  return status === 403 && error === 'sign-in-too-old' ? 'too-old' : null;
}

/** How it ended: the same user is signed in again, another one is, or nobody. */
export type SignedInAgain = 'same' | 'other' | 'nobody';

/** Asks the user. @param isRefused the server has refused the cookie of this browser just now, whatever it says of the user */
type Asker = (isRefused: boolean) => Promise<SignedInAgain>;

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
  const own: Asker = (isRefused) => Promise.race([asker(isRefused), left]);
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
export async function isSignedInAgain(isRefused = false): Promise<boolean> {
  if (ask === null) return false;
  underWay ??= ask(isRefused).finally(() => {
    underWay = null;
  });
  return (await underWay) === 'same';
}

/**
 * Makes a call; when the session has ended meanwhile, the user signs in over the page and the same call is made again with
 * everything that it had, its keys included. A call that is refused although the session seemed to be open asks the user,
 * too. Somebody else who signs in there sends nothing.
 */
export async function withSession<A extends { readonly status: number }>(call: () => Promise<A>): Promise<A> {
  let answer = await call();
  for (const isRefused of [false, true]) {
    if (answer.status !== 401 || !(await isSignedInAgain(isRefused))) return answer;
    answer = await call();
  }
  return answer;
}

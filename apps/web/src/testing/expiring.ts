import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { Answers, showSignedIn } from './show-signed-in.tsx';

/** What the server says to a session that is over. */
const refused = { status: 401, body: { error: 'session-expired', additionalProperties: {} } };

/** Writes of a server whose session ends before the first of them and begins again with a sign-in as this user. */
export function expiring(signedIn: CurrentUser, writes: Answers): Answers {
  let isOpen = false;
  const once = Object.entries(writes).map(([operation, answer]) => [
    operation,
    (asked: Parameters<NonNullable<typeof answer>>[0]) => (isOpen ? answer?.(asked) : refused),
  ]);
  const open = () => {
    isOpen = true;
    return { status: 200, body: signedIn };
  };
  return {
    me: () => refused,
    login: open,
    loginCodeSend: () => ({ status: 200, body: { status: 'ok' } }),
    loginCode: open,
    ...Object.fromEntries(once),
  };
}

/** Fills in the dialog over the page. */
export async function signInAgain({ screen }: Pick<Awaited<ReturnType<typeof showSignedIn>>, 'screen'>) {
  const dialog = screen.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabelText('Password').fill('seven metres to the goal');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi } from '../../lib/api/account-api.ts';
import { api } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { showToast } from '../../lib/page/toasts.ts';
import { useWords } from '../../lib/words/words.ts';
import { signInByPasskey } from '../../lib/session/passkey-sign-in.ts';
import { forgetUser } from '../../lib/session/forget-user.ts';
import {
  askToSignIn,
  isSignedInAgain,
  type SignedInAgain,
  type SignInReason,
} from '../../lib/session/sign-in-again.ts';
import { giveUpUnsaved, hasUnsaved } from '../../lib/drafts/unsaved.ts';
import { ownDashboardPath } from '../../lib/paths/signed-in-paths.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

interface Asked {
  /** Whose page it is. */
  readonly owner: CurrentUser;
  readonly reason: SignInReason;
  readonly settle: (how: SignedInAgain) => void;
}

/** Lets the user of an open page sign in again when the session has ended: the page stays as it is, typed work included. */
export function SignInAgainHost() {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const owner = useRef(session.current.user);
  useEffect(() => {
    owner.current = session.current.user;
  }, [session.current.user]);
  useEffect(() => askToSignIn((reason) => whoIsThere(owner.current, reason, setAsked)), []);
  const { whenEnded } = session;
  useEffect(() => whenEnded(keepUnsaved), [whenEnded]);
  const end = useCallback(
    (how: SignedInAgain) => {
      asked?.settle(how);
      setAsked(null);
    },
    [asked],
  );
  if (asked === null) return null;
  const entered = (user: CurrentUser) => {
    if (user.id === asked.owner.id) return end('same');
    // The page belongs to the first user: nothing of it is sent, shown or kept for another one.
    end('other');
    giveUpUnsaved();
    forgetUser();
    session.signedIn(user);
    showToast('done', t('signedIn.again.somebodyElse', { name: user.firstName }));
    void navigate(ownDashboardPath, { replace: true });
  };
  return (
    <SignInAgainDialog
      email={asked.owner.username}
      isTooOld={asked.reason === 'too-old'}
      signIn={signInBy}
      entered={entered}
      close={() => end('nobody')}
    />
  );
}

/** The cookie may be a new one already: another tab has signed in, or has changed the password. Otherwise the user is asked. */
async function whoIsThere(
  owner: CurrentUser | null,
  reason: SignInReason,
  show: (asked: Asked) => void,
): Promise<SignedInAgain> {
  if (owner === null) return 'nobody';
  const answer = reason === 'ended' ? await api.me({}).catch(() => null) : null;
  if (answer?.status === 200 && answer.body.id === owner.id) return 'same';
  return new Promise((settle) => show({ owner, reason, settle }));
}

/** Asks before unsaved work is lost to the sign-in page. Whoever closes the dialog stays, and is asked again by the next call. */
async function keepUnsaved(): Promise<boolean> {
  if (!hasUnsaved()) return false;
  await isSignedInAgain('refused');
  return true;
}

/** The ways to sign in, as the dialog offers them. */
const signInBy = {
  password: accountApi.login,
  code: accountApi.loginSecondStep,
  sendCode: accountApi.loginCodeSend,
  mailedCode: accountApi.loginCode,
  passkey: signInByPasskey,
};

import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { showToast } from '../../lib/page/toasts.ts';
import { useWords } from '../../lib/words/words.ts';
import { mayLeave } from '../../lib/drafts/unsaved.ts';

/** Ends the session, forgets what the user read and typed here, and leads to sign-in; says so when the server did not hear it. */
export function useSignOut(): () => Promise<void> {
  const t = useWords();
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    const done = await session.signOut();
    showToast(done ? 'done' : 'error', t(done ? 'shell.signedOut' : 'shell.signOutFailed'));
    if (!done) return;
    void navigate('/login');
    const { forgetUser } = await import('../../lib/session/forget-user.ts');
    forgetUser();
  };
}

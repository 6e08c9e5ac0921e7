import { useSession } from '../lib/session.ts';
import { showToast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';

/** Ends the session and says how that went; false when the server did not hear it. */
export function useSignOut(): () => Promise<boolean> {
  const t = useWords();
  const session = useSession();
  return async () => {
    const done = await session.signOut();
    showToast(done ? 'done' : 'fault', t(done ? 'shell.signedOut' : 'shell.signOutFailed'));
    return done;
  };
}

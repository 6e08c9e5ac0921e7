import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { RefereePrivate } from '@sevenmetre/contract/referees/schemas';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/session.ts';

/** What the page knows of a registration that is not for everybody. */
export type Private =
  /** Nobody is signed in, or it is somebody else's; `asking` until the server has said so. */
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'found'; readonly body: RefereePrivate }
  | { readonly state: 'failed'; readonly retry: () => void };

type Known =
  | { readonly state: 'none' | 'failed' }
  | { readonly state: 'found'; readonly body: RefereePrivate };

/**
 * Asks for the registration when somebody is signed in who may see it. It lives in this component alone: nothing of it is stored, and
 * it is gone with the page and with the session.
 */
export function usePrivate(id: string): Private {
  const { user } = useSession().current;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly known: Known } | null>(null);
  const key = user !== null && mayKnow(user, id) ? `${user.id} ${id} ${attempt}` : null;
  useEffect(() => {
    if (key === null) return;
    let here = true;
    void ask(id).then((known) => here && setAnswer({ key, known }));
    return () => {
      here = false;
    };
  }, [key, id]);
  if (key === null) return { state: 'none' };
  if (answer?.key !== key) return { state: 'asking' };
  const { known } = answer;
  if (known.state !== 'failed') return known.state === 'found' ? known : { state: 'none' };
  return { state: 'failed', retry: () => setAttempt(attempt + 1) };
}

/** Everybody else would only hear that there is no such registration. The server checks by itself. */
function mayKnow({ referees, roles }: CurrentUser, id: string): boolean {
  const organises = roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
  return organises || referees.some((own) => String(own.id) === id);
}

async function ask(id: string): Promise<Known> {
  try {
    const answer = await api.refereePrivate({ params: { id } });
    if (answer.status === 200) return { state: 'found', body: answer.body };
    const isRefused = answer.status === 401 || answer.status === 404 || answer.status === 400;
    return { state: isRefused ? 'none' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

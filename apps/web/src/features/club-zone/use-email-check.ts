import { useEffect, useState } from 'react';
import { email as isEmail } from '@sevenmetre/rules/validation';
import { callServer } from '../../lib/zone/call.ts';
import type { Standing } from './user-values.ts';

const pause = 600;

/**
 * Asks the server, a moment after the last key, whether an address has an account. `null`: being asked. A server that
 * does not tell leaves it `unasked`: then names are asked for, and the save decides.
 */
export function useEmailCheck(clubId: number, address: string): Standing | null {
  const email = address.trim().toLowerCase();
  const [answer, setAnswer] = useState<{ readonly email: string; readonly standing: Standing } | null>(null);
  const complete = email !== '' && isEmail(email) === null;
  useEffect(() => {
    if (!complete) return;
    let current = true;
    const ask = async () => {
      const outcome = await callServer('clubUserCheck', { params: { id: clubId }, body: { email } });
      if (current) setAnswer({ email, standing: outcome.ok ? outcome.body.status : 'unasked' });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [clubId, email, complete]);
  if (!complete) return 'unasked';
  return answer?.email === email ? answer.standing : null;
}

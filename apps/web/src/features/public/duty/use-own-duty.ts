import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { dutyApi } from './duty-api.ts';

/** The page of a link as it was loaded last. */
interface Kept {
  readonly body: OwnDuty;
  /** Milliseconds UTC by this device. */
  readonly readAt: number;
}

export interface UsedOwnDuty {
  readonly kept: Kept | null;
  /** What is shown is from an earlier visit, since the server does not answer. */
  readonly isOffline: boolean;
  /** Why there is nothing, or why the last press did nothing. */
  readonly error: string | null;
  readonly press: (call: () => Promise<Answer>) => Promise<boolean>;
}

type Answer = Awaited<ReturnType<typeof dutyApi.ownDuty>>;

/** Milliseconds after which what was loaded is of no use. */
const age = 30 * 86_400_000;
/** Milliseconds between two requests while the page is looked at. */
const often = 60_000;
const prefix = 'tms-my-shift-';

/** The data of a volunteer's own page: kept on the device, so that it opens without a network once it was opened. */
export function useOwnDuty(token: string): UsedOwnDuty {
  const t = useWords();
  const [kept, setKept] = useState<Kept | null>(() => readKept(token));
  const [isOffline, setOffline] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = useCallback(
    async (call: () => Promise<Answer>) => {
      const answer = await call().catch(() => null);
      setOffline(answer === null);
      if (answer?.status === 200) {
        const next = { body: answer.body, readAt: Date.now() };
        keep(token, next);
        setKept(next);
        setError(null);
        return true;
      }
      if (answer === null) return false;
      setError(t(`errors.${answer.body.error}`));
      if (answer.body.error === 'duty-link-ended') {
        forget(token);
        setKept(null);
      }
      return false;
    },
    [token, t],
  );
  useEffect(() => {
    const ask = () => void take(() => dutyApi.ownDuty({ body: { token } }));
    ask();
    const timer = setInterval(ask, often);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [token, take]);
  return { kept, isOffline, error, press: take };
}

/** The key names no token: a copied storage opens no page. */
function keyOf(token: string): string {
  return `${prefix}${token.slice(0, 8)}`;
}

function readKept(token: string): Kept | null {
  try {
    const text = localStorage.getItem(keyOf(token));
    const found = text === null ? null : (JSON.parse(text) as Kept);
    return found !== null && Date.now() - found.readAt <= age ? found : null;
  } catch {
    return null;
  }
}

function keep(token: string, kept: Kept): void {
  try {
    localStorage.setItem(
      keyOf(token),
      JSON.stringify({ ...kept, body: { ...kept.body, replacement: null } }),
    );
  } catch {
    // A browser that keeps nothing shows the page with a network only.
  }
}

function forget(token: string): void {
  try {
    localStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was kept.
  }
}

import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

interface DraftOptions {
  /** Name of the form. */
  readonly form: string;
  /** Id of the record that is changed; without one it is being created. */
  readonly record?: number | undefined;
  /** Of the shape of the values: drafts of another shape are forgotten. */
  readonly version: number;
}

export interface KeptDraft<T> {
  /** What was found when the form opened; to be put into the form before its first rendering. */
  readonly found: Draft<T> | null;
  /** When the values were kept last, milliseconds UTC; null: not yet, or the browser forbids it. */
  readonly savedAt: number | null;
  /** Keeps values a moment after the last change. */
  readonly keep: (value: T) => void;
  /** Forgets the draft: it has been sent, or is not wanted. */
  readonly drop: () => void;
}

const pause = 400;

/** Keeps what is typed in this browser, by user, form and record. */
export function useDraft<T>({ form, record, version }: DraftOptions): KeptDraft<T> {
  const userId = useSession().current.user?.id ?? 0;
  const key = draftKey(userId, form, record);
  const [found] = useState(() => readDraft<T>(key, version, Date.now()));
  const [savedAt, setSavedAt] = useState<number | null>(found?.savedAt ?? null);
  const pending = useRef<{ readonly timer: number; readonly write: () => void } | null>(null);
  useEffect(() => {
    const flush = () => pending.current?.write();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const stop = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  return {
    found,
    savedAt,
    keep: (value) => {
      stop();
      const write = () => {
        stop();
        const now = Date.now();
        if (keepDraft(key, version, value, now)) setSavedAt(now);
      };
      pending.current = { timer: window.setTimeout(write, pause), write };
    },
    drop: () => {
      stop();
      dropDraft(key);
      setSavedAt(null);
    },
  };
}

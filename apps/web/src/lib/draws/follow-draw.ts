import { createClient } from '@sevenmetre/contract/client';
import { drawOperations } from '@sevenmetre/contract/draws/operations';
import type { DrawProgress, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { useCallback, useEffect, useState } from 'react';
import { ownOrigin } from '../api/api.ts';

const api = createClient(ownOrigin, drawOperations);

export interface FollowedDraw {
  /** null: still loading, or there is none. */
  readonly draw: PublicDraw | null;
  readonly isMissing: boolean;
  /** The stream is interrupted; it reconnects by itself. */
  readonly isOffline: boolean;
  /** Takes the answer of the operator's own call, without waiting for the stream. */
  readonly take: (draw: PublicDraw) => void;
  /** Reads everything again; null: not possible now. */
  readonly read: () => Promise<PublicDraw | null>;
}

/** A draw of a category and everything that is shown of it from now on. */
export function useDraw(category: string): FollowedDraw {
  const [draw, setDraw] = useState<PublicDraw | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const read = useCallback(async () => {
    try {
      const answer = await api.publicDraw({ params: { category } });
      setMissing(answer.status === 404);
      if (answer.status !== 200) return null;
      setDraw(answer.body);
      return answer.body;
    } catch {
      setOffline(true);
      return null;
    }
  }, [category]);
  useEffect(() => {
    void read();
    const stream = new EventSource(`/api/v1/draws/${encodeURIComponent(category)}/stream`);
    stream.addEventListener('open', () => setOffline(false));
    stream.addEventListener('error', () => setOffline(true));
    stream.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      setOffline(false);
      // The stream sends what the contract says.
      const progress = JSON.parse(data) as DrawProgress | null;
      setDraw((known) => known && withProgress(known, progress, () => void read()));
    });
    return () => stream.close();
  }, [category, read]);
  return { draw, isMissing, isOffline, take: setDraw, read };
}

/** Only progress comes with the stream: the rest is read again when the attempt, its state or its groups change. */
function withProgress(known: PublicDraw, progress: DrawProgress | null, read: () => void): PublicDraw {
  const keyOf = (one: DrawProgress | null) =>
    one && [one.number, one.state, one.inputHash, one.amended].join(' ');
  if (keyOf(progress) !== keyOf(known.progress)) read();
  return { ...known, progress };
}

import { useEffect, useRef, useState } from 'react';
import type { ReadingWatch } from '../../lib/queries/send-sheet.ts';
import { useWords } from '../../lib/words/words.ts';
import './imports.css';

/** A file that the server reads. */
interface Reading {
  /** From 0 to 1; null: not known yet. */
  readonly share: number | null;
  readonly cancel: () => void;
}

/** The reading of one file after another: its share for the bar, and its end. */
export function useFileReading() {
  const [reading, setReading] = useState<Reading | null>(null);
  const current = useRef<AbortController | null>(null);
  // Who leaves the page does not wait any more.
  useEffect(() => () => current.current?.abort(), []);
  /** @returns null: it was cancelled */
  const watched = async <T,>(read: (watch: ReadingWatch) => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const opener = document.activeElement;
    const cancel = () => {
      controller.abort();
      setReading(null);
      // The bar takes its button along, so the focus goes back to what began the reading.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    setReading({ share: null, cancel });
    const outcome = await read({
      signal,
      progress: (share) => {
        if (!signal.aborted) setReading({ share, cancel });
      },
    });
    if (signal.aborted) return null;
    setReading(null);
    return outcome;
  };
  return { reading, watched };
}

interface ReadingBarProps {
  readonly reading: Reading | null;
  readonly label: string;
}

/** How far a file is read, and the button that ends its reading. Nothing is stored by either. */
export function ReadingBar({ reading, label }: ReadingBarProps) {
  const t = useWords();
  return (
    <div className="sheet-import__reading" role="status">
      {reading === null ? null : (
        <>
          <span>{label}</span>
          <progress aria-label={label} {...(reading.share === null ? {} : { value: reading.share })} />
          <button className="button button--outline" type="button" onClick={reading.cancel}>
            {t('signedIn.cancel')}
          </button>
        </>
      )}
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clockTime } from '../../lib/time/age.ts';
import { useReachable } from '../../lib/api/connection.ts';
import { lastConfirmed } from '../../lib/slices/freshness.ts';
import { useWords } from '../../lib/words/words.ts';
import { useCurrentSlice } from './current-slice.ts';

/**
 * Milliseconds. Short interruptions are not announced, and a live region is read only if it existed before its
 * text changed.
 */
const settled = 1000;

/** Tells screen readers once that the connection is lost, and once that it is back. */
export function ConnectionAnnouncer() {
  const t = useWords();
  const reachable = useReachable();
  const current = useCurrentSlice();
  const said = useRef(true);
  const [sentence, setSentence] = useState('');
  // The text stays the same however old the data become: a live region whose text changes is read out again.
  const say = useEffectEvent(() => {
    if (said.current === reachable) return;
    said.current = reachable;
    if (reachable) setSentence(t('shell.online'));
    else if (current === null) setSentence(t('shell.offline'));
    else {
      const at = lastConfirmed(current.topic, current.slice.checkedAt);
      setSentence(t('shell.offlineFrom', { time: clockTime(current.slice.body.edition.timeZone, at) }));
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => say(), settled);
    return () => clearTimeout(timer);
  }, [reachable]);
  return (
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clockTime } from '../../lib/time/age.ts';
import { useReachable } from '../../lib/api/connection.ts';
import { lastConfirmed } from '../../lib/slices/freshness.ts';
import { useWords } from '../../lib/words/words.ts';
import { useCurrentSlice } from './current-slice.ts';

/** Milliseconds: a network that only stumbles is not worth a word, and a region is heard only when it was there before. */
const settled = 1000;

/** Says once to those who listen that the connection is lost, and once that it is back. */
export function ConnectionAnnouncer() {
  const t = useWords();
  const reachable = useReachable();
  const current = useCurrentSlice();
  const said = useRef(true);
  const [sentence, setSentence] = useState('');
  // What is said stays as it was, however old the data become: a region whose text changes is read out again.
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isReachable, useReachable } from '../lib/api/connection.ts';
import { useWords } from '../lib/words/words.ts';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

interface RetryProps {
  readonly retry: () => Promise<unknown>;
}

const waits = [5, 10, 20, 30];

/** So many times a server that answers may fail before the visitor is led to support. */
const attempts = 3;

/**
 * Data did not arrive: says so, counts down to the next attempt, and offers it at once. A server that answers and fails
 * again leads to support, with the way back; one that is out of reach never does.
 */
export function Retry({ retry }: RetryProps) {
  const t = useWords();
  const reachable = useReachable();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [seconds, setSeconds] = useState(waits[0] ?? 5);
  const answered = useRef(0);
  const still = useRef(true);
  useEffect(() => {
    still.current = true;
    return () => {
      still.current = false;
    };
  }, []);
  const again = () => {
    setSeconds(0);
    void retry().finally(() => {
      // A network that fails says nothing about the server: only attempts that it answered count.
      answered.current = isReachable() ? answered.current + 1 : 0;
      if (answered.current >= attempts && still.current) {
        void navigate(`/support?reason=load&from=${encodeURIComponent(pathname)}`, { replace: true });
      }
      setSeconds(waits[Math.min(attempt + 1, waits.length - 1)] ?? 30);
      setAttempt(attempt + 1);
    });
  };
  const tick = useEffectEvent(() => (seconds === 1 ? again() : setSeconds(seconds - 1)));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => tick(), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const actions = (
    <>
      <button className="button" type="button" onClick={again} disabled={seconds === 0}>
        {t('states.error.tryNow')}
      </button>
      <Link className="button button--outline" to="/support">
        {t('shell.support')}
      </Link>
    </>
  );
  const wait = seconds === 0 ? t('states.error.now') : t('states.error.text', { seconds });
  const heading = t(reachable ? 'states.error.heading' : 'states.offline.heading');
  return (
    <>
      {/* Announced once; the countdown below would be read out every second. */}
      <p className="visually-hidden" role="alert">
        {heading}
      </p>
      <Notice drawing="goal" heading={heading} actions={actions}>
        {reachable ? wait : t('states.offline.text')}
      </Notice>
    </>
  );
}

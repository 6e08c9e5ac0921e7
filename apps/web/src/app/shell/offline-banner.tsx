import { matchPage } from '@sevenmetre/contract/pages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ageInWords, clockTime } from '../../lib/time/age.ts';
import { api } from '../../lib/api/api.ts';
import { useReachable } from '../../lib/api/connection.ts';
import { lastConfirmed } from '../../lib/slices/freshness.ts';
import { useSliceCache } from '../../lib/slices/slice-cache.ts';
import { useNow } from '../../lib/time/now.ts';
import { useWords } from '../../lib/words/words.ts';
import { useCurrentSlice } from './current-slice.ts';

/**
 * Shows that the server is out of reach and how old the data are. Nothing that is shown disappears. Screen readers
 * are told by `connection-announcer.tsx`: an age that changes would be read out again and again.
 */
export function OfflineBanner() {
  const reachable = useReachable();
  const cache = useSliceCache();
  const { pathname } = useLocation();
  const retry = () => {
    const page = matchPage(pathname);
    if (page) void cache.load(page);
    else void api.healthLive().catch(() => undefined);
  };
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return reachable ? null : <Banner retry={retry} />;
}

function Banner({ retry }: { retry: () => void }) {
  const t = useWords();
  const current = useCurrentSlice();
  const at = current === null ? null : lastConfirmed(current.topic, current.slice.checkedAt);
  const age = useNow((now) => (at === null ? '' : ageInWords(t, now - at)));
  return (
    <div className="offline-banner">
      <span>
        {current === null || at === null
          ? t('shell.offline')
          : t('shell.offlineSince', { time: clockTime(current.slice.body.edition.timeZone, at), age })}
      </span>
      <button className="icon-button" type="button" onClick={retry}>
        {t('shell.tryAgain')}
      </button>
    </div>
  );
}

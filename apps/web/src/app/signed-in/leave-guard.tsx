import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { askWith, hasUnsaved, leaveThen } from '../../lib/drafts/unsaved.ts';
import { watchWaysOut } from '../../lib/drafts/ways-out.ts';
import type { WayOut } from '../../lib/drafts/ways-out.ts';
import { useConfirm } from '../../ui/dialogs/confirm-host.tsx';

/** Asks before a form without a draft is left for another page of the app. */
export function LeaveGuard(): null {
  const here = useLocation();
  useQuestion();
  /** What the page itself writes into its address in place of the old one is no way out of it. */
  const isElsewhere = ({ by, to }: WayOut) =>
    to.pathname !== here.pathname || (by !== 'replace' && to.search !== here.search);
  const watch = useEffectEvent((way: WayOut) => {
    if (!hasUnsaved() || !isElsewhere(way)) return way.go();
    if (way.by !== 'pop') return leaveThen(way.go);
    // The browser has navigated already: this page's entry is pushed again, so that one step back leads there.
    const { pathname, search, hash, key, state } = here;
    history.pushState({ key, state }, '', pathname + search + hash);
    leaveThen(() => history.back());
  });
  useEffect(() => watchWaysOut((way) => watch(way)), []);
  return null;
}

/** The dialog that asks. */
function useQuestion() {
  const t = useWords();
  const confirm = useConfirm();
  const ask = useEffectEvent(() =>
    confirm({
      kind: 'warning',
      title: t('signedIn.leave.title'),
      text: t('signedIn.leave.text'),
      confirm: t('signedIn.leave.confirm'),
      reject: t('signedIn.leave.reject'),
    }),
  );
  useEffect(() => askWith(() => ask()), []);
}

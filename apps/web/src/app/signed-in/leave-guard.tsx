import { use, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import type { Navigator } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { askWith, hasUnsaved, mayLeave } from '../../lib/drafts/unsaved.ts';
import { useConfirm } from '../../ui/dialogs/confirm-host.tsx';
import type { PageNavigator } from '../start/browser-router.tsx';

type Way = Navigator['push'];
type Target = Pick<Location, 'pathname' | 'search'>;

/**
 * Asks before a form without a draft is left for another page of the app. It stands before the router's own three ways, so that
 * public pages carry nothing of it.
 */
export function LeaveGuard(): null {
  const { navigator } = use(NavigationContext);
  const here = useLocation();
  const asks = useAsking();
  const isElsewhere = ({ pathname, search }: Target) => pathname !== here.pathname || search !== here.search;
  const go = useEffectEvent((way: Way, isLeaving: (to: Target) => boolean, ...how: Parameters<Way>) => {
    const to = new URL(navigator.createHref(how[0]), location.origin);
    if (hasUnsaved() && isLeaving(to)) asks(() => way(...how));
    else way(...how);
  });
  const push = useEffectEvent((way: Way, ...how: Parameters<Way>) => go(way, isElsewhere, ...how));
  // What the page itself writes into its address is no way out of it.
  const replace = useEffectEvent((way: Way, ...how: Parameters<Way>) =>
    go(way, (to) => to.pathname !== here.pathname, ...how),
  );
  const pop = useEffectEvent((way: () => void) => {
    if (!hasUnsaved() || !isElsewhere(location)) return way();
    // The browser is there already: this page's entry is put after it again, so that one step back leads there.
    const { pathname, search, hash, key, state } = here;
    history.pushState({ key, state }, '', pathname + search + hash);
    asks(() => history.back());
  });
  useEffect(() => {
    const before = {
      push: navigator.push,
      replace: navigator.replace,
      pop: hasPop(navigator) ? navigator.pop : () => undefined,
    };
    Object.assign(navigator, {
      push: (...how: Parameters<Way>) => push(before.push, ...how),
      replace: (...how: Parameters<Way>) => replace(before.replace, ...how),
      pop: () => pop(before.pop),
    });
    return () => void Object.assign(navigator, before);
  }, [navigator]);
  return null;
}

function hasPop(navigator: Navigator): navigator is PageNavigator {
  return 'pop' in navigator;
}

/** One question at a time: who goes on pressing is not asked twice. */
function useAsking() {
  const t = useWords();
  const confirm = useConfirm();
  const isAsking = useRef(false);
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
  return (leave: () => void) => {
    if (isAsking.current) return;
    isAsking.current = true;
    void mayLeave().then((leaves) => {
      isAsking.current = false;
      if (leaves) leave();
    });
  };
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { titleIn, titleRegion } from '../../lib/page/head.ts';
import { useCurrentSlice, useShownEdition } from './current-slice.ts';
import { findRoute } from '../routes/routes.ts';

/**
 * Keeps title and description with the page, scrolls a new page to its top, and announces its title to screen
 * readers after each navigation. Pages of signed-in people do so themselves once they are there (`nameDocument`).
 */
export function DocumentHead() {
  const t = useWords();
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const current = useCurrentSlice();
  const { route, params } = findRoute(pathname);
  const { title: page, description } = route.head(t, params, current?.slice ?? null);
  const title = titleIn(useShownEdition()?.name ?? t('shell.brand'), page);
  const announced = useRef<HTMLParagraphElement>(null);
  const before = useRef(pathname);
  // Before the effects of the page, which may know better.
  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  const isNamedByPage = route.isSignedIn === true;
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
    const region = announced.current;
    if (region === null) return;
    region.ariaLive = 'polite';
    if (!isNamedByPage) region.textContent = document.title;
  }, [pathname, kind, isNamedByPage]);
  return <p id={titleRegion} className="visually-hidden" role="status" aria-live="off" ref={announced} />;
}

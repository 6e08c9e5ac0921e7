import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { titleIn } from '../../lib/page/head.ts';
import { useCurrentSlice, useShownEdition } from './current-slice.ts';
import { findRoute } from '../routes/routes.ts';

/**
 * Keeps title and description with the page, scrolls a new page to its top, and announces its title to screen
 * readers. Pages of signed-in people give the document their title themselves once they are there, which is waited for.
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
  /** The title of the page that is left. */
  const left = useRef('');
  useLayoutEffect(() => {
    left.current = document.title;
  }, [pathname]);
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
    return whenNamed(isNamedByPage ? [left.current, title] : [], () => {
      if (announced.current) announced.current.textContent = document.title;
    });
  }, [pathname, kind, isNamedByPage, title]);
  return <p className="visually-hidden" role="status" ref={announced} />;
}

/** Calls back once the document has a title that is none of these, until the returned function is called. */
function whenNamed(others: readonly string[], named: () => void): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    if (others.includes(document.title)) return;
    observer.disconnect();
    named();
  }
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

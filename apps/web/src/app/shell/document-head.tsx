import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useWords } from '../../lib/words/words.ts';
import { useCurrentSlice } from './current-slice.ts';
import { findRoute } from '../routes/routes.ts';

/**
 * Keeps title and description with the page, scrolls a new page to its top, and announces its title to screen
 * readers.
 */
export function DocumentHead() {
  const t = useWords();
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const current = useCurrentSlice();
  const { route, params } = findRoute(pathname);
  const { title, description } = route.head(t, params, current?.slice ?? null);
  const announced = useRef<HTMLParagraphElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
    if (announced.current) announced.current.textContent = document.title;
  }, [pathname, kind]);
  return <p className="visually-hidden" role="status" ref={announced} />;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A row of links that may be wider than the window: the link of the page that is shown is scrolled to its middle. */
export function useCentredLink<E extends HTMLElement = HTMLElement>() {
  const row = useRef<E>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (row.current && link) centreLink(row.current, link);
  }, [pathname]);
  return row;
}

/** Scrolls a row so that one of its links is in the middle. The page itself stays where it is. */
function centreLink(row: HTMLElement, link: Element): void {
  const [around, inside] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - around.left - around.width / 2;
}

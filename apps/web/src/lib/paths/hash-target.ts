import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Brings what the address names after `#` into sight, once for each arrival. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  const reached = useRef('');
  useEffect(() => {
    if (hash === '' || reached.current === key) return;
    const target = document.getElementById(hash.slice(1));
    if (!target) return;
    reached.current = key;
    target.scrollIntoView();
  }, [hash, key]);
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false while the page is the server's picture: a form that was sent now would leave the page with what was typed. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

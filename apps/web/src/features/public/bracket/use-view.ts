import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { browserStore, readRemembered, remember } from '../../../lib/browser/storage.ts';

/** Rounds under each other where the tree finds no room; elsewhere they are the tree. */
export const views = ['rounds', 'tree', 'list'] as const;
export type View = (typeof views)[number];

const never = () => () => undefined;

/** The view that the address asks for, else the one that was looked at last. */
export function useView(): View {
  const { search } = useLocation();
  const remembered = useSyncExternalStore(
    never,
    () => readRemembered(browserStore(), new Date()).bracketView ?? null,
    () => null,
  );
  const asked = new URLSearchParams(search).get('view');
  return views.find((view) => view === asked) ?? remembered ?? 'rounds';
}

export function rememberView(bracketView: View): void {
  remember(browserStore(), new Date(), { bracketView });
}

/** The address of this page with one part of its query changed; null takes it away. */
export function changedAddress(pathname: string, search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

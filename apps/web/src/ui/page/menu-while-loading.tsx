import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const menus = new Map<string, ReactNode>();

/** Makes the menu of a group of pages known, so that it stays while another of them is loaded. @param prefix of their paths */
export function provideMenu(prefix: string, menu: ReactNode): void {
  menus.set(prefix, menu);
}

/** The menu of the page that is being loaded; nothing before the first page of its group has been there. */
export function MenuWhileLoading() {
  const { pathname } = useLocation();
  const inside = [...menus.keys()].filter((prefix) => `${pathname}/`.startsWith(`${prefix}/`));
  // The longest of paths that begin with each other is the last one.
  return menus.get(inside.toSorted().at(-1) ?? '') ?? null;
}

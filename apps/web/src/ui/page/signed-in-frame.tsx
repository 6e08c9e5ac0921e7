import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { queryClient } from '../../lib/queries/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { ConfirmHost } from '../dialogs/confirm-host.tsx';
import { SignInAgainHost } from '../dialogs/sign-in-again-host.tsx';
import './signed-in.css';

const menus = new Map<string, ReactNode>();

/** Makes the menu of a group of pages known, so that it stays while another of them is loaded. @param prefix of their paths */
export function provideMenu(prefix: string, menu: ReactNode): void {
  menus.set(prefix, menu);
}

/** The menu of the page that is being loaded; nothing before the first page of its group has been there. */
export function MenuWhileLoading() {
  const { pathname } = useLocation();
  const inside = [...menus.keys()].filter(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
  return menus.get(inside.toSorted((a, b) => b.length - a.length)[0] ?? '') ?? null;
}

/**
 * What surrounds every page of signed-in users: the data they read, the questions they are asked. When the session
 * has ended, the user signs in over the page, which stays as it is. Another user finds nothing of the one before.
 */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const { current } = useSession();
  useEffect(() => {
    if (current.status === 'out') queryClient.clear();
  }, [current.status]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmHost>{children}</ConfirmHost>
      <SignInAgainHost />
    </QueryClientProvider>
  );
}

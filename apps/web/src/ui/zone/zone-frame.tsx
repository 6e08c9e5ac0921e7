import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/zone/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmHost } from './confirm-host.tsx';
import { SignInAgainHost } from './sign-in-again-host.tsx';
import './zone.css';

/**
 * What surrounds every page of signed-in users: the data they read, the questions they are asked. When the session
 * has ended, the user signs in over the page, which stays as it is. Another user finds nothing of the one before.
 */
export function ZoneFrame({ children }: { children: ReactNode }) {
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

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '../../lib/queries/query-client.ts';
import { useSession } from '../../lib/session/session.ts';
import { ConfirmHost } from '../dialogs/confirm-host.tsx';
import { SignInAgainHost } from '../dialogs/sign-in-again-host.tsx';
import './signed-in.css';

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

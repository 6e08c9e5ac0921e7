import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { whenSignedOut } from '../../lib/zone/call.ts';
import { queryClient } from '../../lib/zone/query-client.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmHost } from './confirm-host.tsx';
import './zone.css';

/**
 * What surrounds every page of signed-in users: the data they read, the questions they are asked. When the server says
 * that nobody is signed in, the session is asked anew, which leads to sign-in and back. Another user finds nothing of
 * the one before.
 */
export function ZoneFrame({ children }: { children: ReactNode }) {
  const { ensure, current } = useSession();
  useEffect(() => whenSignedOut(() => void ensure({ force: true })), [ensure]);
  useEffect(() => {
    if (current.status === 'out') queryClient.clear();
  }, [current.status]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmHost>{children}</ConfirmHost>
    </QueryClientProvider>
  );
}

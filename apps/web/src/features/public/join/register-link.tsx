import type { ReactNode } from 'react';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Link } from '../../../ui/link.tsx';

/** Who is not signed in enters an e-mail address first: a code opens the account, or makes one. */
export function useRegisterPath(): (search: string) => string {
  const { current } = useSession();
  return (search) => {
    const path = clubRegistrationStartPath + search;
    return current.status === 'in' ? path : `/login/code?next=${encodeURIComponent(path)}`;
  };
}

interface RegisterLinkProps {
  readonly className?: string;
  /** With its question mark, or ''. */
  readonly search?: string;
  readonly children: ReactNode;
}

export function RegisterLink({ search = '', ...rest }: RegisterLinkProps) {
  const pathOf = useRegisterPath();
  return <Link to={pathOf(search)} {...rest} />;
}

import type { ReactNode } from 'react';
import { clubRegistrationStartPath } from '../../../lib/paths/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Link } from '../../../ui/link.tsx';

/** For those who have no account it leads through the sign-up, for others through the sign-in if they need it. */
export function useRegisterPath(): (search: string) => string {
  const { current } = useSession();
  return (search) => {
    const path = clubRegistrationStartPath + search;
    return current.status === 'in' ? path : `/registration?next=${encodeURIComponent(path)}`;
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

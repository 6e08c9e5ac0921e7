import { type ReactNode, createContext, useContext } from 'react';
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

/** What a visitor has chosen in the calculator, as query parameters; '': nothing yet. */
export const ChosenOrder = createContext('');

interface RegisterLinkProps {
  readonly className?: string;
  /** Of the first team. */
  readonly category?: string;
  readonly children: ReactNode;
}

/** Leads to the form with what was chosen in the calculator, so that nobody counts twice. */
export function RegisterLink({ category, ...rest }: RegisterLinkProps) {
  const pathOf = useRegisterPath();
  const order = new URLSearchParams(useContext(ChosenOrder));
  if (category !== undefined) {
    order.set('category', category);
    if (!order.has('teams')) order.set('teams', '1');
  }
  return <Link to={pathOf(order.size === 0 ? '' : `?${order.toString()}`)} {...rest} />;
}

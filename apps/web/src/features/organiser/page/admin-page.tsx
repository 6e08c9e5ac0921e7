import type { ReactNode } from 'react';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import './organiser.css';
import './dense-lists.css';

interface AdminPageProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly back?: { readonly to: string; readonly name: string } | undefined;
  readonly sub?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the organiser, with the smaller controls and rows of a tool. */
export function AdminPage(props: AdminPageProps) {
  return <SignedInPage {...props} />;
}
